/** What the values of a box are called. */
import { t, texts } from "../i18n.svelte";
import { Wording } from "../wording";
import type { Box } from "./box.svelte";

/** A box names nobody, and its sayings bring the keys of their game. */
const wording = new Wording(texts, "", String);

/** The name of a value; its place where it has none. */
export function labelOf({ fields }: Box, place: string): string {
  const field = fields.get(place);
  return field ? wording.word(field.label) : place;
}

/** The name of a part that has several values; its place where it has none. */
export function groupName(prefix: string, place: string): string {
  const key = `${prefix}-box-all-${place.replace(/\W+/g, "-").replace(/-$/, "")}`;
  const told = t(key);
  return told === key ? place : told;
}
