import { at, blob, box, p, shp } from "../../../app/symbols/hand";
import { S } from "../../../app/symbols/sheet";
import { EAVE } from "../../symbols";
import { arrow } from "./equipment";

// Mausoleum tiles: round eave-tile ends (48)
S["tile-blank"] = [
  "0 0 48 48",
  shp("xe", blob(24, 24, 22), {
    shade: "M40 8Q50 22 42 36Q32 49 14 43Q32 45 39 33Q45 20 40 8Z",
    sfill: "xes",
    raw: true,
  }) +
    p("xd", blob(24, 24, 17.6), true) +
    p("xd", "M24 7L24 41M7 24L41 24") +
    p("xd", blob(24, 24, 4.6), true),
];
S["tile-open"] = [
  "0 0 48 48",
  EAVE +
    shp("xk", "M13 36L13 14L24 11.6L24 36Z", { w: "xd" }) +
    shp("xw", "M13 36L13 14L19.4 17L19.4 39Z", { w: "xd" }) +
    shp("xb", blob(32, 24, 7), { raw: true, w: "xd" }) +
    shp("xn", box(30, 22, 4.2, 4.2), { w: "xd" }) +
    p("xo xo-wide", "M26 31L38 17"),
];
S["tile-market"] = [
  "0 0 48 48",
  EAVE +
    p("xo", "M24 11L24 33M12 16.6L36 14.4") +
    p("xd", "M12 16.6L8.8 27M12 16.6L16.4 27M36 14.4L32 25M36 14.4L39.6 25") +
    shp("xb", "M8 27L17.4 27Q15.6 32 12.6 32Q9.4 32 8 27Z", { w: "xd" }) +
    shp("xb", "M31 25L40.4 25Q38.6 30 35.6 30Q32.4 30 31 25Z", { w: "xd" }) +
    shp("xk", "M19 37L20.6 33L27.4 33L29 37Z", { w: "xd" }),
];
S["tile-discount"] = [
  "0 0 48 48",
  EAVE +
    shp("xc", "M10 18L27 18L25.4 22L29 26L26 32L10 32Z") +
    p("xo", "M32 18L38.4 18L38.4 32L33 32L36 26L31.6 22Z") +
    p("xd", "M14 18L14 32M19 18L19 32"),
];
S["tile-extra"] = [
  "0 0 48 48",
  EAVE +
    shp("xw", "M13.4 34.6L27 19.6L30 22.4L16.6 37.4Z") +
    shp("xes", "M22 15.6L30 10L38.4 18.6L32.6 26.4L28 24.6L25 21.6Z") +
    p("xo", "M12 18.6L12 26.6M8 22.6L16 22.6"),
];
S["tile-end"] = [
  "0 0 48 48",
  EAVE +
    shp("xpa", "M9 34L16 27L19 27L22.6 20L25.4 20L29 27L32 27L39 34Z", {
      shade: "M25 20L25.4 20L29 27L32 27L39 34L29 34Z",
      sfill: "xpas",
    }) +
    shp("xk", "M21.6 34L21.6 29.6L26.4 29.6L26.4 34Z", { w: "xd" }) +
    shp("xr", blob(24, 13.6, 3.2), { raw: true, w: "xd" }),
];

// End tiles: stamped tomb bricks (48)
const BRICK =
  shp("xes", box(4, 4, 40, 40)) +
  shp("xn", box(8.6, 8.6, 30.8, 30.8), { w: "xd" }) +
  p(
    "xm",
    "M6 10L6 16M6 21L6 27M6 32L6 38M42 10L42 16M42 21L42 27M42 32L42 38M10 6.2L16 6.2M21 6.2L27 6.2M32 6.2L38 6.2M10 41.8L16 41.8M21 41.8L27 41.8M32 41.8L38 41.8",
  );

S["end-resources"] = [
  "0 0 48 48",
  BRICK + at("clay", 9.6, 20, 19) + at("coin", 23, 22, 14.6) + at("pigment-r", 15, 8.6, 17),
];
S["end-prestige"] = [
  "0 0 48 48",
  BRICK + at("prestige", 11, 11, 26) + '<text class="xt" x="24" y="30" font-size="16">10</text>',
];
S["end-tiles"] = ["0 0 48 48", BRICK + at("tile-blank", 16.6, 11, 20) + at("tile-blank", 10.6, 18, 20)];
S["end-warriors"] = [
  "0 0 48 48",
  BRICK +
    shp("xc", "M12 38Q13 32 19 30.6L29 30.6Q35 32 36 38Z", { w: "xd" }) +
    shp("xcl", "M16.6 20Q16 14.6 24 14.4Q32 14.6 31.4 20Q31.6 28 28 31.4Q24 34 20 31.4Q16.4 28 16.6 20Z") +
    shp("xcs", blob(28, 11.8, 3.9, 3), { raw: true, w: "xd" }) +
    shp("xcs", "M16 21.4Q15 13 24 12.8Q33 13 32 21.4Q30 17.6 24 17.4Q18 17.6 16 21.4Z", { w: "xd" }) +
    p("xd", "M19.4 22.4L22.4 22.6M25.6 22.6L28.6 22.4M20.4 28.4Q22.6 26.4 24 27.2Q25.4 26.4 27.6 28.4"),
];
S["end-helpers"] = [
  "0 0 48 48",
  BRICK +
    shp("xg", "M13 37L14 30Q17 25 24 25Q31 25 34 30L35 37Z") +
    shp("xf", blob(24, 18.6, 6, 6.4), { raw: true }) +
    shp("xk", "M17.4 17L17.8 11L30.2 11L30.6 17Q24 14.6 17.4 17Z", { w: "xd" }),
];
S["end-six"] = [
  "0 0 48 48",
  BRICK +
    [16.4, 31.6]
      .map((y) => [14.6, 24, 33.4].map((x) => shp("xb", blob(x, y, 4.4), { raw: true, w: "xd" })).join(""))
      .join("") +
    p("xd", "M11 24L37 24"),
];
S["end-majorities"] = [
  "0 0 48 48",
  BRICK +
    shp("xpa", box(10.6, 29, 9, 8.4), { w: "xd" }) +
    shp("xpa", box(19.6, 23, 9, 14.4), { w: "xd" }) +
    shp("xpas", box(28.6, 32, 9, 5.4), { w: "xd" }) +
    p("xo", "M22.6 23L22.6 10.6") +
    shp("xr", "M22.6 10.6L33 12.4L30 15.6L33 19L22.6 18.4Z", { w: "xd" }),
];
S["end-pairs"] = ["0 0 48 48", BRICK + arrow(17, 12, 1.0) + arrow(31, 12, 1.0) + p("xo", "M14 38L34 38")];

// Request tokens: pointed jade tablets (36 x 48)
const GUI = "M18 2.6L32.6 14L33 45.4L3 45.4L3.4 14Z";
function request(fill: string, texture: string): string {
  return shp(fill, GUI) + texture + shp("xn", blob(18, 19, 10.2, 9.2), { raw: true, w: "xd" });
}
S["request-y"] = ["0 0 36 48", request("xy", "")];
S["request-r"] = ["0 0 36 48", request("xr", p("xn", blob(18, 37.6, 4.2, 4), true))];
S["request-g"] = [
  "0 0 36 48",
  request("xg", p("xd", blob(18, 37.4, 6.2, 5.8), true) + p("xd", blob(18, 37.4, 2.6), true)),
];
S["request-b"] = [
  "0 0 36 48",
  request("xz", p("xm", "M6 37L11 30M6 43.4L16 29.6M13 43.6L23 30M20 43.6L30 30M27 43.6L31.6 37")),
];
