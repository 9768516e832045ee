/** What the page for one's own box needs of a game: its drawn parts. */
import type { Component } from "svelte";

export interface BoxPart {
  /** Its title is a message of this name. */
  name: string;
  icon: string;
  /** What of the data it shows. */
  places: string[];
  /** How it is drawn; without it its values are listed. */
  Part?: Component;
}

export interface BoxPage {
  /** What the keys of its messages begin with. */
  prefix: string;
  parts: BoxPart[];
  /** What a word of the data is called; itself where it has no name. */
  word(word: string): string;
  /** How many sentences tell what the data cannot say. */
  unsaid: number;
}
