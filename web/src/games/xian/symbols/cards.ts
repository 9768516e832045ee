import { at, blob, box, inside, line, p, shp, stick } from "../../../app/symbols/hand";
import { S } from "../../../app/symbols/sheet";

// Bamboo (cards, 72 x 116)
function bamboo(band: string): string {
  const d = "M2.4 4.4L29 3.4L29.6 2L59 2.4L59.8 4L87.6 3.2L87.4 112.4L60 113.8L59.2 112L30 112.6L29.2 114L2.6 112.8Z";
  let o = shp("xpa", d, {
    shade: [
      "M25.6 4L29 3.4L29.2 113.6L25.8 113.4Z",
      "M55.6 2.6L59 2.4L59.4 112L56 112Z",
      "M84 3.6L87.6 3.2L87.4 112.4L84 112.6Z",
    ],
    sfill: "xpas",
  });
  o += line("M29.4 3L29.4 113.4M59.4 3L59.6 113", "#8A6B35", 1.2);
  o += line("M5 52Q14 53.4 24 52M33 60Q44 61.4 54 60M63 50Q73 51.4 83 50", "#B8965A", 1.2);
  for (const y of [9.6, 103]) {
    o += shp(band, box(0.9, y, 88.2, 3.8), { w: "xd" });
  }
  return o;
}
for (const [k, cl] of [
  ["y", "xy"],
  ["r", "xr"],
  ["g", "xg"],
  ["b", "xz"],
])
  S[`card-${k}`] = ["0 0 90 116", bamboo(cl!)];
