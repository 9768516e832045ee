/** What can be chosen at a table, what is shown of it, and the choice half made. */
import { newKey } from "../api";
import type { Draft, Place } from "../game";
import { ending, HOLD_MS } from "../settings.svelte";
import { keep, kept } from "../stored";
import type { LegalAction } from "../types";
import type { Saying } from "../wording";
import { buttons, offers, type Offer } from "./places";
import type { Table } from "./table.svelte";

/** What is kept of a choice that is not played yet; a refresh brings it back. */
interface Half {
  seq: number;
  pinned: string | null;
  /** Whether it was made and held back; the key under which it is sent, once. */
  held?: string | undefined;
  draft: unknown;
}

export class Choice {
  readonly table: Table;
  /** The action of the place under the mouse or the focus, that of the button there, which is only looked at, and the
   * one that a click or tap chose to be shown. */
  hovered: string | null = $state(null);
  looked: string | null = $state(null);
  pinned: string | null = $state(null);
  /** Whether the pinned choice is made: it ends my go, and is held back for a moment in which it can be taken back. */
  held = $state(false);
  /** The place of the board that the tab key reaches; arrows move it. */
  focused: Place | null = $state(null);
  /** What is laid of a choice that takes several steps; there as soon as the game's page is. */
  draft: Draft | null = $state.raw(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What makes the choice that is held count once, whoever sends it: this page, or the next one after a reload. */
  private key: string | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  readonly legal: LegalAction[] = $derived.by(() => (this.table.live ? (this.table.state?.legal ?? []) : []));
  /** For each place what can be chosen there, and what not and why. */
  readonly places: ReadonlyMap<Place, Offer> = $derived.by(() => {
    const { live, state } = this.table;
    return offers(live && state ? state : { legal: [], refused: [] });
  });
  readonly buttons: LegalAction[] = $derived(buttons(this.legal));
  /** The place that the tab key reaches. */
  readonly tabbed: Place | null = $derived.by(() => {
    if (this.focused && this.places.has(this.focused)) return this.focused;
    return this.places.keys().next().value ?? null;
  });

  /** The action that the red button plays. A look at another button leaves it where it is. */
  readonly armed: LegalAction | null = $derived.by(() =>
    this.named(this.hovered ?? this.pinned ?? this.draft?.action),
  );
  /** The action whose effect is shown now. */
  readonly shown: LegalAction | null = $derived.by(() => this.named(this.looked) ?? this.armed);

  private named(action: string | null | undefined): LegalAction | null {
    return this.legal.find((item) => item.action === action) ?? null;
  }

  /** Whether what is shown is chosen at a place. */
  isShownAt(place: Place): boolean {
    return this.shown?.places.includes(place) ?? false;
  }

  /** What can be played at a place. */
  legalAt(place: Place): LegalAction[] {
    return this.places.get(place)?.legal ?? [];
  }

  /** Why a place cannot be chosen, if it is one that a player could expect to choose. */
  whyNot(place: Place): Saying | null {
    const offer = this.places.get(place);
    return offer && offer.legal.length === 0 ? (offer.refused[0]?.why ?? null) : null;
  }

  /** Show what can be done at a place. It stays shown until another is, so that the red button can be reached. */
  hover(place: Place): void {
    if (this.held) return;
    const legal = this.legalAt(place);
    const pinned = legal.find((item) => item.action === this.pinned);
    this.hovered = (pinned ?? legal[0])?.action ?? null;
  }

  /** Show what a button does, as long as the mouse or the focus is on it. */
  look(action: string | null): void {
    if (!this.held) this.looked = action;
  }

  /** Nothing is under the mouse or the focus: the board is another one. */
  leaveAll(): void {
    this.hovered = this.looked = null;
  }

  /** Show an action until another one is; what was held is taken back. */
  pin(action: string | null): void {
    this.release();
    this.pinned = action;
    this.leaveAll();
    this.keep();
  }

  /** A place was clicked, tapped (`sure` false) or entered. Returns false where nothing can be chosen. */
  choose(place: Place, sure: boolean): boolean {
    const legal = this.legalAt(place);
    if (legal.length === 0) return false;
    const pinned = legal.find((item) => item.action === this.pinned);
    if (pinned) void this.act(pinned.action);
    else if (sure && legal.length === 1) void this.act(legal[0]!.action);
    else this.pin(legal[0]!.action);
    return true;
  }

  /** The red button: it names what is played, and what follows, so nothing is left to ask. */
  commit(): void {
    const { armed } = this;
    if (!armed) return;
    if (!this.held) this.pin(armed.action);
    void this.act(armed.action);
  }

  /** An action was chosen. One that loses points is shown first, and one that ends my go is as the setting says. */
  act(action: string): Promise<void> {
    const chosen = this.legal.find((item) => item.action === action);
    const way = chosen?.loses ? "ask" : chosen?.ends ? ending() : "once";
    const isAsked = this.pinned === action;
    if (way === "once" || (isAsked && (this.held || way === "ask"))) return this.sendNow(action);
    this.pin(action);
    if (way === "wait") this.hold(newKey());
    return Promise.resolve();
  }

  private sendNow(action: string): Promise<void> {
    return this.table.send({ kind: "act", action, key: this.key });
  }

  private hold(key: string): void {
    this.key = key;
    this.held = true;
    this.keep();
    this.timer = setTimeout(() => this.letGo(), HOLD_MS);
  }

  /** What is held is sent now: its time is over, or nobody is there any more to take it back. */
  letGo(): void {
    if (!this.held) return;
    this.table.now();
    void this.sendNow(this.pinned!);
  }

  /** The same while the page goes away. */
  leave(): void {
    if (!this.held) return;
    this.table.sendOff({ kind: "act", action: this.pinned!, key: this.key });
    this.drop();
  }

  /** Have drawn what a real box would. */
  draw(): Promise<void> {
    return this.table.send({ kind: "draw" });
  }

  /** Whether something can be taken back: what is held, or what the server says. */
  readonly canUndo: boolean = $derived.by(() => this.held || (this.table.state?.can_undo ?? false));

  async undo(): Promise<void> {
    if (this.held) return this.pin(null);
    return this.table.send({ kind: "undo" });
  }

  restart(): Promise<void> {
    return this.table.send({ kind: "restart" });
  }

  /** Nothing is chosen any more: something was played. */
  drop(): void {
    this.release();
    this.pinned = null;
    this.leaveAll();
  }

  /** Nothing goes by itself any more. */
  release(): void {
    clearTimeout(this.timer);
    this.held = false;
    this.key = undefined;
  }

  // What a refresh brings back

  private get place(): string {
    return `bingma-half:${this.table.id}:${this.table.me}`;
  }

  keep(): void {
    const { pinned, key: held } = this;
    const half: Half = { seq: this.table.state?.seq ?? -1, pinned, held, draft: this.draft?.keep() };
    keep(sessionStorage, this.place, JSON.stringify(half));
  }

  restore(): void {
    const { state } = this.table;
    const half = JSON.parse(kept(sessionStorage, this.place) ?? "null") as Half | null;
    const same = half?.seq === state?.seq && state?.legal.some(({ action }) => action === half?.pinned);
    this.release();
    this.pinned = same ? half!.pinned : null;
    if (same && half!.held) this.hold(half!.held);
    // Others may choose meanwhile, which counts as a change: the draft knows what of it still holds.
    this.draft?.restore(half?.draft ?? null);
  }
}
