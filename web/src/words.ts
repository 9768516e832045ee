/** Sentences about actions, effects and reasons, for prompts, labels, the log and screen readers. */
import { Refusal } from "./api";
import { has, t, together } from "./i18n.svelte";
import { effectsFor, listed, type Effects } from "./model/effects";
import type { Line } from "./model/log";
import { split } from "./model/places";
import { helperPoints, kindOf, tileKey, tokenColour, workerCard } from "./model/things";
import type { GameEvent, Legal, Reason, Resource, Seat, View } from "./model/types";

type Names = (seat: Seat | null | undefined) => string;

export function amount(resource: Resource | string, n: number): string {
  return t(`goods-${resource}`, { n });
}

function side(goods: Partial<Record<Resource, number>>): string[] {
  return listed(goods).map(([resource, n]) => amount(resource, n));
}

export function building(name: string): string {
  return t(`building-${name}`);
}

export function tile(name: string): string {
  return t(`tile-${tileKey(name)}`);
}

export function equipment(card: string): string {
  return t(`equipment-${kindOf(card)}`);
}

/** What a kind of bot is called; its plain name where we have no word. */
export function botName(bot: string | null): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : (bot ?? t("bot"));
}

/** How a kind of bot plays. */
export function botCharacter(bot: string): string {
  return has(`bot-${bot}-character`) ? t(`bot-${bot}-character`) : "";
}

/** "red 4: 2 clay": a worker card in words. */
export function cardText(card: string, turn: number): string {
  const { colour, number, helper } = workerCard(card);
  return t("card-text", { colour: t(`colour-${colour}`), number, work: cardWork(card, turn), helper: helper ?? "" });
}

/** What a worker card does. */
export function cardWork(card: string, turn: number): string {
  const { goods, helper } = workerCard(card);
  if (helper) return t("card-helper", { helper: t(`helper-${helper}`), points: helperPoints(card, turn) });
  const counts: Partial<Record<Resource, number>> = {};
  for (const item of goods) counts[item] = (counts[item] ?? 0) + 1;
  return together(side(counts));
}

/** How a sentence names worker cards: in words, or by marks in whose place they are drawn (`WithCards`). */
type CardNames = (card: string) => string;
/** A letter that no language writes. */
const MARK = "\uE000";

/** "red 4". */
export function cardName(card: string): string {
  return t("card-name", { colour: t(`colour-${card[0]}`), number: card[1]! });
}

export function markCard(card: string): string {
  return MARK + card + MARK;
}

/** The parts of a sentence: words, card, words and so on. */
export function splitMarks(text: string): string[] {
  return text.split(MARK);
}

/** The words of a button or label for an action: "Craft at B5". */
export function actionLabel(action: string, card: CardNames = cardName): string {
  const [verb, object] = split(action);
  switch (verb) {
    case "enter":
    case "open":
    case "free":
    case "extra":
      return t(`do-${verb}`, { building: building(object) });
    case "craft":
    case "paint":
      return t(`do-${verb}`, { space: object });
    case "pay":
    case "give":
    case "take":
      return t(`do-${verb}`, { goods: amount(object, 1) });
    case "keep":
      return t("do-keep", { tile: t(`end-${object}`) });
    case "forge":
      return t("do-forge", { slot: object });
    case "plan": {
      const [top, bottom] = object.split("/");
      return t("do-plan", { top: card(top!), bottom: card(bottom!) });
    }
    case "favour": {
      const count = object ? object.split(" ").length : 0;
      return t("do-favour", { count });
    }
    default:
      return t(`do-${verb}`);
  }
}

/** The label of an action that names the card too: "Forge the halberd". */
export function actionName(action: string, view: View | null, card: CardNames = cardName): string {
  const [verb, object] = split(action);
  const forged = verb === "forge" ? view?.board.display[Number(object) - 1] : null;
  return forged ? t("do-forge-card", { card: equipment(forged) }) : actionLabel(action, card);
}

