/** One table as this browser sees it: the state that is shown, and what leads to the next one. */
import { getContext, setContext } from "svelte";
import { isUnsure, newKey, Refusal } from "../api";
import type { Change, Connection, Wire } from "../connection";
import type { GamePage, Mark, Place } from "../game";
import { texts } from "../i18n.svelte";
import { loadGame } from "../loading";
import { serverTable } from "../server";
import { duration, set, settings } from "../settings.svelte";
import type { GameEvent, Reason, Seat, State, TableInfo, View } from "../types";
import { Wording } from "../wording";
import { Hint } from "../thinking/hint.svelte";
import { Ahead } from "./ahead.svelte";
import { Leads } from "./leads.svelte";
import { Choice } from "./choice.svelte";
import { Log } from "./log.svelte";
import { Story } from "./story.svelte";
import { Voices } from "./voices.svelte";

/** Plays what events move; null where they move nothing. */
type Animator = (events: GameEvent[]) => Promise<void> | null;

/** A change without what the table adds to it. */
type Wish = { key?: string | undefined } & (
  { kind: "act"; action: string } | { kind: "draw" } | { kind: "undo" } | { kind: "restart" }
);

/** The seat of what is drawn. */
const CHANCE = -1;

export class Table {
  readonly id: string;
  readonly connection: Connection;
  readonly log: Log;
  readonly choice: Choice;
  readonly story: Story;
  readonly ahead: Ahead;
  readonly leads: Leads;
  readonly hint: Hint;
  readonly voices: Voices;
  /** The page of its game; null before it is there, and for a game that has none. */
  game: GamePage | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  state: State | null = $state.raw(null);
  seat: Seat | null = $state(null);
  link: "connecting" | "live" | "lost" = $state("connecting");
  problem: (Reason & { message: string }) | null = $state(null);
  /** The board of an earlier moment that is looked at. */
  past: { n: number; view: View } | null = $state.raw(null);
  /** The seat that is asked to sit down, at a screen that several share. */
  curtain: Seat | null = $state(null);
  busy = $state(false);
  moving = $state(false);
  animator: Animator | null = null;
  onMyMove: (() => void) | null = null;

  private wire: Wire | null = null;
  private retries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: { state: State; events: GameEvent[] }[] = [];
  private playing = false;
  private latest = -1;
  private closed = false;
  /** Whether somebody has sat down at a screen that several share. */
  private satDown = false;

  constructor(id: string, connection: Connection = serverTable(id)) {
    this.id = id;
    this.connection = connection;
    this.log = new Log(this);
    this.choice = new Choice(this);
    this.story = new Story(this);
    this.ahead = new Ahead(this);
    this.leads = new Leads(this);
    this.hint = new Hint(this);
    this.voices = new Voices(this);
  }

  readonly view: View | null = $derived.by(() => {
    if (this.past) return this.past.view;
    const told = this.story.view;
    return told === undefined ? (this.state?.view ?? null) : told;
  });
  /** Places that a decision of the rules is looking at, or that it may come to: the scene marks them. */
  readonly marks: ReadonlyMap<Place, Mark> = $derived.by(() =>
    this.ahead.isShown ? this.ahead.marks : this.story.marks,
  );
  readonly me: Seat | null = $derived(this.state?.seat ?? null);
  /** Whether what is shown is now, and at rest: only then something can be chosen. */
  readonly live: boolean = $derived.by(() => this.past === null && !this.busy && !this.moving && !this.story.isTold);
  /** Whether it is played beside a real box: nothing moves by itself, and anything can be taken back. */
  readonly beside: boolean = $derived(this.info?.companion ?? false);
  /** Whether what was drawn from the real box has to be told now. */
  readonly draws: boolean = $derived.by(
    () => this.beside && this.choice.legal.length > 0 && (this.state?.view?.deciding.includes(CHANCE) ?? false),
  );
  readonly mine: Seat[] = $derived(
    (this.info?.seats ?? []).filter((s) => s.mine && s.kind === "human").map((s) => s.seat),
  );

  /** Says what the server tells, to whoever sits here. */
  readonly wording: Wording = $derived(
    new Wording(texts, this.game?.prefix ?? "", (seat) => this.name(seat), this.me, this.game?.pieces),
  );

  name(seat: Seat | null | undefined): string {
    return this.info?.seats[seat ?? -1]?.name ?? this.info?.seats[seat ?? -1]?.bot ?? String(seat);
  }

  // Keeping up to date

  async open(seat: Seat | null): Promise<void> {
    this.seat = seat;
    try {
      this.log.open();
      const state = await this.connection.state(seat);
      await this.prepare(state.table);
      this.receive(state, [], true);
      this.listen();
    } catch (error) {
      this.fail(error);
      if (isUnsure(error)) this.retry();
    }
  }

  /** Have the page of the table's game, if it has one. */
  async prepare({ game: name, own_data }: TableInfo): Promise<void> {
    if (this.game) return;
    const game = await loadGame(name, (of) => this.connection.printed(own_data === null ? of : null));
    if (!game) return;
    this.choice.draft = game.draft(this);
    this.game = game;
    if (settings.game !== name) set("game", name);
  }

  /** Whether changes are told as they happen. */
  get hears(): boolean {
    return this.wire?.isOpen ?? false;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.choice.leave();
    this.story.close();
    this.wire?.close();
  }

  private listen(): void {
    if (this.closed) return;
    this.wire?.close();
    this.wire = this.connection.listen(this.seat, this.latest, {
      opened: () => {
        this.link = "live";
        this.retries = 0;
        this.problem = null;
      },
      changed: (state, events, lines) => {
        if (lines) this.log.hear(state.seq, lines);
        else this.log.check(state.seq);
        this.receive(state, events);
        if (!this.playing) void this.log.follow();
      },
      seated: (info) => this.seated(info),
      said: (seat, phrase) => this.voices.hear(seat, phrase),
      lost: (refused, after) => {
        this.link = "lost";
        if (!refused) this.retry(after);
      },
    });
  }

