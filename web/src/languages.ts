/** The languages of the page, and which one to begin with. */
import type { Settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

export const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../src/bingma/locales/en/page.ftl?raw"),
  fr: () => import("../../src/bingma/locales/fr/page.ftl?raw"),
  de: () => import("../../src/bingma/locales/de/page.ftl?raw"),
};

/** The language that was set, else the first of the browser's that we have. */
export function preferred(set: Settings["language"] | undefined): Language {
  if (set && set !== "system") return set;
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in FILES) return language as Language;
  }
  return "en";
}
