/** What is printed on the board: actions of the wheel, masters, tiles, decrees, dice, options. */
import { at, blob, box, line, p, rough, shp, stick } from "../../../app/symbols/hand";
import { S } from "../../../app/symbols/sheet";
import { EAVE } from "../../symbols";
import { WOOD } from "./hand";

const INK = "var(--ink)";

/** A part of another symbol, cut out. */
function cut(symbol: string, x: number, y: number, w: number, h: number, viewBox: string, size: [number, number]) {
  const [, top] = (S[symbol]![0] as string).split(" ").map(Number);
  return (
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${viewBox}" class="bare clip">` +
    `${at(symbol, 0, top!, ...size)}</svg>`
  );
}

// Actions of the wheel (48)
S["act-coins"] = S["coin"]!;
S["act-clay"] = S["clay-wet"]!;
S["act-build"] = [
  "0 0 48 48",
  cut("warrior-raw", 7, -1, 34, 34, "6 1 36 36", [48, 72]) +
    shp("xcl", "M4 36L14 31L34 31L44 36L24 41Z") +
    shp("xc", "M4 36L24 41L24 47L4 42Z") +
    shp("xcs", "M24 41L44 36L44 42L24 47Z"),
];
S["act-soak"] = [
  "0 0 48 48",
  shp("xe", "M25 2.4L31 5.6L29.6 9.4Q38 10 41.6 16Q44 23 38.6 26.4Q32 29 26.6 24.4Q22.4 20 24.6 14L20.6 11.6Z", {
    shade: "M36 11Q41 13 41.6 16Q44 23 38.6 26.4Q32 29 28 25.6Q40 24 36 11Z",
    sfill: "xes",
  }) +
    p("xd", "M27 14.6Q34 16 39.6 22") +
    p("xz", "M21.4 9Q11 13 10 27L15.4 27Q16 18 23.6 13.6Z") +
    p("xd", "M21.4 9Q11 13 10 27M23.6 13.6Q16 18 15.4 27") +
    shp("xdryl", "M2.5 31L18 25L45 30L24 38Z") +
    shp("xwetl", "M2.5 31L18 25L28 27Q27 32 20 36.6Z", { w: "xd" }) +
    shp("xwet", "M2.5 31L24 38L24 46L2.5 39Z") +
    shp("xdrys", "M24 38L45 30L45 38L24 46Z") +
    p("xd", "M36 29L34.6 33L38 36L36.4 41"),
];
S["act-upgrade"] = [
  "0 0 48 48",
  `<g class="bare">${at("builder", 0, 19, 28)}${at("artisan", 18, 4, 31)}</g>` +
    line("M4.6 14L10.6 6.6L16.6 14M10.6 8L10.6 19.6", INK, 3.2),
];
S["act-priority"] = [
  "0 0 48 48",
  stick("M11 3L11 46", 5.4, WOOD, 2.4) +
    shp("xb", blob(11, 3.4, 3.2), { raw: true, w: "xd" }) +
    shp("xpa", "M11.6 8Q22 4.6 30 8Q38 10.6 45.4 7L38.6 17.6L45.6 28Q38 31.4 30 28.6Q22 26 11.6 29.4Z", {
      shade: "M30 8Q38 10.6 45.4 7L38.6 17.6L45.6 28Q38 31.4 30 28.6Z",
      sfill: "xpas",
    }) +
    p("xk", "M20.6 13L25.8 11.6L25.8 24.6L21.8 24.6L21.8 16.2L19.4 17Z"),
];
S["act-specialist"] = [
  "0 0 48 48",
  cut("horse-east", -1, 1, 33, 36, "0 0 42 46", [111, 74]) +
    shp("xws", blob(33, 33, 13.4, 12.8), { raw: true }) +
    shp("xn", blob(33, 32.6, 9.8, 9.2), { raw: true, w: "xd" }) +
    p("xd", blob(33, 32.6, 3.8), true),
];

