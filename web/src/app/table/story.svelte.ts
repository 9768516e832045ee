/** What the rules do by themselves (an automaton's turn, the end of a round), told line by line on the boards of
 * those moments. The boards come from the server: nothing is worked out here. */
import type { Mark, Place } from "../game";
import { duration, settings } from "../settings.svelte";
import { keep, kept } from "../stored";
import type { Boards, View } from "../types";
import type { Line } from "../wording";
import { marksOf, viewAt } from "./marks";
import type { Table } from "./table.svelte";

/** How long a step of a decision and a line stay, when nobody presses anything. */
const STEP_MS = 600;
const LINE_MS = 1500;
/** How long the old board is kept while the log or a board is on its way. */
const PATIENCE_MS = 4000;

/** Up to where it is told: an entry of the log, and how many of its events. */
interface Told {
  last: number;
  event: number;
}

export class Story {
  readonly table: Table;
  /** The line that is being told; null: nothing is. */
  line: Line | null = $state.raw(null);
  /** How many steps of its decision are told; all of them: the board shows what was done. */
  step = $state(0);
  /** Whether the next line comes by itself. */
  runs = $state(true);
  /** Whether the reasons are open. */
  why = $state(false);

  private told: Told | null = null;
  private boards: Boards | null = $state.raw(null);
  /** The board before a change whose story has to be fetched first. */
  private held: { view: View | null } | null = $state.raw(null);
  private patience: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading = false;

  constructor(table: Table) {
    this.table = table;
  }

  /** Whether there are stories, and they are wanted. */
  get isOn(): boolean {
    const { isStory, endsInStory } = this.table.game ?? {};
    if (!isStory || settings.text || settings.story === "off") return false;
    return !endsInStory || duration(1) > 0;
  }

  readonly isTold: boolean = $derived(this.line !== null || this.held !== null);

  /** The log up to the line that is told. */
  readonly lines: Line[] = $derived.by(() => {
    const { lines } = this.table.log;
    return this.line ? lines.slice(0, lines.indexOf(this.line) + 1) : lines;
  });

  /** The lines under the heading of the one that is told, or of the last one. */
  readonly chapter: { heading: Line | null; lines: Line[] } = $derived.by(() => {
    const { lines } = this.table.log;
    const at = this.line ? lines.indexOf(this.line) : lines.length - 1;
    const from = lines.findLastIndex((line, i) => i <= at && line.level);
    const next = lines.findIndex((line, i) => i > at && line.level);
    const under = lines.slice(from + 1, next < 0 ? undefined : next);
    return { heading: lines[from] ?? null, lines: under };
  });

  /** The board of the moment that is told; null: there is nothing to tell. */
  readonly view: View | null | undefined = $derived.by(() => {
    if (this.held) return this.held.view;
    const { line, boards } = this;
    if (!line || !boards) return undefined;
    const view = viewAt(boards, line.event!, this.step >= (line.steps?.length ?? 0));
    const { you } = (this.table.state?.view ?? {}) as { you?: unknown };
    return you ? ({ ...view, seat: this.table.me, you } as View) : view;
  });

  /** The places that the decision looks at, as far as it is told. */
  readonly marks: ReadonlyMap<Place, Mark> = $derived.by(() => {
    const steps = this.line?.steps?.slice(0, this.step + 1) ?? [];
    return marksOf(steps, (name) => this.table.game!.icon(`step-${name}`));
  });

