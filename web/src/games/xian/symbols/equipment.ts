import { blob, box, f, line, p, shp, stick } from "../../../app/symbols/hand";
import { S } from "../../../app/symbols/sheet";

// Equipment (48)
S["eq-crossbow"] = [
  "0 0 48 48",
  stick("M4 19Q12 7 24 8Q36 7 44 19", 6.4, "#DDB27E", 2.6) +
    p("xd", "M4 19L24 25L44 19") +
    shp("xw", "M20.6 5L27.4 5L28.4 34L26.8 44L21 44L19.8 34Z", {
      shade: "M25 5L27.4 5L28.4 34L26.8 44L24.4 44Z",
      sfill: "xws",
    }) +
    shp("xb", box(20.4, 27, 7.2, 6.4), { w: "xd" }),
];
export function arrow(x: number, y: number, s: number): string {
  const q = (a: number, b: number): string => `${f(x + a * s)} ${f(y + b * s)}`;
  return shp(
    "xb",
    `M${q(0, 0)}L${q(6, 11)}L${q(5, 19)}L${q(1.8, 17)}L${q(1.8, 24)}L${q(-1.8, 24)}L${q(-1.8, 17)}L${q(-5, 19)}L${q(-6, 11)}Z`,
    { shade: `M${q(0, 0)}L${q(6, 11)}L${q(5, 19)}L${q(1.8, 17)}L${q(1.8, 24)}L${q(0, 24)}Z`, sfill: "xbs" },
  );
}
S["eq-arrowheads"] = ["0 0 48 48", arrow(12, 12, 1.15) + arrow(36, 12, 1.15) + arrow(24, 5, 1.5)];
S["eq-chariot"] = [
  "0 0 48 48",
  shp("xw", "M20 10L44 8L43 28L20 29Z", { shade: "M20 20L43.6 19L43 28L20 29Z", sfill: "xws" }) +
    p("xd", "M28 9.4L28 28.4M36 8.8L36 28.2M20 15L43.8 14") +
    stick("M22 29Q12 30 3 20", 5, "#BD8750", 1.6) +
    shp("xw", blob(31, 32, 13), { raw: true }) +
    shp("xns", blob(31, 32, 8.6), { raw: true, w: "xd" }) +
    p("xd", "M31 23.6L31 40.4M22.6 32L39.4 32M25 26L37 38M37 26L25 38") +
    shp("xk", blob(31, 32, 2.4), { raw: true, w: "xd" }),
];
S["eq-horse"] = [
  "0 0 48 48",
  shp(
    "xw",
    "M12 45Q11 30 18 21Q20 12 27 8.6L27.6 2.6L32.4 7.6Q40 11 44 21.4Q45.6 26 42.6 28Q40 29.6 37 27.4Q33 24.6 30.6 24.6Q30 33 36.4 45Z",
    { shade: "M12 45Q11 30 18 21Q20 12 27 8.6Q21 20 20.4 30Q20 38 22 45Z", sfill: "xws" },
  ) +
    p("xk", blob(33, 14.6, 1.6), true) +
    p("xd", "M40.4 23.6L41.4 23M37 27.4Q37 25 38.6 23.4M30.6 24.6Q28.6 22.6 28.6 18.6") +
    p("xd", "M24.6 12Q20 20 19 28M17 24Q14.6 33 15.6 41") +
    p("xd", "M35.8 9.6Q33.4 16 34.6 25.4"),
];
// frames tell the material by shape: wood a plank with notches, bronze a plate with cut corners
S["frame-wood"] = [
  "0 0 72 84",
  shp("xwl", "M3 3L69 3L69 36L66.4 42L69 48L69 81L3 81L3 48L5.6 42L3 36Z") +
    line("M8 10Q30 13 64 9M8 24Q26 20 40 23M50 25L64 24M8 62Q30 58 64 62M10 74Q36 77 62 74", "#BD8750", 1.3),
];
S["frame-bronze"] = [
  "0 0 72 84",
  shp("xbl", "M13 3L59 3L69 13L69 71L59 81L13 81L3 71L3 13Z") +
    line("M15 7L57 7L65 15L65 69L57 77L15 77L7 69L7 15Z", "#7A6A3A", 1.3),
];
S["frame-bamboo"] = [
  "0 0 72 84",
  shp("xpa", "M3 4L36 2.6L36.6 4.2L69 3L69 80.6L36.4 82L36 80.4L3 81.4Z", {
    shade: ["M31 3L36 2.6L36 81L31.4 81Z", "M64.4 3.2L69 3L69 80.6L64.6 80.8Z"],
    sfill: "xpas",
  }) +
    line("M36.2 3L36.2 81", "#8A6B35", 1.4) +
    shp("xg", box(1, 8, 70, 3.6), { w: "xd" }) +
    shp("xg", box(1, 72, 70, 3.6), { w: "xd" }),
];
S["eq-back"] = [
  "0 0 48 48",
  shp("xws", box(9, 5, 30, 38)) + p("xpl", "M15 12L33 12L33 36L15 36Z") + p("xpl", "M24 18L29 24L24 30L19 24Z"),
];
