/** The table server's API, one function for each thing that the page asks. */
import { BASE, takeEarly } from "./early";
import { keepSecrets } from "./links";
import type { Printed } from "./model/printed";
import { GAME, type Bot, type GameEvent, type GameInfo, type LogEntry, type Reason, type SeatWish, type State, type TableInfo, type View } from "./model/types";

/** An answer that says no: `key` and `values` are worded by the page, `message` is English. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly values: Record<string, string | number | null>,
    message: string,
    readonly body: unknown,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json", ...headers } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const early = method === "GET" ? takeEarly(path) : undefined;
  const response = await (early ?? fetch(BASE + path, init));
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) {
    const error = (data as { error?: Partial<Reason> & { message?: string } } | null)?.error;
    throw new Refusal(
      response.status,
      error?.key ?? `http-${response.status}`,
      error?.values ?? {},
      error?.message ?? response.statusText,
      data,
    );
  }
  return data as T;
}

export interface Seated {
  table: TableInfo;
  links: { seat: number; token: string }[];
}

/** The answer to what opened a table; the secrets of one's seats are kept. */
async function opened(answer: Promise<Seated>): Promise<Seated> {
  const seated = await answer;
  keepSecrets(seated.table.id, seated.links);
  return seated;
}

/** Those of some tables that this page can show. */
async function ours(tables: Promise<TableInfo[]>): Promise<TableInfo[]> {
  return (await tables).filter(({ game }) => game === GAME);
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const seatQuery = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);

export const api = {
  printed: () => ask<Printed>("GET", `/games/${GAME}/printed`),
  /** Whom one can play against, weakest first. */
  bots: async (): Promise<Bot[]> => {
    const game = (await ask<GameInfo[]>("GET", "/games")).find(({ name }) => name === GAME);
    return (game?.bots ?? []).filter(({ strength }) => strength !== null);
  },
  tables: () => ours(ask<TableInfo[]>("GET", "/tables")),
  mine: () => ours(ask<TableInfo[]>("GET", "/my/tables")),
  create: (wish: { seats: SeatWish[]; listed?: boolean; spectators?: boolean; pace?: string; seed?: number | null }) =>
    opened(ask<Seated>("POST", "/tables", { game: GAME, ...wish })),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  join: async (id: string, name: string, seat?: number) => {
    const taken = await ask<{ seat: number; token: string | null; table: TableInfo }>("POST", `${at(id)}/join`, { name, seat });
    keepSecrets(id, [taken]);
    return taken;
  },
  claim: async (id: string, token: string) => {
    const { seat } = await ask<{ seat: number; table: TableInfo }>("POST", `${at(id)}/claim`, undefined, { "X-Seat-Token": token });
    keepSecrets(id, [{ seat, token }]);
    return seat;
  },
  leave: (id: string, seat: number) => ask<unknown>("POST", `${at(id)}/leave`, { seat }),
  /** Begin; this kind of bot takes the open seats, the usual one if none is named. */
  start: (id: string, bot?: string) => ask<TableInfo>("POST", `${at(id)}/start`, { bot }),
  rematch: (id: string) => opened(ask<Seated>("POST", `${at(id)}/rematch`)),
  giveToBot: (id: string, seat: number, bot?: string) => ask<TableInfo>("POST", `${at(id)}/seats/${seat}/bot`, { bot }),
  takeBack: (id: string, seat: number) => ask<TableInfo>("POST", `${at(id)}/seats/${seat}/take`),
  state: (id: string, seat: number | null, since?: number) =>
    ask<State>("GET", `${at(id)}/state?${[seatQuery(seat), since === undefined ? "" : `since=${since}`].filter(Boolean).join("&")}`),
  act: (id: string, body: { seat: number; action: string; expected_seq: number; key: string }) =>
    ask<State>("POST", `${at(id)}/actions`, body),
  undo: (id: string, body: { seat: number; expected_seq: number; key: string }) =>
    ask<State>("POST", `${at(id)}/undo`, body),
  restart: (id: string, body: { seat: number; expected_seq: number; key: string }) =>
    ask<State>("POST", `${at(id)}/restart-go`, body),
  log: (id: string, seat: number | null) => ask<LogEntry[]>("GET", `${at(id)}/log?${seatQuery(seat)}`),
  at: (id: string, n: number, seat: number | null) =>
    ask<{ n: number; view: View; events?: GameEvent[] }>("GET", `${at(id)}/at/${n}?${seatQuery(seat)}`),
  importRecord: (record: unknown) => ask<{ table: TableInfo }>("POST", "/records", record),
  branch: (id: string, n: number, seats: SeatWish[]) => opened(ask<Seated>("POST", `${at(id)}/branch`, { n, seats })),
};

export function recordAddress(id: string, text = false): string {
  return `${BASE}${at(id)}/record${text ? ".txt" : ""}`;
}

export function liveAddress(id: string, seat: number | null, since: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const query = [seatQuery(seat), since < 0 ? "" : `since=${since}`].filter(Boolean).join("&");
  return `${scheme}//${location.host}${BASE}${at(id)}/live?${query}`;
}