  /** After a lost connection: try again, sooner at first; meanwhile plain requests keep the table up to date. */
  private retry(after = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      async () => {
        try {
          const since = this.latest >= 0 ? this.latest : undefined;
          const state = await this.connection.state(this.seat, since);
          await this.prepare(state.table);
          this.receive(state, state.events);
          this.problem = null;
          this.listen();
        } catch {
          this.retry();
        }
      },
      Math.max(after, Math.min(8000, 500 * 2 ** this.retries++)),
    );
  }

  private seated(info: TableInfo): void {
    const started = this.info?.status === "waiting" && info.status !== "waiting";
    this.info = info;
    if (started && !this.state) void this.refresh();
  }

  /** Take the whole state again. */
  async refresh(): Promise<void> {
    const state = await this.connection.state(this.seat);
    this.receive(state, [], true);
  }

  receive(state: State, events: GameEvent[], force = false): void {
    if (!state.view || !this.game) {
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
      const { isStory, endsInStory } = this.game!;
      const told = this.story.isOn ? events.findIndex((event) => isStory!(event)) : -1;
      const moves = told < 0 ? events : events.slice(0, told);
      const movement = this.state && !this.past && !this.beside && duration(1) > 0 ? this.animator?.(moves) : null;
      if (movement) {
        // Nothing can be chosen on a table that is about to change.
        this.moving = true;
        await movement;
      }
      // When a table is opened, what is told of it may not be at its end yet.
      const opens = !this.state && (!endsInStory || !!state.view?.over);
      if (told >= 0 || opens) this.story.hold(this.state?.view ?? null);
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
    this.choice.leaveAll();
    if (before?.seq !== state.seq || before?.seat !== state.seat) this.choice.restore();
    this.lowerCurtain();
    void this.log.follow();
    if (state.legal.length > 0 && (before?.legal.length ?? 0) === 0) this.onMyMove?.();
  }

  /** The position as text, as far as I know it. */
  async position(): Promise<string> {
    return (await this.connection.position(this.me)).position;
  }

  // Several people at one screen

  private lowerCurtain(): void {
    const deciding = this.state?.view?.deciding ?? [];
    const secrets = this.info?.secrets !== false;
    // Nobody's hand lies open before its owner has said so.
    const known = this.satDown || !secrets;
    if (this.mine.length < 2 || this.me === null || (known && deciding.includes(this.me))) {
      this.curtain = null;
      return;
    }
    const next = this.mine.find((seat) => deciding.includes(seat)) ?? (known ? null : this.me);
    if (next !== null && !secrets) void this.sitDown(next);
    else this.curtain = next;
  }

  async sitDown(seat: Seat): Promise<void> {
    this.seat = seat;
    this.satDown = true;
    this.wire?.close();
    this.wire = null;
    this.queue = [];
    this.log.forget();
    try {
      const state = await this.connection.state(seat);
      this.curtain = null;
      this.receive(state, [], true);
      this.listen();
    } catch {
      this.link = "lost";
      this.retry();
    }
  }

  // The past

  async lookAt(n: number): Promise<void> {
    const { view } = await this.connection.at(n, this.me);
    this.past = { n, view };
    this.choice.leaveAll();
  }

  now(): void {
    this.past = null;
  }

  // Playing

  /** Send one change. The key makes it count once, however often it has to be sent. */
  async send(wish: Wish): Promise<void> {
    const state = this.state;
    if (!state || state.seat === null || this.busy || this.past) return;
    this.busy = true;
    this.problem = null;
    const change = changeOf(wish, state, state.seat);
    this.choice.drop();
    for (let attempt = 0; ; attempt++) {
      try {
        const next = await this.connection.send(change);
        this.busy = false;
        this.problem = null;
        // A line that was down for a moment may leave the wire open.
        if (this.hears) this.link = "live";
        this.receive(next, next.events ?? []);
        return;
      } catch (error) {
        if (error instanceof Refusal && !isUnsure(error)) {
          this.busy = false;
          const current = (error.body as { state?: State } | null)?.state;
          if (error.status === 409 && current) this.receive(current, current.events ?? []);
          else if (error.status === 409) await this.refresh().catch(() => undefined);
          this.fail(error);
          return;
        }
        if (error instanceof Refusal) this.fail(error);
        else this.link = "lost";
        if (attempt >= 20 || this.closed) {
          this.busy = false;
          this.fail(error);
          return;
        }
        await new Promise((done) => setTimeout(done, Math.min(4000, 300 * 2 ** attempt)));
      }
    }
  }

  /** Send a change while the page goes away, so that the others need not wait; its answer reaches nobody. */
  sendOff(wish: Wish): void {
    const { state } = this;
    if (!state || state.seat === null || this.busy) return;
    this.connection.send(changeOf(wish, state, state.seat), true).catch(() => undefined);
  }

  private fail(error: unknown): void {
    if (error instanceof Refusal) this.problem = { key: error.key, values: error.values, message: error.message };
    else this.problem = { key: "offline", values: {}, message: String(error) };
  }
}

function changeOf(wish: Wish, { seq }: State, seat: Seat): Change {
  return { ...wish, seat, expected_seq: seq, key: wish.key ?? newKey() };
}

const KEY = Symbol("table");

export function setTable(table: Table): void {
  setContext(KEY, table);
}

/** The table that this part of the page belongs to. */
export function getTable(): Table {
  return getContext<Table>(KEY);
}
