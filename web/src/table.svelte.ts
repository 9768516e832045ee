/** One table as this browser sees it: the state that the server sent, and the choice half made. */
import { getContext, setContext } from "svelte";
import { api, liveAddress, Refusal } from "./api";
import { CONFIRM_MS, duration, settings } from "./settings.svelte";
import { buttonsOf, choices, split, type Place } from "./model/places";
import { effectsFor, type Effects } from "./model/effects";
import { isPrintedKnown, keepPrinted } from "./model/printed";
import { GAME, type GameEvent, type Legal, type LogEntry, type Reason, type Seat, type State, type TableInfo, type View } from "./model/types";

/** A choice that is not played yet; a refresh brings it back. */
interface Half {
  seq: number;
  pinned: string | null;
  top: string | null;
  bottom: string | null;
  favour: string[];
}

/** Plays what events move; null where they move nothing. */
type Animator = (events: GameEvent[]) => Promise<void> | null;

export class Table {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  state: State | null = $state.raw(null);
  seat: Seat | null = $state(null);
  log: LogEntry[] = $state.raw([]);
  link: "connecting" | "live" | "lost" = $state("connecting");
  problem: { key: string; values: Record<string, string | number | null>; message: string } | null = $state(null);
  /** The board of an earlier moment that is looked at. */
  past: { n: number; view: View } | null = $state.raw(null);
  /** The seat that is asked to sit down, at a screen that several share. */
  curtain: Seat | null = $state(null);
  busy = $state(false);
  moving = $state(false);
  hovered: string | null = $state(null);
  pinned: string | null = $state(null);
  /** Whether the pinned choice is about to play by itself (a setting). */
  counting = $state(false);
  top: string | null = $state(null);
  bottom: string | null = $state(null);
  favour: string[] = $state([]);
  /** The place of the board that the tab key reaches; arrows move it. */
  focused: Place | null = $state(null);
  /** Whether something happened since then that was not seen. */
  news = $state(false);
  /** What was shown when this browser last left the table, for "since your last move". */
  since: number | null = $state(null);
  animator: Animator | null = null;
  onMyMove: (() => void) | null = null;

  private socket: WebSocket | null = null;
  private retries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private countdown: ReturnType<typeof setTimeout> | undefined;
  private logTimer: ReturnType<typeof setTimeout> | undefined;
  private queue: { state: State; events: GameEvent[] }[] = [];
  private playing = false;
  private latest = -1;
  private closed = false;
  private visited = false;

  constructor(id: string) {
    this.id = id;
  }

  readonly view: View | null = $derived(this.past?.view ?? this.state?.view ?? null);
  readonly me: Seat | null = $derived(this.state?.seat ?? null);
  readonly live: boolean = $derived(this.past === null && !this.busy && !this.moving);
  readonly legal: Legal[] = $derived(this.live ? (this.state?.legal ?? []) : []);
  readonly choices = $derived(choices(this.live ? this.state : null));
  readonly firstPlace: Place | null = $derived(this.choices.keys().next().value ?? null);
  readonly buttons: Legal[] = $derived(buttonsOf(this.legal));
  readonly mine: Seat[] = $derived(
    (this.info?.seats ?? []).filter((s) => s.mine && s.kind === "human").map((s) => s.seat),
  );
  readonly myMove: boolean = $derived(this.legal.length > 0);

  /** The plan or favour as it lies on the tray, if it is complete. */
  readonly laid: string | null = $derived.by(() => {
    const decision = this.state?.view?.decision;
    if (decision === "plan" && this.top && this.bottom) return `plan ${this.top}/${this.bottom}`;
    if (decision === "favour") return ["favour", ...this.hand.filter((c) => this.favour.includes(c))].join(" ");
    return null;
  });
  readonly hand: string[] = $derived(this.state?.view?.you?.hand ?? []);

  /** The action whose effect is shown now. */
  readonly shown: Legal | null = $derived.by(() => {
    const action = this.hovered ?? this.pinned ?? this.laid;
    return this.legal.find((item) => item.action === action) ?? null;
  });
  readonly effects: Effects = $derived(effectsFor(this.shown?.preview ?? [], this.me));

