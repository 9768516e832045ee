/** Addresses to hand on: the table itself, and the secret one that opens a seat elsewhere. */
import { reach } from "./reach.svelte";
import { keep } from "./stored";
import type { TableInfo } from "./types";

const key = (table: string, seat: number): string => `bingma-seat:${table}:${seat}`;

/** Keep the secrets of this browser's seats, so that their owner can move to another device. */
export function keepSecrets(table: string, links: { seat: number; token: string | null }[]): void {
  for (const { seat, token } of links) {
    if (token) keep(localStorage, key(table, seat), token);
  }
}

/** The link that opens a seat of this browser anywhere; null if its secret is not known here. */
export function seatLink(table: string, seat: number): string | null {
  const token = localStorage.getItem(key(table, seat));
  return token ? `${tableLink(table)}#seat=${seat}&token=${token}` : null;
}

/** The link to a table: for friends as long as seats are open, then for watching. */
export function tableLink(table: string): string {
  return `${reach.origin}/t/${table}`;
}

/** What a link to a deal asks for. */
export interface AskedDeal {
  game: string | null;
  seed: string;
  options: number[] | null;
  /** For how many people it is. */
  players: number | null;
}

/** The link that opens the first page with the deal of a table chosen. */
export function dealLink({ game, options, seats }: TableInfo, seed: number): string {
  const players = seats.filter(({ kind }) => kind !== "automaton").length;
  const query = new URLSearchParams({ game, players: String(players), seed: String(seed) });
  if (options.length) query.set("options", options.join(","));
  return `${reach.origin}/?${query.toString()}`;
}

/** What the present address asks for. */
export function askedDeal(): AskedDeal {
  const query = new URLSearchParams(location.search);
  return {
    game: query.get("game"),
    seed: query.get("seed") ?? "",
    options: query.get("options")?.split(",").map(Number) ?? null,
    players: Number(query.get("players")) || null,
  };
}
