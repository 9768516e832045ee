/** Which symbol shows what. */
import { printed } from "./printed";
import type { Changes, Figure, WarriorType } from "./types";
import type { LegalAction } from "../../app/types";

/** The symbols of what costs and gains and lines of the log are about. */
const ICONS: Record<string, string> = {
  points: "prestige",
  coins: "coin",
  wet: "clay-wet",
  dry: "clay-dry",
  clay: "clay",
};

/** The symbols of slips of the story, and of the steps that candidates were looked at for. */
const STORY_ICONS: Record<string, string> = {
  "slip-overseer": "minister",
  "slip-roll": "die-6",
  "slip-mark": "decree",
  "slip-row": "decree",
  "slip-worker": "builder",
  "slip-craftsman": "builder-purple",
  "slip-artisan": "artisan-purple",
  "slip-coins": "coin",
  "slip-clay": "clay-wet",
  "slip-rotation": "turn-inner",
  "slip-wheel": "turn-inner",
  "slip-upgrade": "act-upgrade",
  "slip-soak": "act-soak",
  "slip-stacks": "clay",
  "slip-blacksmith": "eq-sword",
  "slip-fail": "spare",
  "slip-spare": "spare",
  "slip-score": "prestige",
  "slip-points": "prestige",
  "slip-master": "coin",
  "slip-specialist": "act-specialist",
  "slip-build": "act-build",
  "slip-surprise": "act-build",
  "slip-inspect": "inspector-col",
  "slip-inspector": "inspector-col",
  "slip-priority": "act-priority",
  "slip-warrior": "fig-soldier",
  "slip-dry": "clay-dry",
  "step-priority": "inspector-col",
  "step-best-priority": "inspector-col",
  "step-musicians": "fig-musician",
  "step-footman": "fig-footman",
  "step-type": "prestige",
};

export function iconOf(what: string): string {
  const [, kind, thing] = /^slip-(build|master|weapon)-(.+)$/.exec(what) ?? [];
  if (kind === "build") return figureSymbol({ figure: thing as Figure["figure"], direction: null });
  if (kind) return kind === "master" ? `act-${thing}` : `eq-${thing}`;
  if (what.startsWith("step-")) return STORY_ICONS[what] ?? "";
  return STORY_ICONS[what] ?? ICONS[what] ?? what;
}

/** Symbols of the parts of the score. */
export const PART_ICONS: Record<string, string> = {
  rack: "fig-officer",
  weapon: "eq-sword",
  spare: "spare",
  decree: "decree",
  priority: "act-priority",
  inspector: "inspector-col",
  musician: "fig-musician",
  tile: "score-border",
  footman: "fig-footman",
  group: "bust-guard",
  leftover: "clay",
};

/** The symbol of a part where it stands for this round. */
export function partIcon(part: string, tile: string): string {
  return part === "tile" ? `score-${tile}` : PART_ICONS[part]!;
}

/** A figure as it stands on its space; a horse is drawn with its rider. */
export function figureSymbol({ figure, direction }: Pick<Figure, "figure" | "direction">): string {
  return figure === "kneeling_archer" ? `kneel-${direction ?? "south"}` : `fig-${figure}`;
}

export function isType(figure: string | null): figure is WarriorType {
  return Object.values(printed().weapons).some(({ type }) => type === figure);
}

/** The weapon that goes with a type of warriors. */
export function weaponOf(type: string | null): string | null {
  return Object.entries(printed().weapons).find(([, { type: of }]) => of === type)?.[0] ?? null;
}

/** What a choice would change on the board, where it changes anything there. */
export function changesOf(legal: LegalAction | null | undefined): Changes | null {
  return (legal?.preview.find(({ kind }) => kind === "changes") as unknown as Changes | undefined) ?? null;
}

/** A number with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
