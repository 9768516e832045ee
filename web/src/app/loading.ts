/** The pages of games, fetched once with their words. */
import { GAMES } from "../games";
import type { GamePage } from "./game";
import { learn } from "./i18n.svelte";

const pages = new Map<string, Promise<GamePage>>();

export function hasPage(game: string): boolean {
  return game in GAMES;
}

/** The page of a game, ready to be drawn with what is printed on its pieces; null for a game that has none. */
export async function loadGame(name: string, printed: (game: string) => Promise<unknown>): Promise<GamePage | null> {
  if (!hasPage(name)) return null;
  // Tables may be played with numbers of their own, so that they are told for each.
  const [page, told] = await Promise.all([fetchPage(name), printed(name)]);
  page.begin(told);
  return page;
}

/** The page of a game with its words, not yet ready to be drawn. */
export function fetchPage(name: string): Promise<GamePage> {
  let page = pages.get(name);
  if (!page) {
    page = Promise.all([GAMES[name]!(), learn(name)]).then(([{ default: found }]) => found);
    pages.set(name, page);
    // Whoever wants it next asks again.
    page.catch(() => pages.delete(name));
  }
  return page;
}
