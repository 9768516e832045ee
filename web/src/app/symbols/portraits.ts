import { blob, box, p, rounded, shp } from "./hand";
import { S } from "./sheet";

// Portraits (64): those one plays against, in rising rank. All sit in a frame of the same kind; dress and head-gear tell
// who it is: a headband, a soft cap, an official's hat, the crown with its strings of beads.
const FRAME = rounded(3, 3, 58, 58, 5);

/** Shoulders in a robe with crossed collar, a neck and a face. */
function bust(robe: string, shade: string, collar: string, folds = "xd"): string {
  let o = shp(robe, "M6.4 59.6Q8 46 19 42.4L27 39.4L37 39.4L45 42.4Q56 46 57.6 59.6Z", {
    shade: "M39 40L45 42.4Q56 46 57.6 59.6L43 59.6Q45 48 39 40Z",
    sfill: shade,
  });
  o += p(folds, "M15.6 59Q15.4 53 17.6 49.6M48.4 59Q48.6 53 46.4 49.6");
  o += shp("xf", "M27.4 35L36.6 35L37 42.6Q32 47 27 42.6Z", { w: "xd" });
  o += shp(collar, "M26.4 39.6L22.2 41.4Q25.6 49 30.6 53.6L33.6 50Q29 46 26.4 39.6Z", { w: "xd" });
  o += shp(collar, "M37.6 39.6L41.6 41.4Q37 51 26 59.6L20.4 59.6Q34 51 37.6 39.6Z", { w: "xd" });
  return o;
}
function face(): string {
  return (
    shp("xf", blob(21.4, 27.6, 2.4, 3.2), { raw: true, w: "xd" }) +
    shp("xf", blob(42.6, 27.6, 2.4, 3.2), { raw: true, w: "xd" }) +
    shp("xf", "M22 23Q21.6 16 32 15.8Q42.4 16 42 23Q42.4 31 39.6 35Q36 39.6 32 39.6Q28 39.6 24.4 35Q21.6 31 22 23Z")
  );
}
const BROWS = p("xd", "M25.4 23.2Q27.4 21.8 29.6 22.8M34.4 22.8Q36.6 21.8 38.6 23.2");
const STERN = p("xo", "M24.8 22.2L29.6 23.8M34.4 23.8L39.2 22.2");
const EYES = p("xk", blob(27.8, 26.4, 1.1, 1.2), true) + p("xk", blob(36.2, 26.4, 1.1, 1.2), true);
const NOSE = p("xd", "M32 26.6Q33.4 29.4 31.4 30.4");
const MOUTH = p("xd", "M29.6 34.4Q32 35.2 34.4 34.4");

function portrait(ground: string, drawing: string): string {
  return `<path class="${ground}" d="${FRAME}"/>${drawing}<path class="xo" d="${FRAME}"/>`;
}

S["bot-apprentice"] = [
  "0 0 64 64",
  portrait(
    "xcl",
    bust("xc", "xcs", "xn") +
      shp("xk", blob(35, 9.4, 5, 4.2), { raw: true }) +
      face() +
      shp("xk", "M21.4 24Q20 13 32 12.4Q44 13 42.6 24Q41 19.4 38 18.6Q31 20.4 26 18.6Q23 19.4 21.4 24Z", { w: "xd" }) +
      shp("xn", "M21.4 18Q32 14.4 42.6 18L42.6 21Q32 17.4 21.4 21Z", { w: "xd" }) +
      BROWS +
      EYES +
      NOSE +
      p("xd", "M28.6 33.4Q32 36.6 35.4 33.4"),
  ),
];
S["bot-steward"] = [
  "0 0 64 64",
  portrait(
    "xpa",
    bust("xg", "xgs", "xn") +
      face() +
      shp("xk", "M20.6 21.4L21 11Q26 8.4 32 8.4Q38 8.4 43 11L43.4 21.4Q32 16.8 20.6 21.4Z") +
      p("xl", "M21.8 18.2Q32 13.8 42.2 18.2") +
      BROWS +
      EYES +
      NOSE +
      p("xd", "M26.4 33.6Q29.6 31.4 32 32.6Q34.4 31.4 37.6 33.6") +
      MOUTH,
  ),
];
S["bot-minister"] = [
  "0 0 64 64",
  portrait(
    "xr",
    bust("xk", "xk", "xn", "xm") +
      face() +
      shp("xk", "M21 21.6L22.4 9.4L41.6 9.4L43 21.6Q32 16.6 21 21.6Z") +
      shp("xb", "M13 6.4L51 5.8L51.4 10.4L13 10.8Z", { shade: "M36 8.6L51.2 8.4L51.4 10.4L36 10.6Z", sfill: "xbs" }) +
      STERN +
      EYES +
      NOSE +
      shp(
        "xk",
        "M25.4 33Q29.4 30.6 32 32.2Q34.6 30.6 38.6 33Q37 35 36 34.6Q36 44 32 48.6Q28 44 28 34.6Q27 35 25.4 33Z",
        { w: "xd" },
      ) +
      p("xf", "M29.8 34.4Q32 35.6 34.2 34.4Q32 36.2 29.8 34.4Z"),
  ),
];
/** Strings of beads from the front of the crown, longer towards its sides. */
function beads(): string {
  const strings = [
    [14, 4],
    [19, 4],
    [26.4, 2],
    [32, 2],
    [37.6, 2],
    [45, 4],
    [50, 4],
  ] as const;
  return strings
    .map(
      ([x, n]) =>
        p("xd", `M${x} 10L${x} ${9.4 + n * 4}`) +
        Array.from({ length: n }, (_, i) =>
          shp(i % 2 ? "xr" : "xn", blob(x, 12.8 + i * 4.2, 1.7), { raw: true, w: "xbead" }),
        ).join(""),
    )
    .join("");
}
S["bot-emperor"] = [
  "0 0 64 64",
  portrait(
    "xgold",
    p(
      "xray",
      "M32 30L3 8L3 16ZM32 30L3 32L3 42ZM32 30L14 3L24 3ZM32 30L40 3L50 3ZM32 30L61 8L61 16ZM32 30L61 32L61 42Z",
    ) +
      bust("xr", "xrs", "xgold") +
      p("xgl", "M9 56Q11 48 19.6 45M55 56Q53 48 44.4 45") +
      face() +
      shp("xk", "M21.4 20L22.4 10L41.6 10L42.6 20Q32 15.4 21.4 20Z") +
      shp("xk", box(9.6, 5.4, 44.8, 5)) +
      p("xgl", "M13 7.9L51 7.9") +
      STERN +
      EYES +
      NOSE +
      shp(
        "xk",
        "M24.4 33.4Q29 30.4 32 32Q35 30.4 39.6 33.4L41 31Q42 40 38 46Q35 52.6 32 54.4Q29 52.6 26 46Q22 40 23 31Z",
        { w: "xd" },
      ) +
      p("xf", "M29.4 34.2Q32 35.6 34.6 34.2Q32 36.4 29.4 34.2Z") +
      beads(),
  ),
];
