/** Pieces move before the numbers change: each event as a symbol that flies from one place to another. */
import { heightOf } from "./symbols";
import { duration } from "./settings.svelte";
import { sounds } from "./sound";
import { playerColour, resourceIcon } from "./model/things";
import type { GameEvent, Resource } from "./model/types";

interface Flight {
  symbol: string;
  from: string[];
  to: string[];
  size: number;
  ms: number;
  sound?: () => void;
}

/** What an event moves, and between which places; null for an event that moves nothing. */
export function flightOf(event: GameEvent): Flight | null {
  const seat = event.seat ?? 0;
  const player = `player:${seat}`;
  const goods = (s: number, r: string): string[] => [`goods:${s}:${r}`, `player:${s}`];
  const colour = playerColour(seat);
  switch (event.kind) {
    case "gained": {
      const resource = event.resource as Resource;
      return { symbol: resourceIcon(resource), from: ["stock", "pit"], to: goods(seat, resource), size: 26, ms: 280, sound: resource === "coin" ? sounds.coin : undefined };
    }
    case "paid": {
      const resource = event.resource as Resource;
      const to = event.to == null ? ["stock", "pit"] : goods(Number(event.to), resource);
      return { symbol: resourceIcon(resource), from: goods(seat, resource), to, size: 26, ms: 280 };
    }
    case "scored":
      return Number(event.points) > 0 ? { symbol: "prestige", from: ["pit"], to: [player], size: 26, ms: 280 } : null;
    case "builder-sent":
      return { symbol: `builder-${colour}`, from: [player], to: [`building:${String(event.building)}`], size: 34, ms: 450, sound: sounds.piece };
    case "crafted":
      return { symbol: "warrior-raw", from: ["stock", player], to: [`niche:${String(event.space)}`], size: 32, ms: 450, sound: sounds.piece };
    case "painted":
      return { symbol: `warrior-${colour}`, from: [player], to: [`niche:${String(event.space)}`], size: 32, ms: 450, sound: sounds.piece };
    case "sealed":
      return { symbol: `seal-${colour}`, from: [player], to: [`niche:${String(event.space)}`], size: 24, ms: 400, sound: sounds.piece };
    case "forged":
      return { symbol: `eq-${String(event.card).split("-")[0]}`, from: [`slot:${String(event.slot)}`], to: [player], size: 36, ms: 450 };
    case "advanced":
      return { symbol: `supervisor-${colour}`, from: [`supervisor:${seat}`], to: [`track:${String(event.space)}`], size: 34, ms: 450, sound: sounds.piece };
    case "recruited":
      return { symbol: `helper-${String(event.helper)}`, from: ["pit"], to: [player], size: 30, ms: 400 };
    case "end-tile-kept":
      return { symbol: `end-${String(event.tile)}`, from: [`end:${String(event.tile)}`], to: [player], size: 36, ms: 450 };
    case "minister-moved":
      return { symbol: "minister", from: ["minister"], to: [`building:${String(event.building)}`], size: 36, ms: 500 };
    default:
      return null;
  }
}

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

/** Play the movements of events, staggered, 800 ms at most together for one batch. */
export function animate(events: GameEvent[]): Promise<void> | null {
  const flights = events.map(flightOf).filter((flight) => flight !== null);
  return flights.length === 0 || document.hidden ? null : flyAll(flights);
}

async function flyAll(flights: Flight[]): Promise<void> {
  skipped = false;
  const layer = document.createElement("div");
  layer.className = "flights";
  document.body.append(layer);
  const stagger = Math.min(140, 800 / flights.length);
  const all = flights.map((flight, i) => fly(layer, flight, i * stagger));
  await Promise.all(all);
  layer.remove();
  running = [];
}

async function fly(layer: HTMLElement, flight: Flight, delay: number): Promise<void> {
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
