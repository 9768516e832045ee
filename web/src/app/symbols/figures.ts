import { blob, box, p, shp, stick } from "./hand";
import { PLAYERS, S } from "./sheet";

// Crests (24)
S["crest-purple"] = [
  "0 0 24 24",
  '<path class="xhc" d="M3 3L21 3L21 21L3 21Z"/><g class="P0">' +
    shp("xp", box(3, 3, 18, 18)) +
    p("xpl", "M7.5 17L7.5 7.5L16.5 7.5L16.5 16.5L12 16.5L12 12") +
    "</g>",
];
S["crest-orange"] = [
  "0 0 24 24",
  '<path class="xhc" d="' +
    blob(12, 12, 9.6) +
    '"/><g class="P1">' +
    shp("xp", blob(12, 12, 9.6), { raw: true }) +
    shp("xn", blob(12, 12, 3.8), { raw: true }) +
    "</g>",
];
S["crest-cyan"] = [
  "0 0 24 24",
  '<path class="xhc" d="M12 1.8L21.4 7L21.4 17L12 22.2L2.6 17L2.6 7Z"/><g class="P2">' +
    shp("xp", "M12 1.8L21.4 7L21.4 17L12 22.2L2.6 17L2.6 7Z") +
    p("xpl", "M12 12L12 7M12 12L16.6 15M12 12L7.4 15") +
    "</g>",
];
S["crest-jade"] = [
  "0 0 24 24",
  '<path class="xhc" d="M12 1L23 12L12 23L1 12Z"/><g class="P3">' +
    shp("xp", "M12 1L23 12L12 23L1 12Z") +
    p("xpl", "M6.5 13.5Q8 9 12 10Q15 10.8 14 13Q12.6 14.6 11.2 13M14 13Q16 14.6 17.6 12") +
    "</g>",
];

// Warrior (48 x 72)
const SIL =
  "M20 18Q14 20 10.5 24Q6.5 32 8 42Q10 46 13.5 45L10.5 57L5.5 60L5.5 71L42.5 71L42.5 60L37.5 57L34.5 45Q38 46 40 42Q41.5 32 37.5 24Q34 20 28 18Q32.5 13 30.6 7.6Q33 4 31 1.6Q27 -.6 24.6 3Q16 4 17 12Q17.4 16 20 18Z";
function warrior(mode: "raw" | "coloured"): string {
  const coloured = mode === "coloured";
  const [A, AS, F, N] = coloured ? ["xp", "xps", "xf", "xn"] : ["xc", "xcs", "xcl", "xcl"];
  let o = `<path class="xh" d="${SIL}"/>`;
  // plinth
  o += shp(coloured ? "xns" : "xcs", "M10 56.5L38 56.5L42.5 60.5L5.5 60.5Z");
  o += shp(coloured ? "xn" : "xcf", box(5.5, 60.5, 37, 10.5), {
    shade: ["M5.5 67.5L42.5 67L42.5 71L5.5 71Z"],
    sfill: coloured ? "xns" : "xcs",
  });
  // boots, skirt
  o += p("xk", "M15 58.5Q15 55 19 55Q22.5 55 22.5 58.5Z") + p("xk", "M25.5 58.5Q25.5 55 29 55Q33 55 33 58.5Z");
  o += shp(A, "M15 40L33 40Q34.5 49 36.5 56Q30 57.6 24 56.6Q17 57.6 11.5 56Q13.5 49 15 40Z", {
    shade: "M26 42L33 41Q34.5 49 36.5 56L29 56.8Q29 49 26 42Z",
    sfill: AS,
  });
  o += p("xd", "M20 47Q19 52 18.4 56.4M28.5 47Q29 52 29.8 56.4");
  // arms
  o += shp(A, "M14.5 22.5Q8.6 25 8 34Q7.6 41 10.5 43.5L16 41.5L16.6 30Z", {
    shade: "M8.2 36Q7.8 41 10.5 43.5L16 41.5L16.2 37Q12 40 8.2 36Z",
    sfill: AS,
  });
  o += shp(A, "M33.5 22.5Q39.4 25 40 34Q40.4 41 37.5 43.5L32 41.5L31.4 30Z", {
    shade: "M33 30L36 24Q39.6 27 40 34Q40.4 41 37.5 43.5L32 41.5Z",
    sfill: AS,
  });
  o +=
    shp(F, blob(13.2, 43.6, 3.1, 2.7), { raw: true, w: "xd" }) +
    shp(F, blob(34.8, 43.6, 3.1, 2.7), { raw: true, w: "xd" });
  // armour
  o += shp(A, "M14 23Q24 19.5 34 23L33.2 41Q30 46.5 24 47.4Q18 46.5 14.8 41Z", {
    shade: "M25 22L34 23L33.2 41Q30 46.5 25 47.2Z",
    sfill: AS,
  });
  const dt = coloured ? "xpt" : "xd";
  o += p(dt, "M14.6 28.6Q24 31.4 33.6 28.6M14.8 34.4Q24 37.4 33.4 34.4M15.4 40Q24 43.4 32.8 40");
  o += p(dt, "M19.2 30L19.2 35.2M24 30.8L24 36.4M28.8 30L28.8 35.2M21.4 36.4L21.6 41.6M26.6 36.4L26.4 41.6");
  // collar
  o += shp(N, "M16.6 22.6Q18 18.4 24 18.6Q30 18.4 31.4 22.6Q28 25.8 24 25.8Q20 25.8 16.6 22.6Z", { w: "xd" });
  // head
  o += shp(F, "M17.4 10.6Q16.8 4.6 24 4.4Q31.2 4.6 30.6 10.6Q30.8 17 27.6 19.6Q24 21.6 20.4 19.6Q17.2 17 17.4 10.6Z");
  const H = coloured ? "xk" : "xcs";
  o += shp(H, blob(28, 3.6, 3.7, 3), { raw: true, w: "xd" });
  o += shp(H, "M17 11.4Q16 4 24 3.8Q32 4 31 11.4Q29.6 8.4 24 8.2Q18.6 8.4 17 11.4Z", { w: "xd" });
  o += p("xd", "M20 12L22.4 12.2M25.6 12.2L28 12M20.8 16.8Q22.6 15.2 24 16Q25.4 15.2 27.2 16.8");
  return o;
}
S["warrior-raw"] = ["0 0 48 72", warrior("raw")];
S["warrior-coloured"] = ["0 0 48 72", warrior("coloured")];
PLAYERS.forEach((c, i) => {
  S[`warrior-${c}`] = [
    "0 0 48 72",
    `<g class="P${i}">${warrior("coloured")}</g><use href="#crest-${c}" x="18.6" y="60" width="11" height="11" class="no-halo"/>`,
  ];
});

