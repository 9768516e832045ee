/** What this browser has stored of the settings. */
import type { Settings } from "./settings.svelte";

export const SETTINGS_KEY = "bingma-settings";

export function storedSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}
