/** What a person has set in this browser. */
import type { BotInfo } from "./types";
import { GAMES } from "../games";
import { applyTheme, keep, onSystemTheme, SETTINGS_KEY, storedSettings } from "./stored";

export type Ending = "ask" | "wait" | "once";

export interface Settings {
  theme: "system" | "light" | "dark";
  language: "system" | "en" | "fr" | "de";
  motion: "off" | "fast" | "normal";
  /** How what the rules do by themselves is told: by itself, at each press, or not at all. */
  story: "run" | "step" | "off";
  sound: boolean;
  /** How a choice that ends my go is sent: it asks first, it waits a moment, or at once; null: see `ending`. */
  end: Ending | null;
  /** Whether each kind of decision is explained when it is met for the first time. */
  tips: boolean;
  text: boolean;
  name: string;
  /** How one last began a game; the bot last played against, and how many of them. */
  way: string;
  bot: string;
  opponents: number | null;
  /** The options last chosen, by game. */
  options: Record<string, number[]>;
  /** Whether new tables of a game are made with the numbers of one's own box. */
  own: Record<string, boolean>;
  /** The game last played or looked at. */
  game: string;
}

/** How long the end of a go waits, if it does. */
export const HOLD_MS = 3000;

const FIRST: Settings = {
  theme: "system",
  language: "system",
  motion: "normal",
  story: "run",
  sound: true,
  end: null,
  tips: true,
  text: false,
  name: "",
  way: "",
  bot: "",
  opponents: null,
  options: {},
  own: {},
  game: "",
};

export const settings: Settings = $state({ ...FIRST, ...storedSettings() });

/** Change a setting and keep it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep(localStorage, SETTINGS_KEY, JSON.stringify(settings));
  if (key === "theme") applyTheme(settings.theme);
}

/** The game last played or looked at, if it has a page; else the first that has. */
export function usualGame(): string {
  return settings.game in GAMES ? settings.game : Object.keys(GAMES)[0]!;
}

/** The bot last played against, if it is one of these; else the second weakest. */
export function usualBot(bots: BotInfo[]): string {
  const known = bots.map(({ name }) => name);
  return known.includes(settings.bot) ? settings.bot : (known[1] ?? known[0] ?? "");
}

onSystemTheme(() => applyTheme(settings.theme));

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How a choice that ends my go is sent: as was set, else it waits; in words and without motion it asks. */
export function ending(): Ending {
  return settings.end ?? (settings.text || settings.motion === "off" || still.matches ? "ask" : "wait");
}

/** How long a movement of `ms` takes with the present setting; 0 for none. */
export function duration(ms: number): number {
  if (settings.motion === "off" || still.matches || document.hidden) return 0;
  return settings.motion === "fast" ? ms / 2 : ms;
}
