/** The pictures that the table is cut into where it is not in sight as a whole, and which of them a question opens. */
import type { Table } from "../../../app/table/table.svelte";

export type Picture = "pit" | "buildings" | "track" | "stock";
export const PICTURES: Picture[] = ["pit", "buildings", "track", "stock"];

/** On which picture the places lie whose names begin so. */
const WHERE: Record<string, Picture> = { niche: "pit", building: "buildings", slot: "buildings", end: "track" };

/** The pictures where something can be chosen now. */
export function chosenOn({ choice }: Table): Set<Picture> {
  return new Set(choice.legal.flatMap(({ places }) => places.flatMap((place) => WHERE[place.split(":")[0]!] ?? [])));
}
