/** Workers, inspectors, goods, weapons and their tokens. */
import { at, blob, box, p, rough, shp, stick } from "../../../app/symbols/hand";
import { PLAYERS, S } from "../../../app/symbols/sheet";
import { edged, WOOD } from "./hand";

S["artisan"] = [
  "0 0 48 48",
  edged(
    shp("xp", "M16 20L32 20Q37 30 42 40L43 47L5 47L6 40Q11 30 16 20Z", {
      shade: "M28 20L32 20Q37 30 42 40L43 47L32 47Q33 32 28 20Z",
      sfill: "xps",
    }) +
      shp("xns", "M19 30L29 30L31 47L17 47Z", { w: "xd" }) +
      stick("M37 33L42 12", 5, WOOD, 2.2) +
      shp("xes", "M34.4 7.6L46.4 10.4L45 17L33 14.4Z") +
      shp("xp", "M30 21Q36 24 40 30L36.4 35Q31 32 28 28Z") +
      shp("xf", blob(38.6, 31.6, 3.2), { raw: true, w: "xd" }) +
      shp("xf", blob(24, 14.4, 6.8, 7), { raw: true }) +
      shp("xk", "M16.4 14Q15.6 6 24 5.6Q32.4 6 31.6 14Q29 10.4 24 10.2Q19 10.4 16.4 14Z") +
      shp("xk", "M20 6L20.6 .8L27.4 .8L28 6Z") +
      p("xl", "M17.4 11.6Q24 8.4 30.6 11.6"),
  ),
];
S["base"] = [
  "0 0 48 24",
  edged(
    shp("xps", "M9.5 4L38.5 4L45 9L3 9Z") +
      shp("xp", box(3, 9, 42, 12), { shade: "M3 17.6L45 17.4L45 21L3 21Z", sfill: "xps" }),
  ),
];
PLAYERS.forEach((colour, i) => {
  const owned = (drawing: string, crest: string): string =>
    `<g class="P${i}">${drawing}</g><g class="no-halo">${crest}</g>`;
  S[`artisan-${colour}`] = ["0 0 48 48", owned(at("artisan", 0, 0, 48), at(`crest-${colour}`, 16.6, 30, 14.8))];
  S[`base-${colour}`] = ["0 0 48 24", owned(at("base", 0, 0, 48, 24), at(`crest-${colour}`, 17.6, 8.6, 12.8))];
  S[`token-${colour}`] = [
    "0 0 24 24",
    owned(shp("xp", "M5 1.6L19 1.6L22.6 5L22.6 22.4L1.4 22.4L1.4 5Z"), at(`crest-${colour}`, 4.6, 5.2, 14.8)),
  ];
});

function inspector(row: boolean): string {
  const plate = row ? "M5 46L33 46L44 53L33 60L5 60Z" : "M8 46L40 46L40 52L24 61L8 52Z";
  return edged(
    shp("xb", plate, {
      shade: row ? "M5 56L36 56L33 60L5 60Z" : "M8 51L40 51L40 52L24 61L8 52Z",
      sfill: "xbs",
    }) +
      shp("xe", "M17 22L31 22Q36 34 37 47L11 47Q12 34 17 22Z", {
        shade: "M27 22L31 22Q36 34 37 47L28 47Q30 34 27 22Z",
        sfill: "xes",
      }) +
      p("xd", "M18.6 23L24 31L29.4 23M24 31L24 46") +
      shp("xf", blob(24, 15.6, 6.6, 7), { raw: true }) +
      shp("xk", "M16.6 14.4Q16 6 24 5.6Q32 6 31.4 14.4Q28 11 24 11Q20 11 16.6 14.4Z") +
      shp("xk", "M9 9.4L16.6 8.4L17 12L9.4 13Z", { w: "xd" }) +
      shp("xk", "M39 9.4L31.4 8.4L31 12L38.6 13Z", { w: "xd" }) +
      shp("xpa", "M21.4 27L26.6 27L26 43L22 43Z", { w: "xd" }) +
      p("xd", "M21.6 31L26.4 31M21.8 35L26.2 35M22 39L26 39") +
      p("xd", "M21 16.6L23 16.8M25.2 16.8L27.2 16.6M22 20.6L26 20.6"),
  );
}
S["inspector-col"] = ["0 0 48 62", inspector(false)];
S["inspector-row"] = ["0 0 48 62", inspector(true)];

