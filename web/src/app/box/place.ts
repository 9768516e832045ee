/** Places in component data, as the server names them: "part.values[4]", counted from 1. */
import type { Sheet } from "../types";

export type Data = Sheet["data"];

type Step = string | number;

export function stepsOf(place: string): Step[] {
  return [...place.matchAll(/([\w-]+)|\[(\d+)\]/g)].map(([, name, number]) => name ?? Number(number) - 1);
}

/** Whether a place is some part of the data, or inside it. */
export function isWithin(place: string, part: string): boolean {
  return place === part || (place.startsWith(part) && ".[".includes(place[part.length]!));
}

export function valueAt(data: unknown, place: string): unknown {
  return stepsOf(place).reduce<unknown>((value, step) => (value as Record<Step, unknown> | undefined)?.[step], data);
}

/** The same data with another value at a place; what is missing on the way there is made. */
export function withValue(data: Data, place: string, value: unknown): Data {
  return put(data, stepsOf(place), value) as Data;
}

function put(into: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const inside = put((into as Record<Step, unknown> | undefined)?.[step], rest, value);
  if (typeof step === "number") {
    const list: unknown[] = Array.isArray(into) ? [...(into as unknown[])] : [];
    // A list has no holes: what is not known yet is an empty text.
    while (list.length < step) list.push("");
    list[step] = inside;
    return list;
  }
  const table = typeof into === "object" && !Array.isArray(into) ? (into as object | null) : null;
  return { ...table, [step]: inside };
}
