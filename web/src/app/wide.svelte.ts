/** How the table lies in the window. All in em: a reader's font size counts as zoom does. */

/**
 * - wide: the whole table, players and log in a column at its right
 * - tall: the whole table in full width, hand and players below it
 * - side: one picture of the table, at its right prompt, hand and button
 * - phone: everything under one another
 */
export type Arrangement = "wide" | "tall" | "side" | "phone";

const QUERIES: [Arrangement, MediaQueryList][] = (
  [
    ["wide", "(min-width: 61em) and (min-height: 36em) and (min-aspect-ratio: 6/5)"],
    ["tall", "(min-width: 46em) and (min-height: 56em)"],
    ["side", "(min-width: 36em) and (orientation: landscape)"],
  ] as const
).map(([arrangement, query]) => [arrangement, matchMedia(query)]);

function fitting(): Arrangement {
  return QUERIES.find(([, query]) => query.matches)?.[0] ?? "phone";
}

/** Which of them it is; `is` where the whole table is in sight, as one drawing. */
export const wide = $state({ is: true, as: "wide" as Arrangement });

function apply(): void {
  wide.as = fitting();
  wide.is = wide.as === "wide" || wide.as === "tall";
  const { classList } = document.documentElement;
  classList.toggle("wide", wide.is);
}

for (const [, query] of QUERIES) query.addEventListener("change", apply);
apply();
