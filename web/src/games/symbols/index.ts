/** Drawn things that both games have: clay, coins, points, workers, weapons, the round end of an eave. */
import { blob, box, p, shp, stick } from "../../app/symbols/hand";
import { PLAYERS, S } from "../../app/symbols/sheet";

S["clay"] = [
  "0 0 48 48",
  shp("xcl", "M3.5 20L28 10L45 18L20.5 29Z") +
    shp("xc", "M3.5 20L20.5 29L20.5 41L3.5 31.5Z") +
    shp("xcs", "M20.5 29L45 18L45 29.5L20.5 41Z") +
    p("xd", "M11.6 19.8Q20 16.4 29 12.8M15.8 22.2Q25 18.4 33.6 14.8M20.2 24.6Q29 20.8 38 17"),
];
S["coin"] = [
  "0 0 48 48",
  shp("xb", blob(24, 24, 20), {
    shade: "M38 10Q47 22 40 35Q31 46 16 42Q30 42 36 33Q42 22 38 10Z",
    sfill: "xbs",
    raw: true,
  }) +
    p("xd", blob(24, 24, 15.6), true) +
    shp("xn", box(17.6, 17.6, 12.8, 12.8)),
];
// prestige: a persimmon calyx, the Qin lacquer flower; the numeral is set on it
const CALYX =
  "M24 4.6Q29 .8 33.2 6.4Q34.8 9.8 33 14.6Q38 12.6 41.6 14.4Q47.6 19 43.4 24Q47.4 29 41.8 33.4Q38.4 35 33.2 33Q35 38 33.4 41.8Q29 47.6 24 43.4Q19 47.4 14.6 41.8Q13 38.2 15 33.2Q9.8 35 6.2 33.4Q.6 29 4.6 24Q.8 19 6.4 14.6Q9.8 13 14.8 15Q13 9.8 14.4 6.2Q19 .8 24 4.6Z";
S["prestige"] = ["0 0 48 48", shp("xbl", CALYX)];
S["prestige-ink"] = ["0 0 48 48", p("xk", CALYX)];

function builder(): string {
  let o = '<path class="xh" d="M24 4Q32 6 31 16L37 40L40 45L8 45L11 40L17 16Q16 6 24 4Z"/>';
  o += shp("xp", "M19.5 20L28.5 20Q31.5 30 37 38L39 45L9 45L11 38Q16.5 30 19.5 20Z", {
    shade: "M26 20L28.5 20Q31.5 30 37 38L39 45L29 45Q29.6 32 26 20Z",
    sfill: "xps",
  });
  o += shp("xf", blob(24, 16.4, 6.2, 6.4), { raw: true });
  o += shp("xwl", "M11.4 14Q20 4.4 24 2.6Q28 4.4 36.6 14Q24 16.8 11.4 14Z", {
    shade: "M26 4Q31 8 36.6 14Q31 15.6 27 15.6Z",
    sfill: "xw",
  });
  return o;
}
function minister(): string {
  let o =
    '<path class="xh" d="M8 4.6L40 4L40.4 8L31 9.4L30.4 19L29.5 21Q35 31 38.5 45.5L9.5 45.5Q13 31 18.5 21L17.6 19L17 9.4L8 8Z"/>';
  o +=
    shp("xk", "M18.5 21L29.5 21Q35 31 38.5 45.5L9.5 45.5Q13 31 18.5 21Z") +
    p("xl", "M24 24L24 29M19 22.6L24 28L29 22.6");
  o += shp("xb", "M21.6 28L26.4 28L25.8 42L22.2 42Z", {
    shade: "M24.4 28L26.4 28L25.8 42L24.2 42Z",
    sfill: "xbs",
    w: "xd",
  });
  o += p("xl", "M12.6 43Q24 46.4 35.6 43");
  o += shp("xf", blob(24, 15.6, 6, 6.6), { raw: true });
  o += shp("xk", "M17.4 12.6L17 6.4L31 6.4L30.6 12.6Q24 10.6 17.4 12.6Z") + shp("xb", "M8 4.6L40 4L40.4 7.6L8 8Z");
  o +=
    p("xd", "M10 8L10.4 13M14 8L14 12M34.4 7.8L34.4 12M38 7.8L37.8 13") +
    p("xd", "M22.6 19Q23 23 24 26Q25 23 25.4 19");
  return o;
}
S["builder"] = ["0 0 48 48", builder()];
S["minister"] = ["0 0 48 48", minister()];
S["seal"] = S["sign"]!;
PLAYERS.forEach((c, i) => {
  S[`builder-${c}`] = [
    "0 0 48 48",
    `<g class="P${i}">${builder()}</g><use href="#crest-${c}" x="16" y="28" width="16" height="16" class="no-halo"/>`,
  ];
  S[`seal-${c}`] = S[`sign-${c}`]!;
});
S["stamp"] = [
  "0 0 48 48",
  shp("xe", "M17 27L17.4 18Q13 12 18 7Q24 2.6 30 7Q35 12 30.6 18L31 27Z", {
    shade: "M25 4.6Q33 7 31.6 14L30.6 18L31 27L26 27Z",
    sfill: "xes",
  }) +
    shp("xe", "M10 27L38 27L39 38L9 38Z", { shade: "M28 27L38 27L39 38L28 38Z", sfill: "xes" }) +
    shp("xr", "M8 38L40 38L40 43L8 43Z") +
    p("xd", "M20 13Q24 10 28 13"),
];

S["eq-halberd"] = [
  "0 0 48 48",
  stick("M36 8L10 45", 6, "#BD8750", 2.2) +
    shp(
      "xb",
      "M31.6 10.6L38 2.4L45.6 1.6L43.8 9.6L38.4 15.8L45 20.6L41.4 25.4L34.6 20.4Q27 25 25.4 34.6Q20.4 23.4 27.8 15.4L25 13.4L27.4 9.6Z",
      {
        shade: "M45.6 1.6L43.8 9.6L38.4 15.8L45 20.6L41.4 25.4L34.6 20.4Q27 25 25.4 34.6Q25.6 25 31 19.4Z",
        sfill: "xbs",
      },
    ),
];
S["eq-sword"] = [
  "0 0 48 48",
  shp("xb", "M40.6 3.6L45 7.6L43.4 13L20.4 32.6L15.6 27.6L35 5Z", {
    shade: "M45 7.6L43.4 13L20.4 32.6L18 30.2Z",
    sfill: "xbs",
  }) +
    shp("xk", "M10.6 25L23 37.6L20 40.4L8 28Z", { w: "xd" }) +
    shp("xw", "M12.4 32.4L15.8 36L9 42.4L5.4 39Z") +
    shp("xb", blob(6, 42, 3.8), { raw: true }),
];

export const EAVE =
  shp("xe", blob(24, 24, 22), {
    shade: "M40 8Q50 22 42 36Q32 49 14 43Q32 45 39 33Q45 20 40 8Z",
    sfill: "xes",
    raw: true,
  }) + shp("xn", blob(24, 24, 17.6), { raw: true, w: "xd" });
