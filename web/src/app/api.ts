/** The table server's API, one function for each thing that the page asks. */
import { BASE, takeEarly } from "./early";
import { keepSecrets } from "./links";
import type {
  Ahead,
  Boards,
  BotInfo,
  CheckedData,
  Claimed,
  DevicePass,
  Draw,
  Error as Failure,
  GameInfo,
  Join,
  KeptNote,
  Knowledge,
  Lecture,
  Leads,
  Lines,
  LiveSaid,
  LogEntry,
  Moment,
  MyTable,
  NewTable,
  OnlyTable,
  Opened,
  OwnData,
  OwnFile,
  Phrase,
  PlayAction,
  Position,
  Reason,
  SeatWish,
  Section,
  ServerInfo,
  Sheet,
  SoloResult,
  State,
  TableInfo,
  TakeBack,
  TakenSeat,
  Written,
} from "./types";
import { hearTime } from "./times";

/** An answer that says no: `key` and `values` are worded by the page, `message` is English. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly values: Reason["values"],
    message: string,
    readonly body: unknown,
  ) {
    super(message);
  }
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  { keepalive = false, asText = false } = {},
): Promise<T> {
  const init: RequestInit = { method, keepalive, headers: { Accept: "application/json", ...headers } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const early = method === "GET" ? takeEarly(path) : undefined;
  const response = await (early ?? fetch(BASE + path, init));
  hearTime(response.headers.get("Date"));
  const text = await response.text();
  if (asText && response.ok) return text as T;
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) {
    const error = (data as Partial<Failure> | null)?.error;
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

/** Makes a request count once, however often it has to be sent. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** Whether something was not stored, or nobody knows, so that it should be sent again. */
export function isUnsure(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status === 503;
}

const TRIES = 4;

/** Ask for a table or a seat, again if the answer gets lost: the key makes it the same one, with the same secrets. */
async function once<T>(path: string, body: object): Promise<T> {
  const keyed = { ...body, key: newKey() };
  for (let tries = 1; ; tries++) {
    try {
      return await ask<T>("POST", path, keyed);
    } catch (error) {
      if (tries >= TRIES || !isUnsure(error)) throw error;
      await new Promise((done) => setTimeout(done, 300 * 2 ** tries));
    }
  }
}

/** The answer to what opened a table; the secrets of one's seats are kept. */
async function opened(answer: Promise<Opened>): Promise<Opened> {
  const { table, links } = await answer;
  keepSecrets(table.id, links);
  return { table, links };
}

/** The bots of a game that are meant for people, weakest first. */
export function opponents(game: GameInfo | undefined): BotInfo[] {
  return (game?.bots ?? []).filter(({ strength }) => strength !== null);
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const tried = (action: string | null): string => (action === null ? "" : `?action=${encodeURIComponent(action)}`);
const seatQuery = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);

