import { blob, box, p, shp } from "./hand";
import { S } from "./sheet";

// Resources
S["clay"] = ["0 0 48 48", shp("xcl", "M3.5 20L28 10L45 18L20.5 29Z") + shp("xc", "M3.5 20L20.5 29L20.5 41L3.5 31.5Z") + shp("xcs", "M20.5 29L45 18L45 29.5L20.5 41Z") + p("xd", "M11.6 19.8Q20 16.4 29 12.8M15.8 22.2Q25 18.4 33.6 14.8M20.2 24.6Q29 20.8 38 17")];
S["coin"] = ["0 0 48 48", shp("xb", blob(24, 24, 20), { shade: "M38 10Q47 22 40 35Q31 46 16 42Q30 42 36 33Q42 22 38 10Z", sfill: "xbs", raw: true }) + p("xd", blob(24, 24, 15.6), true) + shp("xn", box(17.6, 17.6, 12.8, 12.8))];
function bowl(fill: string, texture: string): string {
    let o = shp("xn", "M3.4 19Q5 34 15.6 40L15 44L33 44L32.4 40Q43 34 44.6 19Z", { shade: "M27 42Q40 34 44.6 19L44.6 22Q43 34 32.4 40L33 44L26 44Z", sfill: "xns" });
    o += shp("xn", blob(24, 18.6, 20.6, 13.4), { raw: true }) + shp(fill, blob(24, 18.8, 16.4, 10), { raw: true }) + texture;
    return o;
}
S["pigment-y"] = ["0 0 48 48", bowl("xy", "")];
S["pigment-r"] = ["0 0 48 48", bowl("xr", p("xn", blob(24, 18.8, 5, 3.4), true))];
S["pigment-g"] = ["0 0 48 48", bowl("xg", p("xd", blob(24, 18.8, 10.8, 6.5), true) + p("xd", blob(24, 18.8, 5, 2.8), true))];
S["pigment-b"] = ["0 0 48 48", bowl("xz", p("xl", "M12 22.4L19 11.2M18 26.4L26.8 10.4M25 27L33.4 11.8M32.4 25L37.4 16.4"))];
S["pigment-any"] = ["0 0 48 48", bowl("xns", p("xd", "M17 22Q24 12 31 22M24 15L24 11"))];
// flat pigment marks (24): the same textures as a stamp
S["mark-y"] = ["0 0 24 24", shp("xy", blob(12, 12, 9.8), { raw: true })];
S["mark-r"] = ["0 0 24 24", shp("xr", blob(12, 12, 9.8), { raw: true }) + p("xn", blob(12, 12, 3.6), true)];
S["mark-g"] = ["0 0 24 24", shp("xg", blob(12, 12, 9.8), { raw: true }) + p("xd", blob(12, 12, 6.2), true) + p("xd", blob(12, 12, 2.4), true)];
S["mark-b"] = ["0 0 24 24", shp("xz", blob(12, 12, 9.8), { raw: true }) + p("xm", "M5 14.6L12 4M8.4 18.6L17 5.4M14 20L19.6 11")];
// prestige: a persimmon calyx, the Qin lacquer flower; the numeral is set on it
const CALYX = "M24 4.6Q29 .8 33.2 6.4Q34.8 9.8 33 14.6Q38 12.6 41.6 14.4Q47.6 19 43.4 24Q47.4 29 41.8 33.4Q38.4 35 33.2 33Q35 38 33.4 41.8Q29 47.6 24 43.4Q19 47.4 14.6 41.8Q13 38.2 15 33.2Q9.8 35 6.2 33.4Q.6 29 4.6 24Q.8 19 6.4 14.6Q9.8 13 14.8 15Q13 9.8 14.4 6.2Q19 .8 24 4.6Z";
S["prestige"] = ["0 0 48 48", shp("xbl", CALYX)];
S["prestige-ink"] = ["0 0 48 48", p("xk", CALYX)];
