/** Sayings as words of a language: the twin of `bingma/games/wording.py`; fixtures keep them alike. */
import type { Effect, Joined, Line, Saying, Seat, Value } from "./types";

export type { Effect, Line, Saying, Value } from "./types";

type Flat = Record<string, string | number>;

/** Where the words come from. */
export interface Texts {
  say(key: string, values: Flat): string;
  /** The attributes of a message, by name. */
  attributes(key: string, values: Flat): Record<string, string>;
}

const NOBODY = -1;

/** A letter that no language writes: it stands around what is drawn in a sentence. */
const MARK = "\uE000";

/** A sentence: words, and pieces that are drawn among them. */
export type Phrase = (string | { piece: string; name: string })[];

export class Wording {
  /**
   * @param prefix what the keys of the game's messages begin with
   * @param names the players' names by seat
   * @param listener whose own seat is told as "you"
   * @param pieces the keys of sayings that are drawn in a phrase, with the value that names the piece
   */
  constructor(
    readonly texts: Texts,
    readonly prefix: string,
    readonly names: (seat: Seat) => string,
    readonly listener: Seat | null = null,
    readonly pieces: Record<string, string> = {},
  ) {}

  /** A saying, a player, an enumeration, a number or a mark in words. */
  word(value: Value): string {
    return this.say(value, {}, false);
  }

  /** The same with the pieces in it that are drawn. */
  phrase(value: Value): Phrase {
    const parts = this.say(value, {}, true).split(MARK);
    return parts.map((part, i) => {
      if (i % 2 === 0) return part;
      const [piece, name] = part.split("|") as [string, string];
      return { piece, name };
    });
  }

  /** An attribute of a saying's message, such as the text under a title; empty where there is none. */
  attribute(saying: Saying, name: string): string {
    return this.texts.attributes(saying.key, this.values(saying, {}, false))[name] ?? "";
  }

  private say(value: Value, around: Flat, marked: boolean): string {
    if (typeof value !== "object") return String(value);
    if ("seat" in value) return this.names(value.seat);
    if ("join" in value) {
      return this.join(
        value.of.map((item) => this.say(item, around, marked)),
        value.join,
      );
    }
    const text = this.texts.say(value.key, this.values(value, around, marked));
    const piece = this.pieces[value.key];
    return marked && piece ? `${MARK}${String(value.values?.[piece])}|${text}${MARK}` : text;
  }

  /** The values of a message, over those of the saying it stands in; plain values and players come first. */
  private values(saying: Saying, around: Flat, marked: boolean): Flat {
    const own = Object.entries(saying.values ?? {});
    const values: Flat = { ...around };
    for (const [name, value] of own) {
      if (typeof value !== "object") values[name] = value;
      else if ("seat" in value) {
        values[name] = this.names(value.seat);
        values[`${name}-you`] = this.isListener(value) ? "yes" : "no";
      }
    }
    const beside = { ...values };
    for (const [name, value] of own) {
      if (typeof value !== "object" || "seat" in value) continue;
      values[name] = this.say(value, beside, marked);
      if ("join" in value) {
        values[`${name}-count`] = value.of.length;
        values[`${name}-you`] = value.of.length === 1 && this.isListener(value.of[0]!) ? "yes" : "no";
      } else {
        const attributes = this.texts.attributes(value.key, this.values(value, beside, marked));
        for (const [attribute, text] of Object.entries(attributes)) values[`${name}-${attribute}`] = text;
      }
    }
    return values;
  }

  private isListener(value: Value): boolean {
    return typeof value === "object" && "seat" in value && value.seat === this.listener;
  }

  private join(items: string[], how: Joined["join"]): string {
    if (items.length < 2) return items.join("");
    if (how !== "and") return items.join(this.texts.say(`list-${how}`, {}));
    const comma = this.texts.say("list-comma", {});
    return this.texts.say("list-and", { most: items.slice(0, -1).join(comma), last: items.at(-1)! });
  }

  /** Costs and gains with their signs; those of other seats than the one it is told of are named. */
  effects(effects: Effect[], of: Seat | null = null): string {
    const told = addedUp(effects).map((effect) => {
      const name = effect.what === "points" ? "points" : `goods-${effect.what}`;
      const goods: Saying = { key: `${this.prefix}-${name}`, values: { n: Math.abs(effect.amount) } };
      let saying: Saying = { key: effect.amount >= 0 ? "effect-gain" : "effect-cost", values: { goods } };
      if (effect.to !== undefined) saying = { key: "effect-paid-to", values: { goods, to: { seat: effect.to } } };
      if (of !== null && effect.seat !== of) {
        saying = { key: "effect-for", values: { effects: saying, who: { seat: effect.seat } } };
      }
      return this.word(saying);
    });
    return this.join(told, "comma");
  }

  /** A line of the log as a whole sentence, what it costs and brings included. */
  line(line: Line): string {
    const text = this.word(line.saying);
    if (line.level) return text;
    // In a line of nobody's everybody is named.
    const effects = this.effects(line.effects ?? [], line.seat ?? NOBODY);
    return effects ? this.texts.say("line-effects", { line: text, effects }) : this.texts.say("line", { line: text });
  }
}

/** Effects of one kind as one, wherever they come from. */
export function addedUp(effects: Effect[]): Effect[] {
  const sums = new Map<string, Effect>();
  for (const effect of effects) {
    const kind = [effect.seat, effect.what, effect.amount >= 0, effect.to].join();
    sums.set(kind, { ...effect, amount: (sums.get(kind)?.amount ?? 0) + effect.amount });
  }
  return [...sums.values()];
}
