/** Which pieces fly where when something happens. */
import type { Flight } from "../../app/flights";
import { sounds } from "../../app/sound";
import { playerColour } from "../../app/symbols/sheet";
import type { GameEvent } from "../../app/types";
import { resourceIcon } from "./things";
import type { Resource } from "./types";

/** What an event moves, and between which places; null for an event that moves nothing. */
export function flightOf(event: GameEvent): Flight | null {
  const seat = event.seat ?? 0;
  const player = `player:${seat}`;
  const goods = (s: number, r: string): string[] => [`goods:${s}:${r}`, `player:${s}`];
  const colour = playerColour(seat);
  switch (event.kind) {
    case "gained": {
      const resource = event.resource as Resource;
      return {
        symbol: resourceIcon(resource),
        from: ["stock", "pit"],
        to: goods(seat, resource),
        size: 26,
        ms: 280,
        count: Number(event.amount),
        sound: resource === "coin" ? sounds.chink : undefined,
      };
    }
    case "paid": {
      const resource = event.resource as Resource;
      const to = event.to == null ? ["stock", "pit"] : goods(Number(event.to), resource);
      return {
        symbol: resourceIcon(resource),
        from: goods(seat, resource),
        to,
        size: 26,
        ms: 280,
        count: Number(event.amount),
      };
    }
    case "scored":
      return Number(event.points) > 0 ? { symbol: "prestige", from: ["pit"], to: [player], size: 26, ms: 280 } : null;
    case "builder-sent":
      return {
        symbol: `builder-${colour}`,
        from: [player],
        to: [`building:${String(event.building)}`],
        size: 34,
        ms: 450,
        sound: sounds.piece,
      };
    case "crafted":
      return {
        symbol: "warrior-raw",
        from: ["stock", player],
        to: [`niche:${String(event.space)}`],
        size: 32,
        ms: 450,
        sound: sounds.piece,
      };
    case "painted":
      return {
        symbol: `warrior-${colour}`,
        from: [player],
        to: [`niche:${String(event.space)}`],
        size: 32,
        ms: 450,
        sound: sounds.piece,
      };
    case "sealed":
      return {
        symbol: `seal-${colour}`,
        from: [player],
        to: [`niche:${String(event.space)}`],
        size: 24,
        ms: 400,
        sound: sounds.piece,
      };
    case "forged":
      return {
        symbol: `eq-${String(event.card).split("-")[0]}`,
        from: [`slot:${String(event.slot)}`],
        to: [player],
        size: 36,
        ms: 450,
      };
    case "advanced":
      return {
        symbol: `supervisor-${colour}`,
        from: [`supervisor:${seat}`],
        to: [`track:${String(event.space)}`],
        size: 34,
        ms: 450,
        sound: sounds.piece,
      };
    case "recruited":
      return { symbol: `helper-${String(event.helper)}`, from: ["pit"], to: [player], size: 30, ms: 400 };
    case "end-tile-kept":
      return {
        symbol: `end-${String(event.tile)}`,
        from: [`end:${String(event.tile)}`],
        to: [player],
        size: 36,
        ms: 450,
      };
    case "minister-moved":
      return { symbol: "minister", from: ["minister"], to: [`building:${String(event.building)}`], size: 36, ms: 500 };
    default:
      return null;
  }
}
