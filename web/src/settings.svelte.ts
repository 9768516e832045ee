/** What a person has set in this browser. */
import type { Bot } from "./model/types";
import { applyTheme, onSystemTheme, SETTINGS_KEY, storedSettings } from "./stored";

export interface Settings {
  theme: "system" | "light" | "dark";
  language: "system" | "en" | "fr" | "de";
  motion: "off" | "fast" | "normal";
  sound: boolean;
  /** "touch": a click of the mouse plays at once, a tap shows first; "always": everything shows first and
   * waits; "timed": it shows first and plays by itself a little later; "never": everything plays at once. */
  confirm: "touch" | "always" | "timed" | "never";
  text: boolean;
  name: string;
  /** The bot last played against, and how many of them. */
  bot: string;
  opponents: number;
}

/** How long a choice waits with the setting "timed". */
export const CONFIRM_MS = 2000;

const FIRST: Settings = {
  theme: "system",
  language: "system",
  motion: "normal",
  sound: true,
  confirm: "touch",
  text: false,
  name: "",
  bot: "",
  opponents: 2,
};

export const settings: Settings = $state({ ...FIRST, ...storedSettings() });

/** Change a setting and keep it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays.
  }
  if (key === "theme") applyTheme(settings.theme);
}

/** The bot last played against, if it is one of these; else the second weakest. */
export function usualBot(bots: Bot[]): string {
  const known = bots.map(({ name }) => name);
  return known.includes(settings.bot) ? settings.bot : (known[1] ?? known[0] ?? "");
}

onSystemTheme(() => applyTheme(settings.theme));

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a movement of `ms` takes with the present setting; 0 for none. */
export function duration(ms: number): number {
  if (settings.motion === "off" || still.matches || document.hidden) return 0;
  return settings.motion === "fast" ? ms / 2 : ms;
}
