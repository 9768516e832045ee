/** What is printed on cards and board and never changes; the server tells it once. */
import type { Printed } from "./types";

let told: Printed | null = null;

/** Keep what the server told; nothing is drawn before. */
export function keepPrinted(values: Printed): void {
  told = values;
}

export function isPrintedKnown(): boolean {
  return told !== null;
}

export function printed(): Printed {
  if (!told) throw new Error("What is printed on the cards is asked for before the server has told it.");
  return told;
}
