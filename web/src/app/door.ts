/** What the first page shows of a game before its page is fetched: a few drawings and words. */
import type { Component } from "svelte";
import { DOORS } from "../games";
import { api } from "./api";
import { learn } from "./i18n.svelte";
import { hasPage } from "./loading";
import { addSymbols } from "./symbols";
import type { GameInfo, RealBox } from "./types";

/** Asks what was dealt from a real box; `setup` is null until all of it is known. */
export type BoxForm = Component<{ options: number[]; setup: Setup | null }, object, "setup">;

/** What was dealt, as the record of a game has it. */
export type Setup = RealBox["setup"];

export interface Door {
  /** What the keys of its messages begin with. */
  prefix: string;
  /** The symbol that stands for the game in a list. */
  icon: string;
  /** The symbol of whom the rules themselves play. */
  automaton?: string;
  /** The symbol of an option. */
  emblem?(option: number): string;
  /** Where whom the rules play can be played beside a real box: its symbol, and the form for what was dealt. */
  box?: { icon: string; form(): Promise<{ default: BoxForm }> };
  /** What is seen through the door, 332 wide and 180 high. */
  Inside: Component;
}

/** A game that can be begun here. */
export interface Offer {
  game: GameInfo;
  door: Door;
}

/** The games that the server has, that have a page, and whose words are there. */
export async function offers(): Promise<Offer[]> {
  const games = (await api.games()).filter(({ name }) => hasPage(name) && name in DOORS);
  const found = await Promise.all(
    games.map(async (game) => {
      const [{ default: door }] = await Promise.all([DOORS[game.name]!(), learn(game.name, "door")]);
      return { game, door };
    }),
  );
  addSymbols();
  return found;
}

/** Whom one plays alone against in a game, and null where there is no such game. */
export function automataOf({ automata }: GameInfo): string[] | null {
  return automata[0]?.names ?? null;
}

/** How hard a game with some options is, from 1 on. */
export function difficultyOf({ options, difficulty_steps }: GameInfo, chosen: number[]): number {
  const weight = options.reduce((sum, option) => sum + (chosen.includes(option.id) ? option.weight : 0), 0);
  return 1 + difficulty_steps.filter((step) => weight >= step).length;
}
