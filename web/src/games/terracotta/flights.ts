/** Which pieces fly where when something happens. */
import type { Flight } from "../../app/flights";
import { sounds } from "../../app/sound";
import { playerColour } from "../../app/symbols/sheet";
import type { GameEvent } from "../../app/types";
import { isType } from "./things";

const GOODS: Record<string, { icon: string; what: string }> = {
  coins: { icon: "coin", what: "coins" },
  clay: { icon: "clay-wet", what: "wet" },
  "dry clay": { icon: "clay-dry", what: "dry" },
};

/** What an event moves, and between which places; null for an event that moves nothing. */
export function flightOf(event: GameEvent): Flight | null {
  const seat = event.seat ?? 0;
  const player = `player:${seat}`;
  const colour = playerColour(seat);
  // A step of Li Si has the same names as what players do.
  switch (event.kind === "rule" ? event.step : event.kind) {
    case "gained":
    case "paid": {
      const { icon, what } = GOODS[String(event.resource)]!;
      const own = [`goods:${seat}:${what}`, player];
      const [from, to] = event.kind === "gained" ? [["wheel", "mausoleum"], own] : [own, ["wheel", "mausoleum"]];
      return { symbol: icon, from, to, size: 26, ms: 280, sound: icon === "coin" ? sounds.chink : undefined };
    }
    case "scored":
      if (Number(event.points) <= 0) return null;
      return { symbol: "prestige", from: ["mausoleum", "wheel"], to: [player], size: 26, ms: 280 };
    case "placed":
    case "worker": {
      const symbol = `${event.worker === "artisan" ? "artisan" : "builder"}-${colour}`;
      return { symbol, from: [player], to: [`slice:${String(event.slice)}`], size: 30, ms: 450, sound: sounds.piece };
    }
    case "overseer":
      return { symbol: "minister", from: ["overseer"], to: [`slice:${String(event.chosen)}`], size: 32, ms: 500 };
    case "built": {
      const type = String(event.type);
      return {
        symbol: isType(type) ? `fig-${type}-${colour}` : `fig-${type}`,
        from: [`rack:${type}`, player],
        to: [`space:${String(event.space)}`],
        size: 32,
        ms: 450,
        sound: sounds.piece,
      };
    }
    case "specialist": {
      const { specialist, space } = (event.chosen ?? event) as { specialist?: string; space?: string };
      if (!specialist) return null;
      const from = [`specialist:${specialist}`, player];
      return { symbol: `fig-${specialist}`, from, to: [`space:${space}`], size: 32, ms: 450, sound: sounds.piece };
    }
    case "hired":
      return { symbol: `token-${colour}`, from: [player], to: ["wheel"], size: 20, ms: 400, sound: sounds.piece };
    default:
      return null;
  }
}
