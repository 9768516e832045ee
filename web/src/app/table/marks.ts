/** The places that a decision of the rules looks at. */
import type { Mark, Place } from "../game";
import type { Boards, Prospect, Step, View } from "../types";

/** How the places of some steps stand after them; what a step left out stays out. */
export function marksOf(steps: Step[], iconOf: (name: string) => string): ReadonlyMap<Place, Mark> {
  const marks = new Map<Place, Mark>();
  for (const { name, considered, chosen } of steps) {
    const icon = iconOf(name);
    for (const { place, value, out } of considered)
      if (!marks.get(place)?.out) marks.set(place, { value, icon, out, chosen: chosen.includes(place) });
  }
  return marks;
}

/** The places that something may come to, with how many outcomes lead there. */
export function marksAhead(
  prospects: Prospect[],
  icon: string | undefined,
  looked: Place | null,
): ReadonlyMap<Place, Mark> {
  const entries = prospects.map(({ place, outcomes }): [Place, Mark] => [
    place,
    { value: outcomes, ...(icon ? { icon } : {}), out: false, chosen: place === looked },
  ]);
  return new Map(entries);
}

/** The view at a line of the log that has a board of its own, before or after what it tells is done. */
export function viewAt({ before, boards }: Boards, told: number, done: boolean): View {
  let view = before;
  for (const { event, changed } of boards) {
    if (event > told || (event === told && !done)) break;
    view = merged(view, changed);
  }
  return view;
}

/** A view with what changed in it; of objects only some values are told. */
export function merged<V extends object>(view: V, changed: Record<string, unknown>): V {
  const next = { ...view } as Record<string, unknown>;
  for (const [key, value] of Object.entries(changed)) {
    const old = next[key];
    next[key] = isObject(value) && isObject(old) ? { ...old, ...value } : value;
  }
  return next as V;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
