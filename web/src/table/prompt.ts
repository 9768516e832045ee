/** What the prompt says: one sentence that tells what to do now. */
import { t, together } from "../i18n.svelte";
import { split } from "../model/places";
import { helperPoints, workerCard } from "../model/things";
import type { Table } from "../table.svelte";
import { cardWork } from "../words";

export interface Prompt {
  title: string;
  hint: string;
}

/** What the top card may do. */
function topText(card: string, turn: number): string {
  const { colour, helper } = workerCard(card);
  const pigment = { colour: t(`colour-${colour}`) };
  if (!helper) return t("plan-takes", { ...pigment, goods: cardWork(card, turn) });
  return t("plan-recruits", { ...pigment, helper: t(`helper-${helper}`), points: helperPoints(card, turn) });
}

/** When the bottom card lets one go, and who goes first when numbers are equal. */
function orderText(table: Table, bottom: string): string {
  const inTies = [...table.view!.board.track].reverse().flat();
  const at = inTies.indexOf(table.me ?? -1);
  const place = at === 0 ? "first" : at === inTies.length - 1 ? "last" : "after";
  const names = together(inTies.slice(0, at).map((seat) => table.name(seat)));
  return t("plan-order", { number: workerCard(bottom).number, place, names });
}

export function promptOf(table: Table): Prompt {
  const view = table.view;
  if (!view) return { title: "", hint: "" };
  if (table.past) return { title: t("past-title", { n: table.past.n }), hint: t("past-hint") };
  if (view.over) return { title: t("over-title"), hint: "" };
  if (table.busy && table.link === "lost") return { title: t("reconnecting"), hint: t("reconnecting-hint") };
  const verbs = new Set((table.state?.legal ?? []).map((item) => split(item.action)[0]));
  if (verbs.size === 0) {
    const names = view.deciding.map((seat) => table.name(seat));
    const key = view.decision === "plan" || view.decision === "favour" ? "wait-together" : "wait-for";
    const hint = table.me !== null && view.you?.plan ? t("wait-planned") : "";
    return { title: names.length ? t(key, { names: together(names), count: names.length }) : t("wait"), hint };
  }
  let key = view.decision ?? "none";
  if (verbs.has("give")) key = "give";
  if (verbs.has("take")) key = "take";
  if (view.you?.discounted && (key === "build" || key === "after")) key = "discount";
  if (key === "plan" && table.top && table.bottom) {
    return { title: t("ask-plan"), hint: `${topText(table.top, view.turn)} ${orderText(table, table.bottom)}` };
  }
  const top = view.seat === null ? null : view.players[view.seat]!.top;
  return { title: t(`ask-${key}`), hint: key === "work" && top ? topText(top, view.turn) : t(`ask-${key}-hint`) };
}
