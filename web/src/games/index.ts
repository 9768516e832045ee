/** The games that have a page, by the names that the server gives them; each is fetched when it is wanted. */
import type { BoxPage } from "../app/box/page";
import type { Door } from "../app/door";
import type { GamePage } from "../app/game";
import type { Language, TextFile } from "../app/languages";
import type { Sheet } from "../app/learn/sheet";

export const GAMES: Record<string, () => Promise<{ default: GamePage }>> = {
  xian: () => import("./xian"),
  "terracotta-army": () => import("./terracotta"),
};

/** Everything that is said about a game, by language. */
export const TEXTS: Record<string, Record<Language, TextFile>> = {
  xian: {
    en: () => import("../../../src/bingma/locales/en/xian.ftl?raw"),
    fr: () => import("../../../src/bingma/locales/fr/xian.ftl?raw"),
    de: () => import("../../../src/bingma/locales/de/xian.ftl?raw"),
  },
  "terracotta-army": {
    en: () => import("../../../src/bingma/locales/en/terracotta-army.ftl?raw"),
    fr: () => import("../../../src/bingma/locales/fr/terracotta-army.ftl?raw"),
    de: () => import("../../../src/bingma/locales/de/terracotta-army.ftl?raw"),
  },
};

/** The games whose numbers an owner of the box can enter, part by part. */
export const BOXES: Record<string, () => Promise<{ default: BoxPage }>> = {
  "terracotta-army": () => import("./terracotta/box"),
};

/** What is said there, by language. */
export const BOX_TEXTS: Record<string, Record<Language, TextFile>> = {
  "terracotta-army": {
    en: () => import("../../../src/bingma/locales/en/terracotta-army.ftl?box"),
    fr: () => import("../../../src/bingma/locales/fr/terracotta-army.ftl?box"),
    de: () => import("../../../src/bingma/locales/de/terracotta-army.ftl?box"),
  },
};

/** What the first page shows of each game. */
export const DOORS: Record<string, () => Promise<{ default: Door }>> = {
  xian: () => import("./xian/door"),
  "terracotta-army": () => import("./terracotta/door"),
};

/** What is said there, by language: a part of all its words. */
export const DOOR_TEXTS: Record<string, Record<Language, TextFile>> = {
  xian: {
    en: () => import("../../../src/bingma/locales/en/xian.ftl?door"),
    fr: () => import("../../../src/bingma/locales/fr/xian.ftl?door"),
    de: () => import("../../../src/bingma/locales/de/xian.ftl?door"),
  },
  "terracotta-army": {
    en: () => import("../../../src/bingma/locales/en/terracotta-army.ftl?door"),
    fr: () => import("../../../src/bingma/locales/fr/terracotta-army.ftl?door"),
    de: () => import("../../../src/bingma/locales/de/terracotta-army.ftl?door"),
  },
};

/** What its lesson says, and the game on one page: a part of its words that not everybody needs. */
export const LESSON_TEXTS: Record<string, Record<Language, TextFile>> = {
  xian: {
    en: () => import("../../../src/bingma/locales/en/xian.ftl?lesson"),
    fr: () => import("../../../src/bingma/locales/fr/xian.ftl?lesson"),
    de: () => import("../../../src/bingma/locales/de/xian.ftl?lesson"),
  },
  "terracotta-army": {
    en: () => import("../../../src/bingma/locales/en/terracotta-army.ftl?lesson"),
    fr: () => import("../../../src/bingma/locales/fr/terracotta-army.ftl?lesson"),
    de: () => import("../../../src/bingma/locales/de/terracotta-army.ftl?lesson"),
  },
};

/** Each game on one page. */
export const SHEETS: Record<string, () => Promise<{ default: Sheet }>> = {
  xian: () => import("./xian/sheet"),
  "terracotta-army": () => import("./terracotta/sheet"),
};
