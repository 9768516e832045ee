/** The first few lines that run. They ask for everything at once, instead of one after the other: the
 * words, the code of this address and the server's first answers come while the rest is on its way. */
import { FILES, preferred } from "./languages";
import { DOOR_TEXTS, DOORS, GAMES, TEXTS } from "../games";
import { applyTheme, storedSettings } from "./stored";

export const BASE = "/api/v1";
const answers = new Map<string, Promise<Response>>();

function askEarly(path: string): Promise<Response> {
  const answer = fetch(BASE + path, { headers: { Accept: "application/json" } });
  // Whoever takes the answer hears of its failure.
  answer.catch(() => undefined);
  answers.set(path, answer);
  return answer;
}

/** The page of a game, its words and what is printed on its pieces. */
function fetchGame(name: string): void {
  void GAMES[name]?.();
  void TEXTS[name]?.[spoken]();
  void askEarly(`/games/${name}/printed`);
}

/** An answer that was asked for early, once. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
const { language, theme, game } = storedSettings();
applyTheme(theme);
const spoken = preferred(language);
void FILES[spoken]();
if (table) {
  void import("./pages/TablePage.svelte");
  // A link with a secret has to take its seat first.
  const state = location.hash ? null : askEarly(`/tables/${table}/state?`);
  // Which game it is, the state will tell; most likely it is the last one again.
  if (game) fetchGame(game);
  else {
    const told = state?.then((answer) => answer.clone().json() as Promise<{ table?: { game: string } }>);
    void told?.then((read) => read.table && fetchGame(read.table.game)).catch(() => undefined);
  }
} else if (location.pathname === "/") {
  void import("./pages/Start.svelte");
  void askEarly("/games");
  for (const name of Object.keys(GAMES)) {
    void DOORS[name]?.();
    void DOOR_TEXTS[name]?.[spoken]();
  }
}
void import("./main");