export const api = {
  server: () => ask<ServerInfo>("GET", "/server"),
  games: () => ask<GameInfo[]>("GET", "/games"),
  printed: (game: string) => ask<unknown>("GET", `/games/${game}/printed`),
  /** What is printed on the pieces that a table is played with. */
  printedAt: (id: string) => ask<unknown>("GET", `${at(id)}/printed`),
  /** The numbers of a game, or of a table, as a form. */
  sheet: (game: string) => ask<Sheet>("GET", `/games/${game}/components`),
  tableSheet: (id: string) => ask<Sheet>("GET", `${at(id)}/components`),
  checkBox: (game: string, data: OwnData["data"]) =>
    ask<CheckedData>("POST", `/games/${game}/components/check`, { data } satisfies OwnData),
  readBox: (game: string, text: string) =>
    ask<CheckedData>("POST", `/games/${game}/components/read`, { text } satisfies OwnFile),
  /** The numbers as a file in TOML. */
  writeBox: (game: string, data: OwnData["data"]) =>
    ask<string>("POST", `/games/${game}/components/toml`, { data } satisfies OwnData, {}, { asText: true }),
  /** Whom one can play against in a game, weakest first. */
  bots: async (game: string): Promise<BotInfo[]> => opponents((await api.games()).find(({ name }) => name === game)),
  tables: () => ask<TableInfo[]>("GET", "/tables"),
  mine: () => ask<MyTable[]>("GET", "/my/tables"),
  /** A secret that joins another browser to this one. */
  pass: () => ask<DevicePass>("POST", "/my/pass"),
  joinDevice: (token: string) => ask<TableInfo[]>("POST", "/my/join", { token }),
  results: () => ask<SoloResult[]>("GET", "/my/results"),
  create: (wish: NewTable) => opened(once<Opened>("/tables", wish)),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  join: async (id: string, name?: string, seat?: number) => {
    const taken = await once<TakenSeat>(`${at(id)}/join`, { name, seat } satisfies Join);
    keepSecrets(id, [taken]);
    return taken;
  },
  claim: async (id: string, token: string) => {
    const { seat } = await ask<Claimed>("POST", `${at(id)}/claim`, undefined, {
      "X-Seat-Token": token,
    });
    keepSecrets(id, [{ seat, token }]);
    return seat;
  },
  leave: (id: string, seat: number) => ask<OnlyTable>("POST", `${at(id)}/leave`, { seat }),
  /** Begin; this kind of bot takes the open seats, the usual one if none is named. */
  start: (id: string, bot?: string) => ask<OnlyTable>("POST", `${at(id)}/start`, { bot }),
  rematch: (id: string, sameDeal = false) => opened(once<Opened>(`${at(id)}/rematch`, { same_deal: sameDeal })),
  giveToBot: (id: string, seat: number, bot?: string) =>
    ask<OnlyTable>("POST", `${at(id)}/seats/${seat}/bot`, { bot }),
  resign: (id: string, seat: number, bot?: string) =>
    ask<OnlyTable>("POST", `${at(id)}/seats/${seat}/resign`, { bot }),
  /** Say that I would end the game here, or no longer. */
  wantEnd: (id: string, wanted: boolean) => ask<OnlyTable>("POST", `${at(id)}/end`, { wanted }),
  note: async (id: string) => (await ask<KeptNote>("GET", `${at(id)}/note`)).note,
  writeNote: (id: string, note: string) => ask<KeptNote>("PUT", `${at(id)}/note`, { note }),
  forget: (id: string) => ask<OnlyTable>("POST", `${at(id)}/forget`),
  say: (id: string, seat: number, phrase: Phrase) => ask<LiveSaid>("POST", `${at(id)}/seats/${seat}/say`, { phrase }),
  takeBack: (id: string, seat: number) => ask<OnlyTable>("POST", `${at(id)}/seats/${seat}/take`),
  state: (id: string, seat: number | null, since?: number) =>
    ask<State>(
      "GET",
      `${at(id)}/state?${[seatQuery(seat), since === undefined ? "" : `since=${since}`].filter(Boolean).join("&")}`,
    ),
  /** `leaving`: the page goes away, and the request outlives it. */
  act: (id: string, body: PlayAction, leaving = false) =>
    ask<State>("POST", `${at(id)}/actions`, body, {}, { keepalive: leaving }),
  /** Beside a real box: have drawn what is due. */
  draw: (id: string, body: Draw) => ask<State>("POST", `${at(id)}/draw`, body),
  undo: (id: string, body: TakeBack) => ask<State>("POST", `${at(id)}/undo`, body),
  restart: (id: string, body: TakeBack) => ask<State>("POST", `${at(id)}/restart-go`, body),
  log: (id: string) => ask<LogEntry[]>("GET", `${at(id)}/log`),
  lines: (id: string, seat: number | null) => ask<Lines>("GET", `${at(id)}/lines?${seatQuery(seat)}`),
  position: (id: string, seat: number | null) => ask<Position>("GET", `${at(id)}/position?${seatQuery(seat)}`),
  words: (id: string, seat: number | null) => ask<Section[]>("GET", `${at(id)}/words?${seatQuery(seat)}`),
  /** A game of other rules as it is stored. */
  moves: (id: string) => ask<Written>("GET", `${at(id)}/moves`),
  /** What a seat knows, as bytes for a search in this browser. */
  knowledge: (id: string, seat: number) => ask<Knowledge>("GET", `${at(id)}/knowledge?seat=${seat}`),
  leads: (id: string, seat: number | null, action: string) =>
    ask<Leads>(
      "GET",
      `${at(id)}/leads?${[seatQuery(seat), `action=${encodeURIComponent(action)}`].filter(Boolean).join("&")}`,
    ),
  ahead: (id: string, seat: number | null, action: string | null) => {
    const after = action === null ? "" : `action=${encodeURIComponent(action)}`;
    return ask<Ahead>("GET", `${at(id)}/ahead?${[seatQuery(seat), after].filter(Boolean).join("&")}`);
  },
  boards: (id: string, n: number, seat: number | null) =>
    ask<Boards>("GET", `${at(id)}/boards/${n}?${seatQuery(seat)}`),
  at: (id: string, n: number, seat: number | null) => ask<Moment>("GET", `${at(id)}/at/${n}?${seatQuery(seat)}`),
  /** A step of a lesson, or what an action leads to there. */
  lesson: (game: string, step: number, action: string | null) =>
    ask<Lecture>("GET", `/games/${game}/lesson/${step}${tried(action)}`),
  lessonWords: (game: string, step: number, action: string | null) =>
    ask<Section[]>("GET", `/games/${game}/lesson/${step}/words${tried(action)}`),
  lessonBoards: (game: string, step: number, action: string | null, n: number) =>
    ask<Boards>("GET", `/games/${game}/lesson/${step}/boards/${n}${tried(action)}`),
  lessonAt: (game: string, step: number, action: string | null, n: number) =>
    ask<Moment>("GET", `/games/${game}/lesson/${step}/at/${n}${tried(action)}`),
  importRecord: (record: unknown) => ask<OnlyTable>("POST", "/records", record),
  branch: (id: string, n: number, seats: SeatWish[]) => opened(once<Opened>(`${at(id)}/branch`, { n, seats })),
};

export function recordAddress(id: string): string {
  return `${BASE}${at(id)}/record`;
}

/** The game as text, in the words of a language. */
export function textAddress(id: string, language: string): string {
  return `${BASE}${at(id)}/record.txt?language=${language}`;
}

export function liveAddress(id: string, seat: number | null, since: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const query = [seatQuery(seat), since < 0 ? "" : `since=${since}`].filter(Boolean).join("&");
  return `${scheme}//${location.host}${BASE}${at(id)}/live?${query}`;
}
