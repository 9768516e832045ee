/** The box of this browser's owner, one for each game. */
import { keep, kept } from "../stored";
import type { Data } from "./place";

const key = (game: string): string => `bingma-box-${game}`;

/** The numbers that somebody has entered here; null: none. */
export function keptBox(game: string): Data | null {
  try {
    const data: unknown = JSON.parse(kept(localStorage, key(game)) ?? "null");
    return typeof data === "object" && !Array.isArray(data) ? (data as Data | null) : null;
  } catch {
    return null;
  }
}

/** Keep a box; false where this browser keeps nothing. */
export function keepBox(game: string, data: Data): boolean {
  keep(localStorage, key(game), JSON.stringify(data));
  return kept(localStorage, key(game)) !== null;
}

export function forgetBox(game: string): void {
  try {
    localStorage.removeItem(key(game));
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** What a box is called. */
export function nameOf(data: Data): string {
  return typeof data.name === "string" ? data.name : "";
}