// Clay: soft with a drop of water, or pale and cracked
S["clay-wet"] = [
  "0 0 48 48",
  shp("xwetl", "M3.5 24Q6 17 14 17L28 14Q42 14 45 22L20.5 33Z") +
    shp("xwet", "M3.5 24L20.5 33L20.5 44L6 37Q2 33 3.5 24Z") +
    shp("xwets", "M20.5 33L45 22Q46.6 30 43 34L20.5 44Z") +
    p("xd", "M12 23.4Q21 20.6 30 17M17 26.4Q26 23 35.6 19.4") +
    shp("xz", "M33 1Q38.8 7.9 37.6 12.5Q33 17.1 28.4 12.5Q27.2 7.9 33 1Z", { w: "xd" }) +
    p("xm", "M31.2 9Q30.4 11.4 32.4 13"),
];
S["clay-dry"] = [
  "0 0 48 48",
  shp("xdryl", "M3.5 20L28 10L45 18L20.5 29Z") +
    shp("xdry", "M3.5 20L20.5 29L20.5 41L3.5 31.5Z") +
    shp("xdrys", "M20.5 29L45 18L45 29.5L20.5 41Z") +
    p(
      "xd",
      "M16 15L20 20L17.6 23.6L22 28.6L20 34L23 38M32 11.8L31 17L36 22M8 22.6L10.6 28L8.6 33.6M30 24.6L33 29L31.4 35.4",
    ),
];

S["eq-bow"] = [
  "0 0 48 48",
  p("xd", "M8.6 5L43 39.4") +
    stick("M8 4.6Q28 2 30.6 17.4Q46 20 43.4 40", 6.6, WOOD, 3) +
    stick("M40 8L9 39", 3.6, WOOD, 1.5) +
    shp("xb", "M45.4 2.6L43.8 12L36 4.2Z", { w: "xd" }) +
    shp("xn", "M10.6 33L4.6 35L3 43.4L5 45.2L13 43.4L15 37.4Z", { w: "xd" }) +
    p("xd", "M12 36L5 43"),
];
S["eq-spear"] = [
  "0 0 48 48",
  stick("M31 17L5 43", 6, WOOD, 2.4) +
    shp("xb", "M45.6 2.4Q46.4 13 38 18.6L33.6 20.6L27.4 14.4L29.4 10Q35 1.6 45.6 2.4Z", {
      shade: "M45.6 2.4Q46.4 13 38 18.6L33.6 20.6L30.4 17.4Z",
      sfill: "xbs",
    }) +
    shp("xr", "M27 15.6L32.4 21L29.6 26.4L27.8 23.6L24.4 24.8L25 21L21.6 20Z", { w: "xd" }),
];
// An active weapon is a bronze plate, an inactive one an empty, dashed place.
const PLATE = "M12 3L36 3L45 12L45 36L36 45L12 45L3 36L3 12Z";
for (const weapon of ["sword", "halberd", "bow", "spear"]) {
  S[`weapon-${weapon}-on`] = [
    "0 0 48 48",
    shp("xbl", PLATE) +
      `<path class="xplate" d="${rough("M13.6 6.6L34.4 6.6L41.4 13.6L41.4 34.4L34.4 41.4L13.6 41.4L6.6 34.4L6.6 13.6Z")}"/>` +
      at(`eq-${weapon}`, 8, 8, 32),
  ];
  S[`weapon-${weapon}-off`] = [
    "0 0 48 48",
    `<path class="xnone" d="${rough(PLATE)}"/><g opacity=".38">${at(`eq-${weapon}`, 9, 9, 30)}</g>`,
  ];
}