/** What effects say: "pay 3 clay, gain 5 prestige and 1 red pigment". */
export function effectsText(effects: Effects, names: Names): string {
  const parts: string[] = [];
  const paid = side(effects.paid);
  const gained = side(effects.gained);
  if (effects.points > 0) gained.unshift(t("goods-points", { n: effects.points }));
  if (paid.length) parts.push(t("say-pay", { goods: together(paid) }));
  for (const fee of effects.fees) parts.push(t("say-fee", { goods: amount("coin", fee.amount), name: names(fee.seat) }));
  if (gained.length) parts.push(t("say-gain", { goods: together(gained) }));
  if (effects.points < 0) parts.push(t("say-lose", { goods: t("goods-points", { n: -effects.points }) }));
  for (const event of effects.also) {
    const also = alsoText(event);
    if (also) parts.push(also);
  }
  return parts.join(", ");
}

/** A thing besides resources and points that an action brings. */
export function alsoText(event: GameEvent): string {
  switch (event.kind) {
    case "recruited":
      return t(`ability-${String(event.helper)}`);
    case "advanced":
      return t("say-advance", { space: Number(event.space) });
    case "tile-taken":
      return t("say-tile", { tile: tile(String(event.tile)) });
    case "painted":
      return Number(event.group) > 1 ? t("say-group", { size: Number(event.group) }) : "";
    case "end-tile-kept":
      return t(`end-${String(event.tile)}-text`);
    default:
      return "";
  }
}

/** Where points come from, when from more than one thing. */
export function sourcesText(effects: Effects): string {
  if (effects.sources.length < 2) return "";
  return together(effects.sources.map(({ source, points }) => t("say-source", { points, source: t(`source-${source}`) })));
}

/** An action with all that it does, for labels and lists. */
export function fullText(item: Legal, view: View | null, me: Seat | null, names: Names): string {
  const [verb, object] = split(item.action);
  if (verb === "plan") {
    const [top, bottom] = object.split("/") as [string, string];
    const turn = view?.turn ?? 1;
    return t("say-plan", { top: cardText(top, turn), work: cardWork(top, turn), bottom: cardText(bottom, turn), number: bottom[1]! });
  }
  if (verb === "favour" && object) {
    const cards = object.split(" ").map((card) => cardText(card, view?.turn ?? 1));
    return t("say-favour", { cards: together(cards) });
  }
  const effects = effectsText(effectsFor(item.preview, me), names);
  const label = actionName(item.action, view);
  return effects ? `${label}: ${effects}` : label;
}

/** What the server refused, in our words where we have some. */
export function problemText(problem: { key: string; message: string }): string {
  return has(`error-${problem.key}`) ? t(`error-${problem.key}`) : problem.message;
}

/** The same for anything that a request threw. */
export function faultText(error: unknown): string {
  if (error instanceof Refusal) return problemText(error);
  return t("no-server");
}

/** Why something cannot be chosen. */
export function reasonText(reason: Reason, names: Names): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(reason.values)) {
    if (value === null) continue;
    if (name === "seat") values[name] = names(Number(value));
    else if (name === "building" || name === "other") values[name] = building(String(value));
    else if (name === "tile") values[name] = reason.key.startsWith("end-tile") ? t(`end-${value}`) : tile(String(value));
    else if (name === "resource" || name === "colour") values[name] = t(`word-${value}`);
    else values[name] = value;
  }
  return t(`why-${reason.key}`, values);
}

/** A line of the log, without the name of who did it. */
export function lineText(line: Line, card: CardNames = cardName): string {
  const values: Record<string, string | number> = { ...line.values };
  for (const [name, value] of Object.entries(line.values)) {
    if (name === "building") values[name] = building(String(value));
    if (name === "helper") values[name] = t(`helper-${value}`);
    if (name === "card") values[name] = equipment(String(value));
    if (name === "resource") values[name] = amount(String(value), 1);
    if (name === "top" || name === "bottom") values[name] = card(String(value));
    if (name === "part") values[name] = t(`part-${value}`);
    if (name === "token") values.colour = t(`colour-${tokenColour(Number(value))}`);
    if (name === "tile") values[name] = line.key === "end-tile-kept" ? t(`end-${value}`) : tile(String(value));
  }
  return t(`log-${line.key}`, values);
}