// Masters: hanging tablets
const TABLET =
  shp("xwl", "M11 4L37 4L45 11L45 45L3 45L3 11Z", { shade: "M3 41L45 40.6L45 45L3 45Z", sfill: "xw" }) +
  p("xk", blob(24, 8.4, 1.9), true);
const MASTERS: Record<string, string> = {
  builder: cut("warrior-raw", 4, 9, 29, 34, "8 1 32 38", [48, 72]) + at("coin", 25, 24, 18),
  administrator:
    [8, 13, 18].map((x) => shp("xn", box(x, 13, 5, 24), { w: "xd" })).join("") +
    shp("xr", box(7, 18, 17, 2.6), { w: "xd" }) +
    shp("xr", box(7, 29.6, 17, 2.6), { w: "xd" }) +
    line("M30 16Q40 18 39.6 27Q39 36 29.6 37", INK, 3.2) +
    p("xk", "M33 31.6L26 37.4L33.6 42Z"),
  inspector:
    cut("inspector-col", 3, 10, 27, 32, "8 4 32 38", [48, 62]) +
    line("M30.6 29L41 29M36.4 23.4L41.6 29L36.4 34.6", INK, 3.2),
  claymaker: at("clay-wet", 13, 8, 22) + at("clay-wet", 4, 22, 22) + at("clay-wet", 22, 22, 22),
  craftsman: [
    [4, 25],
    [4, 18.4],
    [4, 11.8],
    [25, 25],
    [25, 18.4],
  ]
    .map(([x, y]) => at("clay-dry", x!, y!, 19))
    .join(""),
  blacksmith:
    shp("xes", "M7 27L15 24L40 24L40 30Q34 33 30 33L30 37L35 42L13 42L18 37L18 32Q10 32 7 27Z") +
    stick("M36 21L22 15", 4.4, WOOD, 1.9) +
    shp("xe", "M15 8.6L24 12.6L20.4 20.6L11.4 16.6Z"),
};
for (const [master, body] of Object.entries(MASTERS)) S[`act-${master}`] = ["0 0 48 48", TABLET + body];
for (const weapon of ["sword", "halberd", "bow", "spear"]) S[`act-${weapon}`] = S[`eq-${weapon}`]!;

// Scoring tiles: round eave ends
for (const type of ["officer", "guard", "archer", "soldier"]) {
  S[`score-${type}`] = ["0 0 48 48", EAVE + cut(`fig-${type}`, 8, 7, 32, 33, "0 -8 48 50", [48, 80])];
}
const AREAS: Record<string, [x: number, y: number, w: number, h: number][]> = {
  quad_nw: [[0, 0, 4, 3]],
  quad_ne: [[5, 0, 4, 3]],
  quad_sw: [[0, 4, 4, 3]],
  quad_se: [[5, 4, 4, 3]],
  border: [
    [0, 0, 9, 1],
    [0, 6, 9, 1],
    [0, 1, 1, 5],
    [8, 1, 1, 5],
  ],
  centre_cross: [
    [4, 0, 1, 3],
    [0, 3, 9, 1],
    [4, 4, 1, 3],
  ],
};
for (const [area, cells] of Object.entries(AREAS)) {
  const [w, h] = [28 / 9, 21.6 / 7];
  S[`score-${area}`] = [
    "0 0 48 48",
    EAVE +
      shp("xn", box(10, 13.6, 28, 21.6), { w: "xd" }) +
      cells.map(([x, y, a, b]) => shp("xb", box(10 + x * w, 13.6 + y * h, a * w, b * h), { w: "xd" })).join(""),
  ];
}
S["score-coins"] = ["0 0 48 48", EAVE + at("coin", 18, 10.6, 17) + at("coin", 11, 19.6, 18)];
S["score-clay"] = ["0 0 48 48", EAVE + at("clay-wet", 15, 7, 21) + at("clay-dry", 10, 19, 21)];

