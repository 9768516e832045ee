/** What this browser has shown to somebody who learns: sentences, and the step of a lesson. */
import { keep, kept } from "../stored";

const KEY = "bingma-first-times";

function all(): string[] {
  return (kept(localStorage, KEY) ?? "").split(" ").filter(Boolean);
}

export function wasSeen(key: string): boolean {
  return all().includes(key);
}

export function seen(key: string): void {
  if (!wasSeen(key)) keep(localStorage, KEY, [...all(), key].join(" "));
}

const lessonKey = (game: string): string => `bingma-lesson:${game}`;

/** How far somebody came in the lesson of a game; null: it was never begun, or is over. */
export function reached(game: string): { step: number; steps: number } | null {
  const [step, steps] = (kept(localStorage, lessonKey(game)) ?? "").split("/").map(Number);
  return step && steps && step > 1 && step < steps ? { step, steps } : null;
}

export function reach(game: string, step: number, steps: number): void {
  keep(localStorage, lessonKey(game), `${step}/${steps}`);
}