  name(seat: Seat | null | undefined): string {
    return this.info?.seats[seat ?? -1]?.name ?? this.info?.seats[seat ?? -1]?.bot ?? String(seat);
  }

  // The connection

  async open(seat: Seat | null): Promise<void> {
    this.seat = seat;
    try {
      this.restoreSince();
      const [state] = await Promise.all([api.state(this.id, seat), loadPrinted()]);
      this.receive(state, [], true);
      this.connect();
    } catch (error) {
      this.fail(error);
      if (!(error instanceof Refusal)) this.retry();
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.logTimer);
    this.stopCounting();
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    this.socket?.close();
    const socket = new WebSocket(liveAddress(this.id, this.seat, this.latest));
    this.socket = socket;
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.hear(JSON.parse(String(message.data)));
    };
    socket.onopen = () => {
      this.link = "live";
      this.retries = 0;
      this.problem = null;
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      this.link = "lost";
      // The server does not want this connection: asking again would change nothing.
      if (event.code === 4403 || event.code === 4404) return;
      this.retry();
    };
  }

  /** After a lost connection: try again, sooner at first; meanwhile plain requests keep the table up to date. */
  private retry(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      try {
        const since = this.latest >= 0 ? this.latest : undefined;
        const [state] = await Promise.all([api.state(this.id, this.seat, since), loadPrinted()]);
        this.receive(state, state.events);
        this.problem = null;
        this.connect();
      } catch {
        this.retry();
      }
    }, Math.min(8000, 500 * 2 ** this.retries++));
  }

  private hear(message: Record<string, unknown>): void {
    if (message.type === "state") this.receive(message as unknown as State, (message.events as GameEvent[]) ?? []);
    if (message.type === "update") this.receive(message.state as State, message.events as GameEvent[]);
    if (message.type === "table") {
      const info = message.table as TableInfo;
      const started = this.info?.status === "waiting" && info.status !== "waiting";
      this.info = info;
      if (started && !this.state) void this.refresh();
    }
  }

  /** Take the whole state again. */
  async refresh(): Promise<void> {
    const state = await api.state(this.id, this.seat);
    this.receive(state, [], true);
  }

  receive(state: State, events: GameEvent[], force = false): void {
    if (!state.view || state.table.game !== GAME) {
      this.info = state.table;
      return;
    }
    if (!force && state.seq <= this.latest) {
      // Nothing new but who sits there.
      if (state.seq === this.latest && this.queue.length === 0) this.info = state.table;
      return;
    }
    this.latest = state.seq;
    this.queue.push({ state, events: this.state && !force ? events : [] });
    void this.playQueue();
  }

  private async playQueue(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    while (this.queue.length > 0) {
      const { state, events } = this.queue.shift()!;
      const movement = this.state && !this.past && duration(1) > 0 ? this.animator?.(events) : null;
      if (movement) {
        // Nothing can be chosen on a table that is about to change.
        this.moving = true;
        await movement;
      }
      this.show(state);
      this.moving = false;
    }
    this.playing = false;
  }

  private show(state: State): void {
    const before = this.state;
    this.state = state;
    this.info = state.table;
    if (this.seat === null && state.seat !== null) this.seat = state.seat;
    this.hovered = null;
    this.stopCounting();
    if (before?.seq !== state.seq || before?.seat !== state.seat) this.restoreHalf();
    this.lowerCurtain();
    this.readLog();
    if (state.legal.length > 0 && (before?.legal.length ?? 0) === 0) this.onMyMove?.();
  }

  // Several people at one screen

  private lowerCurtain(): void {
    const deciding = this.state?.view?.deciding ?? [];
    if (this.mine.length < 2 || this.me === null || deciding.includes(this.me)) {
      this.curtain = null;
      return;
    }
    this.curtain = this.mine.find((seat) => deciding.includes(seat)) ?? null;
  }

  async sitDown(seat: Seat): Promise<void> {
    this.seat = seat;
    this.socket?.close();
    this.queue = [];
    const state = await api.state(this.id, seat);
    this.curtain = null;
    this.receive(state, [], true);
    this.connect();
  }

  // The log and the past

  private readLog(): void {
    clearTimeout(this.logTimer);
    this.logTimer = setTimeout(async () => {
      try {
        this.log = await api.log(this.id, this.me);
        // Only what happened before this visit is news.
        const last = this.log.at(-1)?.n ?? 0;
        if (!this.visited && this.since !== null && last > this.since) this.news = true;
        this.visited = true;
      } catch {
        // The next change reads it again.
      }
    }, 150);
  }

  async lookAt(n: number): Promise<void> {
    const { view } = await api.at(this.id, n, this.me);
    this.past = { n, view };
    this.hovered = null;
  }

  now(): void {
    this.past = null;
  }

  private restoreSince(): void {
    const stored = Number(sessionOrLocal(localStorage, `bingma-seen:${this.id}`) ?? NaN);
    this.since = Number.isFinite(stored) ? stored : null;
  }

  /** Remember what has been seen, so that the next visit can tell what is new. */
  seen(): void {
    const last = this.log.at(-1)?.n;
    if (last !== undefined) store(localStorage, `bingma-seen:${this.id}`, String(last));
  }

  // Choosing

  /** Show what can be done at a place. It stays shown until another is, so that the red button can be reached. */
  hover(place: Place): void {
    const legal = this.choices.get(place)?.legal ?? [];
    const pinned = legal.find((item) => item.action === this.pinned);
    this.hovered = (pinned ?? legal[0])?.action ?? null;
  }

  hoverAction(action: string | null): void {
    this.hovered = action;
  }

  pin(action: string | null): void {
    this.pinned = action;
    this.hovered = null;
    this.keepHalf();
    this.stopCounting();
    if (action && settings.confirm === "timed") {
      this.counting = true;
      this.countdown = setTimeout(() => this.commit(), CONFIRM_MS);
    }
  }

  private stopCounting(): void {
    clearTimeout(this.countdown);
    this.counting = false;
  }

  /** A place was clicked, tapped (`sure` false) or entered. Returns false where nothing can be chosen. */
  choose(place: Place, sure: boolean): boolean {
    const legal = this.choices.get(place)?.legal ?? [];
    if (legal.length === 0) return false;
    const pinned = legal.find((item) => item.action === this.pinned);
    if (pinned) void this.act(pinned.action);
    else if (sure && legal.length === 1) void this.act(legal[0]!.action);
    else this.pin(legal[0]!.action);
    return true;
  }

  /** A hand card was chosen: into the favour, or into the next free place of the plan. */
  chooseCard(card: string, to?: "top" | "bottom" | "hand"): void {
    const decision = this.state?.view?.decision;
    if (!this.live || this.legal.length === 0) return;
    if (decision === "favour") {
      this.favour = this.favour.includes(card) ? this.favour.filter((c) => c !== card) : [...this.favour, card];
    } else if (decision === "plan") {
      const laid = this.top === card ? "top" : this.bottom === card ? "bottom" : null;
      const target = to ?? (laid ? "hand" : this.top === null ? "top" : "bottom");
      const other = target === "top" ? this.top : target === "bottom" ? this.bottom : null;
      if (laid === "top") this.top = target === "bottom" ? other : null;
      if (laid === "bottom") this.bottom = target === "top" ? other : null;
      if (target === "top") this.top = card;
      if (target === "bottom") this.bottom = card;
    }
    this.keepHalf();
  }

  swap(): void {
    [this.top, this.bottom] = [this.bottom, this.top];
    this.keepHalf();
  }

  commit(): void {
    if (this.shown) void this.act(this.shown.action);
  }

  async act(action: string): Promise<void> {
    await this.write((key, seq, seat) => api.act(this.id, { seat, action, expected_seq: seq, key }));
  }

  async undo(): Promise<void> {
    await this.write((key, seq, seat) => api.undo(this.id, { seat, expected_seq: seq, key }));
  }

  async restart(): Promise<void> {
    await this.write((key, seq, seat) => api.restart(this.id, { seat, expected_seq: seq, key }));
  }

  /** Send one change. The key makes it count once, however often it has to be sent. */
  private async write(send: (key: string, seq: number, seat: Seat) => Promise<State>): Promise<void> {
    const state = this.state;
    if (!state || state.seat === null || this.busy || this.past) return;
    this.busy = true;
    this.problem = null;
    const key = newKey();
    this.pinned = this.hovered = null;
    this.stopCounting();
    for (let attempt = 0; ; attempt++) {
      try {
        const next = await send(key, state.seq, state.seat);
        this.busy = false;
        // A line that was down for a moment may leave the socket open.
        if (this.socket?.readyState === WebSocket.OPEN) this.link = "live";
        this.receive(next, next.events ?? []);
        return;
      } catch (error) {
        if (error instanceof Refusal) {
          this.busy = false;
          const current = (error.body as { state?: State } | null)?.state;
          if (error.status === 409 && current) this.receive(current, current.events ?? []);
          else if (error.status === 409) await this.refresh().catch(() => undefined);
          this.fail(error);
          return;
        }
        this.link = "lost";
        if (attempt >= 20 || this.closed) {
          this.busy = false;
          this.fail(error);
          return;
        }
        await new Promise((done) => setTimeout(done, Math.min(4000, 300 * 2 ** attempt)));
      }
    }
  }

  private fail(error: unknown): void {
    if (error instanceof Refusal) this.problem = { key: error.key, values: error.values, message: error.message };
    else this.problem = { key: "offline", values: {}, message: String(error) };
  }

  /** Why a place cannot be chosen, if it is one that a player could expect to choose. */
  reasonFor(place: Place): Reason | null {
    const choice = this.choices.get(place);
    return choice && choice.legal.length === 0 ? (choice.refused[0]?.reason ?? null) : null;
  }

  // The half-made choice

  private get halfKey(): string {
    return `bingma-half:${this.id}:${this.me}`;
  }

  private keepHalf(): void {
    const { pinned, top, bottom, favour } = this;
    const half: Half = { seq: this.state?.seq ?? -1, pinned, top, bottom, favour: [...favour] };
    store(sessionStorage, this.halfKey, JSON.stringify(half));
  }

  private restoreHalf(): void {
    this.pinned = this.top = this.bottom = null;
    this.favour = [];
    const half = JSON.parse(sessionOrLocal(sessionStorage, this.halfKey) ?? "null") as Half | null;
    if (!half || !this.state) return;
    const hand = this.state.view?.you?.hand ?? [];
    const deciding = this.state.legal.length > 0;
    // Others may plan meanwhile, which counts as a change: cards stay while they are in the hand.
    if (deciding && split(this.state.legal[0]!.action)[0] === "plan") {
      this.top = hand.includes(half.top ?? "") ? half.top : null;
      this.bottom = hand.includes(half.bottom ?? "") ? half.bottom : null;
    } else if (deciding && split(this.state.legal[0]!.action)[0] === "favour") {
      this.favour = half.favour.filter((card) => hand.includes(card));
    } else if (half.seq === this.state.seq) {
      this.pinned = this.state.legal.some((item) => item.action === half.pinned) ? half.pinned : null;
    }
  }
}

/** What is printed on the cards; asked for once. */
export async function loadPrinted(): Promise<void> {
  if (!isPrintedKnown()) keepPrinted(await api.printed());
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}

function store(where: Storage, key: string, value: string): void {
  try {
    where.setItem(key, value);
  } catch {
    // A browser that stores nothing still plays.
  }
}

function sessionOrLocal(where: Storage, key: string): string | null {
  try {
    return where.getItem(key);
  } catch {
    return null;
  }
}

const KEY = Symbol("table");

export function setTable(table: Table): void {
  setContext(KEY, table);
}

/** The table that this part of the page belongs to. */
export function getTable(): Table {
  return getContext<Table>(KEY);
}
