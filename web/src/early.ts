/** The first few lines that run. They ask for everything at once, instead of one after the other: the
 * words, the code of this address and the server's first answers come while the rest is on its way. */
import { FILES, preferred } from "./languages";
import { applyTheme, storedSettings } from "./stored";

export const BASE = "/api/v1";
const answers = new Map<string, Promise<Response>>();

function askEarly(path: string): void {
  const answer = fetch(BASE + path, { headers: { Accept: "application/json" } });
  // Whoever takes the answer hears of its failure.
  answer.catch(() => undefined);
  answers.set(path, answer);
}

/** An answer that was asked for early, once. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
const { language, theme } = storedSettings();
applyTheme(theme);
void FILES[preferred(language)]();
if (table) {
  void import("./pages/TablePage.svelte");
  // A link with a secret has to take its seat first.
  if (!location.hash) askEarly(`/tables/${table}/state?`);
  askEarly("/games/xian/printed");
} else if (location.pathname === "/") {
  void import("./pages/Start.svelte");
  askEarly("/games");
}
void import("./main");
