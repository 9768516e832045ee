/** The sheet of symbols: a view box and a drawing by name. The files beside fill it. */
export type Drawing = [viewBox: string, body: string];

export const S: Record<string, Drawing> = {};

export const PLAYERS = ["purple", "orange", "cyan", "jade"] as const;

export function playerColour(seat: number): string {
  return PLAYERS[seat % PLAYERS.length]!;
}
