/** What is told about symbols, and which part of the rules tells more. */
import type { Tip } from "../../app/game";
import type { Saying, Value } from "../../app/wording";
import { printed } from "./printed";
import { figure, goods, master, option, tile, weapon } from "./sayings";
import { isType, weaponOf } from "./things";
import type { View } from "./types";

const RULES: Record<string, string> = {
  coin: "t1-1",
  clay: "t5-1",
  "clay-wet": "t1-1",
  "clay-dry": "t1-1",
  bases: "t1-1",
  craftsmen: "t3-2",
  artisans: "t3-2",
  prestige: "t3-11",
  slice: "t3-2",
  turn: "t3-2",
  build: "t3-3",
  soak: "t3-3",
  upgrade: "t3-3",
  priority: "t3-3",
  specialist: "t3-7",
  hire: "t3-6",
  space: "t1-2",
  inspector: "t3-9",
  group: "t3-11",
  warehouse: "t3-4",
  decree: "t5-8",
};

/** Symbols and parts of the score that are told under another name. */
const SAME: Record<string, string> = {
  coins: "coin",
  wet: "clay-wet",
  dry: "clay-dry",
  "part-inspector": "inspector",
  "part-musician": "fig-musician",
  "part-footman": "fig-footman",
  "part-group": "group",
  "act-clay": "clay-wet",
  "act-coins": "coin",
  "act-build": "build",
  "turn-inner": "turn",
  "turn-middle": "turn",
};

/** A player's points by part, and what the board would bring more. */
function points({ players, board }: View, seat: number): Saying {
  const told = (parts: [string, number][]): Value => ({
    of: parts
      .filter(([, points]) => points !== 0)
      .map(([part, points]) => ({ key: "score-part", values: { part: { key: `ta-part-${part}` }, points } })),
    join: "comma",
  });
  const more = Object.entries(board.standing).map(([part, by]): [string, number] => [part, by[seat]!]);
  return { key: "ta-tip-points", values: { parts: told(Object.entries(players[seat]!.score)), more: told(more) } };
}

export function tip(asked: string, view: unknown): Tip {
  if (asked.startsWith("points:"))
    return { saying: points(view as View, Number(asked.slice(7))), rule: RULES.prestige };
  const name = SAME[asked] ?? asked;
  const [kind, ...rest] = name.split("-");
  const which = rest.join("-");
  const told = (key: string, values: Record<string, Value>, rule?: string): Tip => ({ saying: { key, values }, rule });
  const { masters, weapons, inspector_vp, footman_vp, group_vp } = printed();
  const pair = ([dominance = 0, presence = 0]: number[]): Record<string, number> => ({ dominance, presence });
  switch (kind) {
    case "score":
      return told("ta-tip-tile", { tile: tile(which) }, "t3-9");
    case "option":
      return told("ta-tip-option", { n: Number(which), option: option(Number(which)) }, "t5-14");
    case "weapon":
      return weaponTip(which);
    case "fig":
      return figureTip(which);
    case "act": {
      const found = masters.find(({ master: one }) => one === which);
      if (found) return told("ta-tip-master", { master: master(which), ...duties(found) }, "t3-6");
      if (which in weapons) return weaponTip(which);
      return told(`ta-tip-${which}`, { n: printed().priority_vp }, RULES[which]);
    }
    case "inspector":
      return told("ta-tip-inspector", pair(inspector_vp), RULES.inspector);
    case "group":
      return told("ta-tip-group", pair(group_vp), RULES.group);
    case "turn":
      return told("ta-tip-turn", { n: printed().rotate_cost }, RULES.turn);
  }
  return told(`ta-tip-${name}`, {}, RULES[name]);

  function weaponTip(of: string): Tip {
    const { vp, coins } = Object.entries(weapons).find(([name]) => name === of)![1];
    return told(`ta-tip-weapon-${of}`, { n: vp, coins: goods("coins", coins) }, "t3-5");
  }

  function figureTip(of: string): Tip {
    if (isType(of)) return told("ta-tip-warrior", { figure: figure(of), weapon: weapon(weaponOf(of)!) }, "t3-3");
    return told(`ta-tip-${of}`, { n: printed().musician_vp, ...pair(footman_vp) }, "t3-7");
  }

  function duties({ master: of, keeps_clay: keeps }: { master: string; keeps_clay: boolean }): Record<string, Saying> {
    return {
      use: { key: `ta-use-${of}`, values: { clay: goods("wet", printed().claymaker_clay) } },
      each: { key: keeps ? "ta-note-keeps-clay" : "ta-note-brings-coin" },
    };
  }
}