S["card-back"] = ["0 0 90 116", bamboo("xk") + at("stamp", 27, 38, 36)];
S["card-blank"] = ["0 0 90 116", line("M3 3L87 3L87 113L3 113Z", "currentColor", 1.6)];
// workers' emblems
S["worker-tax"] = [
  "0 0 48 48",
  p("xo", "M5 8Q14 3 23 9Q34 16 40 30Q42 38 43 44") +
    [
      [8, 1],
      [18, 8],
      [25, 17],
      [29.5, 27],
    ]
      .map(([x, y]) => inside("coin", x!, y!, 0.42))
      .join(""),
];
S["worker-craft"] = [
  "0 0 48 48",
  shp("xcl", "M16 10L30 4.4L39 8.8L25 15Z") +
    shp("xc", "M16 10L25 15L25 20L16 15Z", { w: "xd" }) +
    shp("xcs", "M25 15L39 8.8L39 14L25 20Z", { w: "xd" }) +
    shp("xw", "M3 26L30 15.6L45 23L18 34.4Z") +
    shp("xk", "M9.4 26L29.6 18.2L38.6 22.8L18.4 31Z", { w: "xd" }) +
    shp("xw", "M3 26L18 34.4L18 44L3 35.6Z", { shade: "M3 31.6L18 40L18 44L3 35.6Z", sfill: "xws" }) +
    shp("xws", "M18 34.4L45 23L45 32.6L18 44Z"),
];
S["worker-miner"] = [
  "0 0 48 48",
  stick("M31 13L11 43", 6.6, "#BD8750", 2.8) +
    shp("xes", "M8 10Q22 4 34 12Q43 18 45 31Q38 22 30 18.4Q20 13 8 10Z") +
    shp("xz", "M27 44L31 34L38 31L45 36L46 44Z", { shade: "M38 31L45 36L46 44L38 44Z", sfill: "xk" }) +
    p("xm", "M31.6 37L36 35"),
];
S["worker-helper"] = [
  "0 0 48 48",
  shp("xg", "M6 45L8 35Q12 27 24 27Q36 27 40 35L42 45Z", { shade: "M28 27Q37 28 40 35L42 45L30 45Z", sfill: "xes" }) +
    p("xd", "M18 28L24 35L30 28") +
    shp("xf", blob(24, 18, 8, 8.6), { raw: true }) +
    shp("xk", "M15.4 16L16 6L32 6L32.6 16Q24 12.6 15.4 16Z") +
    p("xd", "M20.4 18.4L22.4 18.6M25.8 18.6L27.8 18.4M21 22.6Q24 24 27 22.6"),
];
// helpers' emblems
S["helper-ceramist"] = [
  "0 0 48 48",
  shp("xc", "M17 8L31 8L29.6 13Q37 18 35.6 26Q34 33 29 34L19 34Q14 33 12.4 26Q11 18 18.4 13Z", {
    shade: "M26 8L31 8L29.6 13Q37 18 35.6 26Q34 33 29 34L25 34Q30 22 26 8Z",
    sfill: "xcs",
  }) +
    p("xd", "M13 22Q24 26 35.4 22") +
    shp("xw", blob(24, 37, 18, 4.6), { raw: true }) +
    shp("xws", "M20 41L28 41L29 46L19 46Z", { w: "xd" }),
];
S["helper-accountant"] = [
  "0 0 48 48",
  [6, 13.4, 20.8].map((x) => shp("xpa", `M${x} 5L${x + 4.6} 5L${x + 4} 30L${x} 30Z`, { w: "xd" })).join("") +
    shp("xpa", "M4 33L27.6 32.6L27.6 37.4L4 37.6Z", { w: "xd" }) +
    inside("coin", 24, 20, 0.5),
];
S["helper-administrator"] = [
  "0 0 48 48",
  [5, 12, 19].map((x) => shp("xpa", `M${x} 7L${x + 6.6} 7L${x + 6.6} 36L${x} 36Z`, { w: "xd" })).join("") +
    shp("xr", box(3.6, 13, 24, 3), { w: "xd" }) +
    shp("xr", box(3.6, 28, 24, 3), { w: "xd" }) +
    inside("clay", 22, 20, 0.52),
];
S["helper-emissary"] = [
  "0 0 48 48",
  stick("M14 8Q14 2.6 20 3Q25 3.6 25 9L23.4 46", 5.4, "#DDB27E", 1.8) +
    [9.6, 23.4]
      .map(
        (y) =>
          shp(
            "xn",
            `M24.4 ${y}Q35 ${y + 1} 37.4 ${y + 11}L33 ${y + 9.4}L31 ${y + 12}L27.6 ${y + 9.4}L24 ${y + 12}L20.4 ${y + 9.4}L17 ${y + 12}L15 ${y + 9.4}L10.6 ${y + 11}Q14 ${y + 1} 24.4 ${y}Z`,
            { w: "xd" },
          ) + shp("xr", `M18 ${y - 0.6}L31 ${y - 0.6}L31 ${y + 2.6}L18 ${y + 2.6}Z`, { w: "xd" }),
      )
      .join(""),
];
S["helper-scientist"] = [
  "0 0 48 48",
  shp("xfire", "M17 45Q13 39 19 34Q20 38 23 38Q22 33 26 30Q27 36 31 38Q34 42 31 45Z", { w: "xd" }) +
    shp("xb", "M8 14L40 14Q41 29 33 31L15 31Q7 29 8 14Z", {
      shade: "M30 14L40 14Q41 29 33 31L27 31Q31 24 30 14Z",
      sfill: "xbs",
    }) +
    p("xo", "M13 30L9 44M35 30L39 44") +
    p("xo", "M11 14L11 7L16 7L16 14M32 14L32 7L37 7L37 14") +
    p("xd", "M10 20Q24 24 38.6 20"),
];
S["helper-officer"] = [
  "0 0 48 48",
  shp("xe", "M10 28Q9 12 24 10Q39 12 38 28L40 41Q33 38 31 31Q24 27 17 31Q15 38 8 41Z", {
    shade: "M28 10.6Q39 13 38 28L40 41Q33 38 31 31Q30 20 28 10.6Z",
    sfill: "xes",
  }) +
    p("xd", "M11 23Q24 18 37 23M24 10.4L24 27M17 12.6L15.6 28M31 12.6L32.4 28") +
    shp("xr", "M22 10.4L20.6 5Q21 1 24 .8Q27 1 27.4 5L26 10.4Z", { w: "xd" }),
];
