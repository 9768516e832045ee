/** Times for people: how long ago something was, how much is left. They go by the server's clock. */
import { language } from "./i18n.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** By how much the server's clock is ahead of ours, in milliseconds. */
let ahead = 0;

/** The server has told the time with an answer. */
export function hearTime(date: string | null): void {
  const told = date ? Date.parse(date) : NaN;
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** Seconds from now until a moment. */
export function secondsUntil(moment: string): number {
  return (Date.parse(moment) - Date.now() - ahead) / 1000;
}

function inUnits(seconds: number): [number, (typeof UNITS)[number][0]] {
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS[3];
  return [Math.trunc(seconds / size), unit];
}

/** "3 hours ago". */
export function ago(moment: string): string {
  const seconds = Math.min(-60, secondsUntil(moment));
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(...inUnits(seconds));
}

/** "2 days", "9 min". */
export function duration(seconds: number): string {
  const [number, unit] = inUnits(Math.max(0, seconds));
  const unitDisplay = unit === "day" ? "long" : "short";
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(number);
}
