/** The numbers of somebody's own box while they are entered: values, where each comes from, and what is wrong. */
import { createContext } from "svelte";
import { api, Refusal } from "../api";
import { t } from "../i18n.svelte";
import type { CheckedData, LabelledField, Sheet, WrongValue } from "../types";
import { forgetBox, keepBox, keptBox } from "./kept";
import { isWithin, valueAt, withValue, type Data } from "./place";

/** Where a value comes from. */
export type Source = Sheet["sources"][string];
export const SOURCES: Source[] = ["mine", "book", "derived", "reconstructed"];

const WAIT_MS = 350;
const RETRY_MS = 3000;

export class Box {
  readonly fields: ReadonlyMap<string, LabelledField>;
  data: Data = $state.raw({});
  faults: WrongValue[] = $state.raw([]);
  /** Stands for the values; null while something is wrong, or not yet looked at. */
  digest: string | null = $state(null);
  /** Whether the server has not answered yet what it thinks of the present numbers. */
  unsure = $state(false);
  /** Whether the server did not answer when it was asked last. */
  silent = $state(false);
  /** Whether this browser keeps the numbers. */
  isKept = $state(true);
  private sources: Sheet["sources"] = $state.raw({});
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** @param fixed whether the numbers are only looked at */
  constructor(
    readonly game: string,
    readonly sheet: Sheet,
    readonly fixed: boolean,
  ) {
    // The fields never change.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    this.fields = new Map(sheet.fields.map((field) => [field.place, field]));
    this.receive(sheet);
    const own = fixed ? null : keptBox(game);
    if (own) this.change(own);
    else if (!fixed) this.data = { ...sheet.data, name: t("box-usual-name") };
  }

  close(): void {
    clearTimeout(this.timer);
  }

  value(place: string): unknown {
    return valueAt(this.data, place);
  }

  /** A list of a value, whatever stands there. */
  list(place: string): unknown[] {
    const value = this.value(place);
    return Array.isArray(value) ? value : [];
  }

  private get mine(): string[] {
    const { mine } = this.data;
    return Array.isArray(mine) ? mine.filter((part) => typeof part === "string") : [];
  }

  source(place: string): Source {
    return this.mine.some((part) => isWithin(place, part)) ? "mine" : (this.sources[place] ?? "reconstructed");
  }

  /** What is wrong at a place. */
  faultsAt(place: string): WrongValue[] {
    return this.faults.filter((fault) => fault.place === place);
  }

  /** What is wrong with some parts as a whole, and not with one of their values. */
  faultsOf(parts: string[]): WrongValue[] {
    return this.faultsIn(parts).filter(({ place }) => !this.fields.has(place));
  }

  faultsIn(parts: string[]): WrongValue[] {
    return this.faults.filter(({ place }) => parts.some((part) => isWithin(place, part)));
  }

  fieldsIn(parts: string[]): LabelledField[] {
    return this.sheet.fields.filter(({ place }) => parts.some((part) => isWithin(place, part)));
  }

  /** Enter a value, which is the owner's own from now on. */
  set(place: string, value: unknown): void {
    if (this.fixed) return;
    const data = withValue(this.data, place, value);
    this.change(this.source(place) === "mine" || place === "name" ? data : { ...data, mine: [...this.mine, place] });
  }

  /** All of some parts is as in the box of the owner. */
  claim(parts: string[]): void {
    const others = this.mine.filter((place) => !parts.some((part) => isWithin(place, part)));
    this.change({ ...this.data, mine: [...others, ...parts] });
  }

  /** Put some parts back to what comes with the game. */
  reset(parts: string[]): void {
    const others = this.mine.filter((place) => !parts.some((part) => isWithin(place, part)));
    const data = parts.reduce((all, part) => withValue(all, part, valueAt(this.sheet.data, part)), this.data);
    this.change({ ...data, mine: others });
  }

  /** Take over all numbers of a file, right or wrong. */
  take(checked: CheckedData): void {
    this.change(checked.data);
    this.receive(checked);
  }

  /** Begin again with what comes with the game. */
  forget(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    forgetBox(this.game);
    this.receive(this.sheet);
    this.data = { ...this.sheet.data, name: t("box-usual-name") };
  }

  private change(data: Data): void {
    this.data = data;
    this.isKept = keepBox(this.game, data);
    this.unsure = true;
    this.ask(WAIT_MS);
  }

  private ask(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), after);
  }

  private async check(): Promise<void> {
    const number = ++this.asked;
    try {
      const checked = await api.checkBox(this.game, this.data);
      this.silent = false;
      if (number === this.asked) this.receive(checked);
    } catch (error) {
      if (number !== this.asked) return;
      // Too fast, or nobody there: nothing is lost, it is asked again.
      this.silent = !(error instanceof Refusal && error.status === 429);
      this.ask(RETRY_MS);
    }
  }

  private receive({ data, faults, sources, digest }: CheckedData): void {
    if (this.fixed || Object.keys(this.data).length === 0) this.data = data;
    this.faults = faults;
    this.sources = sources;
    this.digest = digest;
    this.unsure = false;
  }
}

export const [getBox, setBox] = createContext<Box>();
