import { blob, p, shp } from "../../../app/symbols/hand";
import { S } from "../../../app/symbols/sheet";

// Resources
function bowl(fill: string, texture: string): string {
  let o = shp("xn", "M3.4 19Q5 34 15.6 40L15 44L33 44L32.4 40Q43 34 44.6 19Z", {
    shade: "M27 42Q40 34 44.6 19L44.6 22Q43 34 32.4 40L33 44L26 44Z",
    sfill: "xns",
  });
  o +=
    shp("xn", blob(24, 18.6, 20.6, 13.4), { raw: true }) +
    shp(fill, blob(24, 18.8, 16.4, 10), { raw: true }) +
    texture;
  return o;
}
S["pigment-y"] = ["0 0 48 48", bowl("xy", "")];
S["pigment-r"] = ["0 0 48 48", bowl("xr", p("xn", blob(24, 18.8, 5, 3.4), true))];
S["pigment-g"] = [
  "0 0 48 48",
  bowl("xg", p("xd", blob(24, 18.8, 10.8, 6.5), true) + p("xd", blob(24, 18.8, 5, 2.8), true)),
];
S["pigment-b"] = [
  "0 0 48 48",
  bowl("xz", p("xl", "M12 22.4L19 11.2M18 26.4L26.8 10.4M25 27L33.4 11.8M32.4 25L37.4 16.4")),
];
S["pigment-any"] = ["0 0 48 48", bowl("xns", p("xd", "M17 22Q24 12 31 22M24 15L24 11"))];
// flat pigment marks (24): the same textures as a stamp
S["mark-y"] = ["0 0 24 24", shp("xy", blob(12, 12, 9.8), { raw: true })];
S["mark-r"] = ["0 0 24 24", shp("xr", blob(12, 12, 9.8), { raw: true }) + p("xn", blob(12, 12, 3.6), true)];
S["mark-g"] = [
  "0 0 24 24",
  shp("xg", blob(12, 12, 9.8), { raw: true }) + p("xd", blob(12, 12, 6.2), true) + p("xd", blob(12, 12, 2.4), true),
];
S["mark-b"] = [
  "0 0 24 24",
  shp("xz", blob(12, 12, 9.8), { raw: true }) + p("xm", "M5 14.6L12 4M8.4 18.6L17 5.4M14 20L19.6 11"),
];