// overlays (48 x 72), laid over any warrior
S["kind-archer"] = [
  "0 0 48 72",
  p("xd", "M8 13L8.6 60") + stick("M8 13Q-1 22 4.6 36Q-1 50 8.6 60", 4.6, "#BD8750", 2),
];
S["kind-crossbowman"] = [
  "0 0 48 72",
  shp("xw", "M21.8 27L26.2 27L26.6 50L21.4 50Z", { w: "xd" }) +
    stick("M8 37Q14 28 24 29Q34 28 40 37", 5, "#D6C27E", 2.2) +
    p("xd", "M8 37L24 42L40 37"),
];
S["kind-charioteer"] = [
  "0 0 48 72",
  shp("xk", "M17 11Q15.6 1 24.2 .8Q32.8 1 31.2 11Q24 8 17 11Z") +
    p("xl", "M19.4 6.4Q24.2 4.8 28.8 6.4") +
    p("xd", "M14 44Q19 48 23 47") +
    shp("xw", blob(34.6, 50, 12.4), { raw: true }) +
    shp("xns", blob(34.6, 50, 8.4), { raw: true, w: "xd" }) +
    p("xd", "M34.6 41.6L34.6 58.4M26.2 50L43 50M28.6 44L40.6 56M40.6 44L28.6 56") +
    shp("xk", blob(34.6, 50, 2.6), { raw: true, w: "xd" }),
];
S["kind-halberdier"] = [
  "0 0 48 72",
  stick("M41 10L39.6 63", 4.4, "#BD8750", 1.8) +
    shp("xbl", "M39 12L27.5 9.5L38.5 6.5L41 1L43.2 7L43 17L40 17Z", { w: "xd" }),
];
S["kind-infantryman"] = [
  "0 0 48 72",
  shp("xw", "M2.6 34Q5 30 10 28.6Q15 30 17.4 34L15.8 43L17.6 52Q14 57.6 10 59Q6 57.6 2.4 52L4.2 43Z", {
    shade: "M10 28.6Q15 30 17.4 34L15.8 43L17.6 52Q14 57.6 10 59Z",
    sfill: "xws",
  }) +
    p("xd", "M10 31L10 56.6") +
    shp("xbl", blob(10, 43.6, 2.6), { raw: true, w: "xd" }),
];
S["kind-knight"] = [
  "0 0 48 72",
  shp("xws", "M16.8 11Q15.6 4 19.6 2.4L24.4 .4L28.8 2.4Q32.6 4 31.2 11Q24 8.4 16.8 11Z") +
    '<g transform="translate(-23,-33.5) scale(1.5)">' +
    shp("xw", "M31 62L32 51Q33 43 38 41L38.5 37L41.5 40.5Q46 43 47 49Q45.6 52.4 43 51.6L40.6 50Q41 56 43 62Z", {
      shade: "M31 62L32 51Q33 43 38 41Q35.4 49 36.6 62Z",
      sfill: "xws",
    }) +
    p("xk", blob(41.8, 45.2, 0.9), true) +
    p("xd", "M40.6 50Q38.6 49 38 46.6") +
    "</g>",
];

// The sign of a player (48): a stamp in wet earth
function sign(): string {
  let o = '<path class="xh" d="M7 7Q24 3 41 7Q45 24 41 41Q24 45 7 41Q3 24 7 7Z"/>';
  o += shp(
    "xp",
    "M8 6.6Q16 4 25 5.4Q35 4 40.6 7.4Q44 15 42.4 24Q44 35 40 41Q31 44 23 42.4Q13 44 7 40.4Q4.4 32 5.8 24Q4 13 8 6.6Z",
    {
      shade: "M40.6 7.4Q44 15 42.4 24Q44 35 40 41Q31 44 23 42.4Q13 44 7 40.4L8.4 37Q24 40 37 37Q39.6 24 37.6 8Z",
      sfill: "xps",
    },
  );
  o += p("xpl", "M12 11.6L36 11.2L35.6 36L11.8 36.4Z");
  return o;
}
S["sign"] = ["0 0 48 48", sign()];
PLAYERS.forEach((c, i) => {
  S[`sign-${c}`] = [
    "0 0 48 48",
    `<g class="P${i}">${sign()}</g><use href="#crest-${c}" x="14" y="14" width="20" height="20" class="no-halo"/>`,
  ];
});
