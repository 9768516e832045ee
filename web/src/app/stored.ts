/** What the settings need before anything else is there: what is stored of them, and the colours. */
import type { Settings } from "./settings.svelte";

export const SETTINGS_KEY = "bingma-settings";

export function storedSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Put the colours that were set, or the system's, on the page. */
export function applyTheme(theme: Settings["theme"] = "system"): void {
  const isDark = theme === "dark" || (theme === "system" && dark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}

export function onSystemTheme(apply: () => void): void {
  dark.addEventListener("change", apply);
}

/** Keep a text in this browser; one that stores nothing still plays. */
export function keep(where: Storage, key: string, value: string): void {
  try {
    where.setItem(key, value);
  } catch {
    // See above.
  }
}

export function kept(where: Storage, key: string): string | null {
  try {
    return where.getItem(key);
  } catch {
    return null;
  }
}
