/** Addresses to hand on: the table itself, and the secret one that opens a seat elsewhere. */

const key = (table: string, seat: number): string => `bingma-seat:${table}:${seat}`;

/** Keep the secrets of this browser's seats, so that their owner can move to another device. */
export function keepSecrets(table: string, links: { seat: number; token: string | null }[]): void {
  for (const { seat, token } of links) {
    if (!token) continue;
    try {
      localStorage.setItem(key(table, seat), token);
    } catch {
      // A browser that stores nothing still plays.
    }
  }
}

/** The link that opens a seat of this browser anywhere; null if its secret is not known here. */
export function seatLink(table: string, seat: number): string | null {
  const token = localStorage.getItem(key(table, seat));
  return token ? `${tableLink(table)}#seat=${seat}&token=${token}` : null;
}

/** The link to a table: for friends as long as seats are open, then for watching. */
export function tableLink(table: string): string {
  return `${location.origin}/t/${table}`;
}
