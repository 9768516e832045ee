/** What lies before a player, in the order in which it is drawn. */
import { playerColour } from "../../app/symbols/sheet";
import type { Seat } from "../../app/types";
import type { Saying } from "../../app/wording";
import { goods } from "./sayings";
import type { PlayerView } from "./types";

export interface Stock {
  /** The good, as effects call it; pieces by their own names. */
  what: string;
  icon: string;
  n: number;
  told: Saying;
  /** How wide beside the others. */
  size: number;
}

export function stockOf(player: PlayerView, seat: Seat): Stock[] {
  const colour = playerColour(seat);
  const good = (what: string, icon: string, n: number): Stock => ({ what, icon, n, told: goods(what, n), size: 1 });
  const piece = (what: string, icon: string, n: number, size: number): Stock => ({
    what,
    icon: `${icon}-${colour}`,
    n,
    told: { key: `ta-read-${what}`, values: { n } },
    size,
  });
  return [
    good("coins", "coin", player.coins),
    ...(player.minister
      ? [good("clay", "clay", player.wet)]
      : [good("wet", "clay-wet", player.wet), good("dry", "clay-dry", player.dry)]),
    piece("bases", "base", player.bases, 1.15),
    piece("craftsmen", "builder", player.craftsmen, 1.05),
    piece("artisans", "artisan", player.artisans, 1.1),
  ];
}
