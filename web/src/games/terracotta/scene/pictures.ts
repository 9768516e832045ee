/** The pictures of the table on a phone, and which of them a question opens. */
import type { Table } from "../../../app/table/table.svelte";
import { viewOf } from "../table";

export type Picture = "mausoleum" | "wheel" | "rack" | "players";
export const PICTURES: Picture[] = ["mausoleum", "wheel", "rack", "players"];

/** On which picture the places lie whose names begin so. */
const WHERE: Record<string, Picture> = {
  slice: "wheel",
  ring: "wheel",
  space: "mausoleum",
  column: "mausoleum",
  row: "mausoleum",
  tile: "mausoleum",
  decree: "players",
  weapon: "players",
  master: "players",
  inspector: "mausoleum",
  rack: "rack",
  specialist: "rack",
  warehouse: "rack",
};

/** The pictures where something can be chosen now. My own weapons are chosen on the tray. */
export function chosenOn({ choice }: Table): Set<Picture> {
  const kinds = choice.legal.flatMap(({ places }) => places.map((place) => place.split(":")[0]!));
  return new Set(kinds.flatMap((kind) => (kind === "weapon" ? [] : (WHERE[kind] ?? []))));
}

/** The picture that a line of the story is about: that of the places looked at last, or of what came of it. */
function pictureOfStory({ story }: Table): Picture | null {
  const steps = story.line?.steps?.slice(0, story.step + 1) ?? [];
  const looked = steps.findLast(({ considered }) => considered.length > 0)?.considered[0]?.place;
  const done = story.step >= (story.line?.steps?.length ?? 0);
  const place = done ? (story.line?.places?.at(-1) ?? looked) : looked;
  return WHERE[place?.split(":")[0] ?? ""] ?? null;
}

/** The picture that the present question is about, or what is being told; null where there is neither. */
export function pictureOf(table: Table): Picture | null {
  if (table.story.line) return pictureOfStory(table);
  if (table.ahead.isShown) return "wheel";
  const on = chosenOn(table);
  // Where a slice can be used or something be built, the build is what takes looking.
  const found = (["rack", "wheel", "mausoleum"] as const).find((picture) => on.has(picture));
  if (found) return found;
  if (table.choice.legal.length === 0) return null;
  return viewOf(table).turn.space === null ? "wheel" : "mausoleum";
}
