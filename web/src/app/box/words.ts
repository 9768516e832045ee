/** The words of the page for one's own box, fetched with it; the game's are among its own. */
import { t, type Values } from "../i18n.svelte";
import type { Language, TextFile } from "../languages";
import type { WrongValue } from "../types";

/** What is said on the page of any box. */
export const WORDS: Record<Language, TextFile>[] = [
  {
    en: () => import("../../../../src/bingma/locales/en/page.ftl?box"),
    fr: () => import("../../../../src/bingma/locales/fr/page.ftl?box"),
    de: () => import("../../../../src/bingma/locales/de/page.ftl?box"),
  },
  {
    en: () => import("../../../../src/bingma/locales/en/faults.ftl?box"),
    fr: () => import("../../../../src/bingma/locales/fr/faults.ftl?box"),
    de: () => import("../../../../src/bingma/locales/de/faults.ftl?box"),
  },
];

/** What is wrong, in words. A value may be something wrong itself, or a word that the game has a name for. */
export function problemWords({ key, values }: WrongValue["problem"], word: (word: string) => string = String): string {
  const worded = Object.entries(values).map(([name, value]) => {
    if (typeof value === "string") return [name, word(value)];
    const inside = typeof value === "object" && value !== null && "key" in value;
    return [name, inside ? problemWords(value as WrongValue["problem"], word) : value];
  });
  return t(key, Object.fromEntries(worded) as Values);
}