// Dice, decrees, turning rings
const PIPS: [number, number][][] = [
  [[24, 24]],
  [
    [15, 15],
    [33, 33],
  ],
  [
    [14, 14],
    [24, 24],
    [34, 34],
  ],
  [
    [15, 15],
    [33, 15],
    [15, 33],
    [33, 33],
  ],
  [
    [14, 14],
    [34, 14],
    [24, 24],
    [14, 34],
    [34, 34],
  ],
  [
    [15, 13],
    [15, 24],
    [15, 35],
    [33, 13],
    [33, 24],
    [33, 35],
  ],
];
const DIE =
  "M10 4.6Q24 3 38 4.6Q43 5.4 43.4 10Q45 24 43.4 38Q42.6 43 38 43.4Q24 45 10 43.4Q5.4 42.6 4.6 38Q3 24 4.6 10Q5 5.4 10 4.6Z";
PIPS.forEach((pips, i) => {
  S[`die-${i + 1}`] = [
    "0 0 48 48",
    shp("xn", DIE, {
      shade: "M43.4 12Q45 24 43.4 38Q42.6 43 38 43.4Q24 45 12 43.6Q36 42 39.6 36Q42 24 43.4 12Z",
      sfill: "xns",
    }) + pips.map(([x, y]) => p("xk", blob(x, y, i ? 4 : 5.4), true)).join(""),
  ];
});
S["decree"] = [
  "0 0 48 48",
  [4, 12.6, 21.2, 29.8]
    .map((x) => shp("xpa", box(x, 6, 8.4, 35), { shade: box(x + 6, 6, 2.4, 35), sfill: "xpas", w: "xd" }))
    .join("") +
    shp("xk", box(2.6, 12, 37.4, 2.6), { w: "xd" }) +
    shp("xk", box(2.6, 32, 37.4, 2.6), { w: "xd" }) +
    at("seal-purple", 24, 21, 24),
];
const TURN = line("M5 15.6Q3 6.4 12 4.4Q19 4 20.4 11", "currentColor", 2.6);
S["turn-inner"] = ["0 0 24 24", `${TURN}<path d="M16 9.6L21.2 14.6L23.4 7.4Z" fill="currentColor"/>`];
S["turn-middle"] = ["0 0 24 24", `<g transform="matrix(-1 0 0 1 24 0)">${S["turn-inner"][1]}</g>`];
S["spare"] = ["0 0 48 48", at("prestige", 1, 1, 22) + at("prestige", 19, 4, 22) + at("clay", 15, 21, 27)];

// Options of Li Si: black lacquer tags
const LACQUER =
  shp("xlac", "M8 3.4L40 3.4L45 9L45 45L3 45L3 9Z") +
  `<path class="xlacl" d="${rough("M10 6.8L38 6.8L41.6 10.8L41.6 41.6L6.4 41.6L6.4 10.8Z")}"/>`;
const mark = (x: number, y: number, text: string): string =>
  `<text class="xt xlact" x="${x}" y="${y}" font-size="18">${text}</text>`;
const OPTIONS = [
  at("decree", 8, 11, 24) + at("die-5", 25, 23, 16),
  at("prestige", 9, 9, 30) + '<text class="xt" x="24" y="31" font-size="20">5</text>',
  cut("warrior-raw", 10, 7, 28, 25, "4 1 40 36", [48, 72]) +
    shp("xcs", "M7 33Q12 27 16 31Q20 26 24 30Q29 26 33 31Q38 27 41 33L41 40L7 40Z", { w: "xd" }) +
    mark(24, 41, "3"),
  at("act-claymaker", 9, 9, 19) + at("act-blacksmith", 20, 19, 20),
  `<g class="no-halo">${at("artisan-purple", 8, 9, 23)}</g>` + at("clay", 21, 22, 20) + mark(34, 23, "4"),
  at("inspector-col", 7, 9, 22, 28.4) + mark(31, 38.6, "+1"),
  at("score-border", 8, 9, 25) + mark(31, 39.4, "+1"),
  at("act-build", 9, 8, 25) + at("clay", 20, 24, 19) + mark(16, 39, "2"),
];
OPTIONS.forEach((body, i) => {
  S[`option-${i + 1}`] = ["0 0 48 48", LACQUER + body];
});
