/** Pieces move before the numbers change: each as a symbol that flies from one place to another. */
import { heightOf } from "./symbols";
import { duration } from "./settings.svelte";

/** A symbol, and between which places it flies: the first of those that are on the page. */
export interface Flight {
  symbol: string;
  from: string[];
  to: string[];
  size: number;
  ms: number;
  /** How many of it fly, one after the other. */
  count?: number;
  sound?: () => void;
}

/** More are not told apart. */
const MOST = 5;

function middleOf(names: string[]): [number, number] | null {
  for (const name of names) {
    const element = document.querySelector(`[data-anchor="${name}"], [data-place="${name}"]`);
    const box = element?.getBoundingClientRect();
    if (box && box.width > 0) return [box.x + box.width / 2, box.y + box.height / 2];
  }
  return null;
}

let running: Animation[] = [];
let skipped = false;

/** End every movement now. */
export function skip(): void {
  skipped = true;
  running.forEach((animation) => animation.finish());
}

/** Play movements, staggered, 800 ms at most together for one batch; null where nothing moves. */
export function fly(flights: Flight[]): Promise<void> | null {
  const all = flights.flatMap((flight) => Array<Flight>(Math.min(flight.count ?? 1, MOST)).fill(flight));
  return all.length === 0 || document.hidden ? null : flyAll(all);
}

async function flyAll(flights: Flight[]): Promise<void> {
  skipped = false;
  const layer = document.createElement("div");
  layer.className = "flights";
  document.body.append(layer);
  const stagger = Math.min(140, 800 / flights.length);
  const all = flights.map((flight, i) => flyOne(layer, flight, i * stagger));
  await Promise.all(all);
  layer.remove();
  running = [];
}

async function flyOne(layer: HTMLElement, flight: Flight, delay: number): Promise<void> {
  const [from, to] = [middleOf(flight.from), middleOf(flight.to)];
  const ms = duration(flight.ms);
  if (!from || !to || ms === 0 || skipped) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${flight.symbol}`);
  use.setAttribute("width", "100%");
  use.setAttribute("height", "100%");
  const height = heightOf(flight.symbol, flight.size);
  svg.setAttribute("width", String(flight.size));
  svg.setAttribute("height", String(height));
  svg.append(use);
  layer.append(svg);
  const at = ([x, y]: [number, number], scale: number): string =>
    `translate(${x - flight.size / 2}px, ${y - height / 2}px) scale(${scale})`;
  const animation = svg.animate(
    [
      { transform: at(from, 0.7), opacity: 0 },
      { transform: at(from, 1.1), opacity: 1, offset: 0.15 },
      { transform: at(to, 1.05), opacity: 1, offset: 0.9 },
      { transform: at(to, 0.9), opacity: 0.2 },
    ],
    { duration: ms, delay: duration(delay), easing: "cubic-bezier(.3,.1,.25,1)", fill: "both" },
  );
  running.push(animation);
  await animation.finished.catch(() => undefined);
  if (!skipped) flight.sound?.();
  svg.remove();
}
