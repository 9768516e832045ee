/** What the places of a table offer: legal and refused actions, by where they are chosen. */
import type { Place } from "../game";
import type { LegalAction, Refused } from "../types";

export interface Offer {
  legal: LegalAction[];
  refused: Refused[];
}

export const NOTHING: ReadonlyMap<Place, Offer> = new Map();

/** For each place what can be chosen there, and what not and why. */
export function offers({ legal, refused }: Offer): Map<Place, Offer> {
  const map = new Map<Place, Offer>();
  const at = (place: Place): Offer => {
    let offer = map.get(place);
    if (!offer) map.set(place, (offer = { legal: [], refused: [] }));
    return offer;
  };
  for (const item of legal) item.places.forEach((place) => at(place).legal.push(item));
  for (const item of refused) item.places.forEach((place) => at(place).refused.push(item));
  return map;
}

/** The choices that become buttons: those without a place, and small ones. What is put together from parts is none. */
export function buttons(legal: LegalAction[]): LegalAction[] {
  return legal.filter(({ button, draft, places }) => button || (places.length === 0 && !draft));
}