  /** Keep the board as it was until it is known what is told of a change; `null`: there was none yet. */
  hold(view: View | null): void {
    if (!this.isOn || this.line) return;
    this.held ??= { view };
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.release(), PATIENCE_MS);
  }

  private release(): void {
    clearTimeout(this.patience);
    this.held = null;
  }

  /** The log is up to date with the table: tell what is new. */
  async follow(): Promise<void> {
    if (!this.table.game?.isStory) return;
    const { lines } = this.table.log;
    this.told ??= this.remembered(lines);
    const last = keyOf(lines.findLast(isDone));
    if (isAfter(this.told, last)) this.told = last; // Something was taken back.
    if (this.line && !lines.includes(this.line)) this.stop();
    if (!this.isOn) this.skip();
    else if (!this.line) await this.next();
  }

  /** Whether the rules did it, not a player. */
  private isTheRules(line: Line): boolean {
    const { seat } = line;
    const kind = seat === null ? "automaton" : this.table.info?.seats[seat]?.kind;
    return kind === "automaton" && isDone(line);
  }

  /** Where the story stood when this browser was last here; else after the last thing that a player did. */
  private remembered(lines: Line[]): Told {
    const stored = JSON.parse(kept(localStorage, this.key) ?? "null") as Told | null;
    if (stored) return stored;
    if (this.table.state?.view?.over) return keyOf(lines.findLast(isDone));
    return keyOf(lines.findLast((line) => isDone(line) && !this.isTheRules(line)));
  }

  private get key(): string {
    return `bingma-told:${this.table.id}`;
  }

  private remember(told: Told): void {
    this.told = told;
    keep(localStorage, this.key, JSON.stringify(told));
  }

  /** On to the next line that is not told yet; its board is fetched. */
  private async next(): Promise<void> {
    if (this.loading) return;
    const { lines } = this.table.log;
    const line = lines.find((one) => this.isTheRules(one) && isAfter(keyOf(one), this.told!));
    if (!line) return this.stop();
    if (this.boards?.entry !== line.last) {
      this.loading = true;
      try {
        this.boards = await this.table.connection.boards(line.last, this.table.me);
      } catch {
        return this.skip(); // The table is right without its story.
      } finally {
        this.loading = false;
      }
      if (!this.table.log.lines.includes(line)) return this.follow();
    }
    // What was told before a player had to choose is not told again.
    const goesOn = line.first <= this.told!.last && this.told!.last < line.last;
    const steps = line.steps?.length ?? 0;
    const { beside } = this.table;
    this.step = goesOn || beside || duration(STEP_MS) === 0 ? steps : 0;
    // Who paused or pressed leads to the end of the story. Beside a real box hands set the pace.
    if (!this.line) this.runs = settings.story === "run" && !beside;
    this.line = line;
    this.release();
    this.wait();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.line = null;
    this.release();
    void this.table.choice.restore();
  }

  /** Steps of a decision follow each other; then the next line, if it comes by itself. */
  private wait(): void {
    clearTimeout(this.timer);
    const steps = this.line?.steps?.length ?? 0;
    if (this.step < steps) this.timer = setTimeout(() => this.advance(), duration(STEP_MS));
    else if (this.runs && !this.why) this.timer = setTimeout(() => this.go(), duration(LINE_MS) || LINE_MS);
  }

  private advance(): void {
    this.step += 1;
    this.wait();
  }

  /** Tell the next line. */
  go(): void {
    if (!this.line) return;
    clearTimeout(this.timer);
    this.remember(keyOf(this.line));
    void this.next();
  }

  /** The same for somebody who pressed a button: from now on they lead. */
  press(): void {
    this.runs = false;
    this.go();
  }

  toggle(): void {
    this.runs = !this.runs;
    this.wait();
  }

  /** Open or close the reasons; meanwhile nothing goes on by itself. */
  ask(): void {
    this.why = !this.why;
    this.wait();
  }

  /** To the end of what there is to tell. */
  skip(): void {
    const { lines } = this.table.log;
    this.remember(keyOf(lines.findLast(isDone)));
    this.stop();
  }

  /** Show a line as it was told, with all its steps; nothing goes on from there. */
  show(line: Line | null): void {
    this.line = line;
    this.step = line?.steps?.length ?? 0;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
  }
}

/** Whether a line tells of something that has a board of its own. */
export function isDone({ event, level }: Line): boolean {
  return event !== undefined && !level;
}

function keyOf(line: Line | undefined): Told {
  return { last: line?.last ?? 0, event: line?.event ?? 0 };
}

function isAfter(one: Told, other: Told): boolean {
  return one.last > other.last || (one.last === other.last && one.event > other.event);
}
