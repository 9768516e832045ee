/** The languages of the page, and which one to begin with. */
import type { Settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

/** A file of words, fetched when it is wanted. */
export type TextFile = () => Promise<{ default: string }>;

/** The words of the page, and those that every game uses. */
export const FILES: Record<Language, TextFile> = {
  en: () => import("./texts/en"),
  fr: () => import("./texts/fr"),
  de: () => import("./texts/de"),
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
