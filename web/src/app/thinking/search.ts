/** The bots' search as WebAssembly: the same rules, the same tree, in this browser. */

/** What to search, as the server hands it out. */
export interface Search {
  /** The address of the module. */
  module: string;
  /** What the seat knows, and the tables of the game. */
  state: Uint8Array;
  tables: Uint8Array;
  settings: number[];
  seat: number;
  seed: number;
  /** Iterations to think at most; it ends earlier when all is settled. */
  budget: number;
}

/** An action as the search judges it. */
export interface Judged {
  action: number;
  visits: number;
  /** The part of the games that it wins, and the points at their end. */
  chance: number;
  points: number;
}

/** The best actions so far, the best first. */
export interface Thought {
  iterations: number;
  settled: boolean;
  best: Judged[];
}

type Exports = Record<string, (...numbers: number[]) => number> & { memory: WebAssembly.Memory };

export class Thinker {
  private readonly rules: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.rules = instance.exports as unknown as Exports;
  }

  begin({ state, tables, settings, seat, seed, budget }: Search): void {
    const { rules } = this;
    this.write(rules["tables_at"]!(), rules["tables_bytes"]!(), tables);
    this.write(rules["state_at"]!(), rules["state_bytes"]!(), state);
    settings.forEach((value, which) => rules["set"]!(which, value));
    rules["begin"]!(seat, seed, budget);
  }

  /** Think on for so many iterations. */
  think(iterations: number, most = 3): Thought {
    const { rules } = this;
    rules["think"]!(iterations);
    const best: Judged[] = [];
    for (let rank = 0; rank < most; rank++) {
      const action = rules["action_of"]!(rank);
      if (action < 0) break;
      const visits = rules["visits_of"]!(rank);
      best.push({ action, visits, chance: rules["wins_of"]!(rank) / 1000, points: rules["score_of"]!(rank) / 100 });
    }
    return { iterations: rules["iterations"]!(), settled: rules["is_settled"]!() !== 0, best };
  }

  private write(at: number, length: number, bytes: Uint8Array): void {
    if (bytes.length !== length) throw new Error(`${length} bytes are expected, not ${bytes.length}`);
    new Uint8Array(this.rules.memory.buffer, at, length).set(bytes);
  }
}
