/** Warriors in bare clay, whose owner is base and scarf; specialists on a stone slab; horses. */
import { at, blob, box, p, shp, stick } from "../../../app/symbols/hand";
import { PLAYERS, S } from "../../../app/symbols/sheet";
import { edged, shifted, WOOD } from "./hand";

/** Eight units of air above the head, for poles. */
export const FIGURE = "0 -8 48 80";
const BRONZE = "#D6C27E";

const BASE =
  shp("xps", "M9.5 55L38.5 55L45 60L3 60Z") +
  shp("xp", box(3, 60, 42, 11.4), { shade: "M3 68L45 67.6L45 71.4L3 71.4Z", sfill: "xps" });

/** Parts of a warrior, moved to the side by `dx`. */
const parts = (dx: number) => {
  const at = (d: string): string => shifted(d, dx);
  const hand = (x: number, y: number): string => shp("xcl", blob(x + dx, y, 3.1, 2.7), { raw: true, w: "xd" });
  return {
    legs:
      p("xk", at("M15 57.6Q15 54 19 54Q22.5 54 22.5 57.6Z")) + p("xk", at("M25.5 57.6Q25.5 54 29 54Q33 54 33 57.6Z")),
    skirt: (w = 0): string =>
      shp(
        "xc",
        at(`M${15 - w} 39L${33 + w} 39Q${34.5 + w} 48 ${36.5 + w} 55Q30 56.6 24 55.6Q17 56.6 ${11.5 - w} 55`) +
          at(`Q${13.5 - w} 48 ${15 - w} 39Z`),
        {
          shade: at(`M26 41L${33 + w} 40Q${34.5 + w} 48 ${36.5 + w} 55L29 55.8Q29 48 26 41Z`),
          sfill: "xcs",
        },
      ) + p("xd", at("M20 46Q19 51 18.4 55.4M28.5 46Q29 51 29.8 55.4")),
    torso:
      shp("xc", at("M14 23Q24 19.5 34 23L33.2 41Q30 46 24 46.6Q18 46 14.8 41Z"), {
        shade: at("M25 22L34 23L33.2 41Q30 46 25 46.4Z"),
        sfill: "xcs",
      }) +
      p("xd", at("M14.6 29Q24 31.8 33.6 29M14.8 35Q24 38 33.4 35M15.4 40.6Q24 44 32.8 40.6")) +
      p("xd", at("M19.2 30.4L19.2 35.8M24 31.2L24 37M28.8 30.4L28.8 35.8")),
    left: shp("xc", at("M14.5 22.5Q8.6 25 8 34Q7.6 41 10.5 43.5L16 41.5L16.6 30Z")) + hand(13.2, 43.6),
    right:
      shp("xc", at("M33.5 22.5Q39.4 25 40 34Q40.4 41 37.5 43.5L32 41.5L31.4 30Z"), {
        shade: at("M33 30L36 24Q39.6 27 40 34Q40.4 41 37.5 43.5L32 41.5Z"),
        sfill: "xcs",
      }) + hand(34.8, 43.6),
    scarf: shp("xp", at("M15.6 23Q17.6 18 24 18.4Q30.4 18 32.4 23Q28 27 24 27Q20 27 15.6 23Z"), {
      shade: at("M24.6 22L32.4 23Q28 27 24 27Z"),
      sfill: "xps",
      w: "xd",
    }),
    head:
      shp(
        "xcl",
        at("M17.4 10.6Q16.8 4.6 24 4.4Q31.2 4.6 30.6 10.6Q30.8 17 27.6 19.6Q24 21.6 20.4 19.6Q17.2 17 17.4 10.6Z"),
      ) + p("xd", at("M20 12L22.4 12.2M25.6 12.2L28 12M20.8 16.8Q22.6 15.2 24 16Q25.4 15.2 27.2 16.8")),
  };
};

function officer(): string {
  const { legs, skirt, scarf, head } = parts(0);
  const sleeve = (m: (v: number) => number): string =>
    shp("xc", `M${m(15)} 22Q${m(5)} 24 ${m(3)} 37Q${m(5)} 45 ${m(14)} 43.6L${m(22.4)} 37L${m(21)} 32L${m(15)} 33Z`, {
      shade: `M${m(3.2)} 36Q${m(5)} 45 ${m(14)} 43.6L${m(22.4)} 37Q${m(12)} 41 ${m(3.2)} 36Z`,
      sfill: "xcs",
    });
  return (
    BASE +
    legs +
    skirt(3) +
    shp("xc", "M14 23Q24 19 34 23L34 40Q24 46 14 40Z", { shade: "M25 22L34 23L34 40Q30 43 25 43.4Z", sfill: "xcs" }) +
    p("xd", "M14.4 36.6Q24 41 33.6 36.6M17 29Q18.4 33 17.4 37M31 29Q29.6 33 30.6 37") +
    // wide sleeves that meet over the pommel
    sleeve((v) => v) +
    sleeve((v) => 48 - v) +
    shp("xbl", "M22 39L26 39L25.6 56L24 59.4L22.4 56Z", {
      shade: "M24 39L26 39L25.6 56L24 59.4Z",
      sfill: "xb",
      w: "xd",
    }) +
    shp("xb", "M17.6 36.6L30.4 36.6L30.4 40L17.6 40Z", { w: "xd" }) +
    shp("xcl", blob(24, 33.8, 4.6, 3.4), { raw: true, w: "xd" }) +
    scarf +
    head +
    // the pheasant cap: two tall lobes
    shp("xcs", "M16.6 9.6Q16 -2 18.4 -6.6Q23.4 -6.2 24 .8Q24.6 -6.2 29.6 -6.6Q32 -2 31.4 9.6Q24 6.4 16.6 9.6Z") +
    p("xd", "M24 1L24 7M19.6 -3Q20.4 2 20.2 7M28.4 -3Q27.6 2 27.8 7M16.8 7Q13 12 14.6 19M31.2 7Q35 12 33.4 19")
  );
}

function guard(): string {
  const { legs, skirt, left, torso, scarf, head } = parts(-3);
  return (
    BASE +
    legs +
    skirt() +
    left +
    torso +
    scarf +
    head +
    shp("xcs", "M13.6 10.6Q12.6 3.6 21 3.2Q29.4 3.6 28.4 10.6Q21 7.4 13.6 10.6Z", { w: "xd" }) +
    shp("xcs", "M15.4 4.4L17 -1.4L25 -1.4L26.6 4.4Q21 2.4 15.4 4.4Z", { w: "xd" }) +
    shp("xc", "M30.5 22.5Q37 24 41.4 29L41.8 35L37.6 36.6Q33 33.4 29.4 31Z", {
      shade: "M33 28Q38 29 41.6 33L41.8 35L37.6 36.6Q33 33.4 29.4 31Z",
      sfill: "xcs",
    }) +
    stick("M40.6 4L39.6 60", 4.8, WOOD, 2.2) +
    // dagger-axe: a blade across the pole and a tip above
    shp(
      "xbl",
      "M38.6 10.4L25.6 6.8Q31 3.2 38.4 3.4L38.8 -2L41 -7.6L43.4 -2L43.4 3.6L47.4 4.8L47 9.6L43.2 9.4L43.2 14L38.6 14Z",
      {
        shade: "M25.6 6.8L38.6 10.4L38.6 14L43.2 14L43.2 9.4L41 8Q34 8.4 25.6 6.8Z",
        sfill: "xb",
        w: "xd",
      },
    ) +
    shp("xcl", blob(40, 33, 3.4, 3.2), { raw: true, w: "xd" })
  );
}

function archer(): string {
  const { legs, skirt, right, torso, scarf, head } = parts(4);
  const FEATHERS = "M36.4 6.4L35.4 -1L38.4 1.4L40 -3L41.8 .4L44.8 -2.6L44.8 4Z";
  return (
    BASE +
    legs +
    shp("xw", "M37 6L44 3.6L46.6 22L40.6 24Z", { shade: "M42 4.4L44 3.6L46.6 22L43.4 23Z", sfill: "xws", w: "xd" }) +
    shp("xn", FEATHERS, { w: "xd" }) +
    skirt() +
    right +
    torso +
    scarf +
    head +
    shp("xcs", blob(33, 2.2, 4.4, 3.8), { raw: true, w: "xd" }) +
    shp("xcs", "M21 11.4Q20 4 28 3.8Q36 4 35 11.4Q33.6 8.4 28 8.2Q22.6 8.4 21 11.4Z", { w: "xd" }) +
    p("xd", "M11 -3.6L12 59") +
    stick("M10.6 -4Q-1.6 6 4.4 27Q-1.6 48 11.6 59.6", 5.6, WOOD, 2.8) +
    shp("xc", "M18.5 22.5Q12 23 5.6 25L3.4 29L8 32Q15 30.6 20.4 31Z", {
      shade: "M4 29L8 32Q15 30.6 20.4 31L20 28Q12 27.6 4 29Z",
      sfill: "xcs",
    }) +
    shp("xcl", blob(5, 28, 3.4, 3.2), { raw: true, w: "xd" })
  );
}

function soldier(): string {
  const { legs, skirt, torso, scarf, head } = parts(2);
  return (
    BASE +
    stick("M6.6 2L7.4 60", 4.6, WOOD, 2.1) +
    shp("xbl", "M6.6 -7.8Q11 -1 9.6 5.4L6.8 9L3.8 5.4Q2.4 -1 6.6 -7.8Z", {
      shade: "M6.6 -7.8Q11 -1 9.6 5.4L6.8 9Z",
      sfill: "xb",
      w: "xd",
    }) +
    legs +
    skirt() +
    torso +
    shp("xc", "M16.5 22.5Q10.6 24 7.4 29L5.4 33L10 36Q15 34.4 18.4 31Z") +
    shp("xcl", blob(7.4, 34, 3.4, 3.2), { raw: true, w: "xd" }) +
    scarf +
    head +
    // round helmet with neck guard
    shp("xcs", "M17.6 16Q16.6 12 17.8 8Q20 1 26 1Q32 1 34.2 8Q35.4 12 34.4 16L32.4 10.4Q26 7.6 19.6 10.4Z", {
      w: "xd",
    }) +
    shp("xcs", blob(26, 0.2, 2.6, 2.2), { raw: true, w: "xd" }) +
    p("xd", "M26 2L26 8") +
    // shield with a waist
    shp("xw", "M24.4 29Q34 24 44.6 28.6L43 38L44.8 49Q35 59 24.2 49L26 38Z", {
      shade: "M35 26.4Q40 26.4 44.6 28.6L43 38L44.8 49Q40 54.4 35 55Z",
      sfill: "xws",
    }) +
    p("xd", "M34.8 27.6L34.8 54M27.6 32Q34.6 28.6 41.6 31.6L40.4 38L41.6 46.6") +
    shp("xbl", blob(34.8, 39.4, 3.6), { raw: true, w: "xd" })
  );
}

for (const [type, drawing] of Object.entries({ officer, guard, archer, soldier })) {
  S[`fig-${type}`] = [FIGURE, edged(drawing())];
  PLAYERS.forEach((colour, i) => {
    S[`fig-${type}-${colour}`] = [
      FIGURE,
      `<g class="P${i}">${at(`fig-${type}`, 0, -8, 48, 80)}</g>` +
        `<g class="no-halo">${at(`crest-${colour}`, 17.2, 58.8, 13.6)}</g>`,
    ];
  });
}

const SLAB = shp("xe", "M9 62.6L39 62.6L43.6 66L43.6 71.2L4.4 71.2L4.4 66Z", {
  shade: "M4.4 68.6L43.6 68.4L43.6 71.2L4.4 71.2Z",
  sfill: "xes",
});

function musician(): string {
  const nails = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
    const angle = (k * Math.PI) / 4;
    return p("xk", blob(24 + 15.4 * Math.cos(angle), 47.8 + 14.7 * Math.sin(angle), 1), true);
  });
  return (
    SLAB +
    shp("xc", "M12 30Q24 22 36 30L40 63L8 63Z", { shade: "M27 27L36 30L40 63L30 63Z", sfill: "xcs" }) +
    shp("xcl", blob(24, 18.4, 7, 7.6), { raw: true }) +
    shp("xcs", "M16.6 17.6Q15.8 9.6 24 9.4Q32.2 9.6 31.4 17.6Q29 14.4 24 14.2Q19 14.4 16.6 17.6Z", { w: "xd" }) +
    shp("xcs", "M17 10.6L13.6 5.6L24 3L34.4 5.6L31 10.6Q24 8.6 17 10.6Z", { w: "xd" }) +
    p("xd", "M21 19.4L23 19.6M25.4 19.6L27.4 19.4M22 23.4L26 23.4") +
    stick("M13 38L3.6 20", 4.2, WOOD, 1.8) +
    stick("M35 38L44.4 20", 4.2, WOOD, 1.8) +
    shp("xn", blob(3.6, 19, 3), { raw: true, w: "xd" }) +
    shp("xn", blob(44.4, 19, 3), { raw: true, w: "xd" }) +
    shp("xws", blob(24, 48, 17.4, 16.6), { raw: true }) +
    shp("xn", blob(24, 47.4, 13.4, 12.8), { raw: true, w: "xd" }) +
    p("xd", blob(24, 47.4, 5.4, 5.2), true) +
    nails.join("")
  );
}

function footman(): string {
  return (
    SLAB +
    stick("M30.4 2L30.4 63", 4, WOOD, 1.7) +
    p("xk", "M7 63.4L9 59L15 60L15 63.4Z") +
    p("xk", "M24 63.4L24 59.6L30 59L33 63.4Z") +
    shp("xc", "M12 46L24 46Q27 54 30 60L23 61.6L18.4 53L14.6 61L7.6 60Q11 53 12 46Z", {
      shade: "M20 47L24 46Q27 54 30 60L23 61.6L18.4 53Z",
      sfill: "xcs",
    }) +
    shp("xc", "M9 30Q17 26 25 30L25.6 46Q18 51 9.4 48Z", {
      shade: "M18 28L25 30L25.6 46Q22 49 18 49.6Z",
      sfill: "xcs",
    }) +
    p("xd", "M9.4 43Q17 46 25.4 42.4M13 31Q17 36 21 31") +
    shp("xc", "M22 31Q28 33 32.6 37L31.6 42Q26 42.6 20 39Z") +
    shp("xcl", blob(31.4, 39, 3.2, 3), { raw: true, w: "xd" }) +
    shp("xcl", blob(17, 23.4, 5.9, 6.4), { raw: true }) +
    shp("xcs", "M10.8 22.6Q10.4 15.8 17 15.6Q23.6 15.8 23.2 22.6Q21 19.8 17 19.6Q13 19.8 10.8 22.6Z", { w: "xd" }) +
    p("xd", "M15 24L16.6 24.2M19.4 24.2L21 24") +
    // the canopy: what stands under it counts
    shp("xcl", "M1.6 14.6Q8 -1 27 -5Q44 -1 47 14.6Q37 10.6 26 10.8Q12 10.6 1.6 14.6Z", {
      shade: "M27 -5Q44 -1 47 14.6Q40 11.8 33 11Q32 2 27 -5Z",
      sfill: "xcs",
    }) +
    p("xd", "M26.6 -4.6Q15 2 13.4 11.6M26.6 -4.6L26 10.6M26.6 -4.6Q36 2 37.6 11.4") +
    shp("xb", blob(26.8, -5.4, 2.4), { raw: true, w: "xd" }) +
    p("xd", "M5 14L5 18.6M13.4 12L13.4 16.6M37.6 12L37.6 16.6M44.6 13.4L44.6 18")
  );
}

function kneelingEast(): string {
  return (
    SLAB +
    shp("xc", "M6 63Q8 54 17 52L27 53L26 63Z", { shade: "M18 58L26 57L26 63L10 63Z", sfill: "xcs" }) +
    shp("xc", "M20 54Q28 44 35 47Q39 49 38.6 54L39 63L31.6 63L31 55L26 59Z", {
      shade: "M34 47Q39 49 38.6 54L39 63L34.6 63Z",
      sfill: "xcs",
    }) +
    p("xk", "M31 63.6L31.4 59.4L40 60L42 63.6Z") +
    shp("xc", "M10.6 31Q18 26 26.6 29.6L28 50Q19 55 10.8 51Z", {
      shade: "M20 28.6L26.6 29.6L28 50Q24 52.4 20 53Z",
      sfill: "xcs",
    }) +
    p("xd", "M10.8 37Q19 40 27 37M11 43.6Q19 46.6 27.4 43.6M16 38.6L16 44.8M22 38.8L22 44.8") +
    shp("xcl", "M13.6 19Q13 12.4 20 12.2Q27 12.4 26.8 18L28.6 21.4L26.4 22.6Q26.4 27 22.4 28Q14.6 28.6 13.6 19Z") +
    shp("xcs", blob(13.4, 11.4, 4.2, 3.8), { raw: true, w: "xd" }) +
    shp("xcs", "M12.8 20Q12 11.4 20.4 11.4Q27.6 11.8 27 16.4Q21 15 18 19.4Q16 23 14.6 23.4Q13 22 12.8 20Z", {
      w: "xd",
    }) +
    p("xd", "M23.8 19.4L25.4 19.4") +
    stick("M24 37L46 36.4", 4.8, WOOD, 2.2) +
    stick("M40 24Q48.4 36.4 40.4 48.6", 5, BRONZE, 2.4) +
    p("xd", "M40 24L33 36.6L40.4 48.6") +
    shp("xc", "M17 32Q25 33.4 33 34.4L33.6 39.4Q24 41.6 16 38.6Z", {
      shade: "M17 37Q25 38 33.4 37L33.6 39.4Q24 41.6 16 38.6Z",
      sfill: "xcs",
    }) +
    shp("xcl", blob(34, 37, 3.2, 3), { raw: true, w: "xd" })
  );
}

function kneelingAlong(north: boolean): string {
  const body =
    SLAB +
    shp("xc", "M6 63Q6 51 16 48L32 48Q42 51 42 63Z", { shade: "M28 48L32 48Q42 51 42 63L30 63Z", sfill: "xcs" }) +
    p("xd", "M17 63Q18 56 24 53Q30 56 31 63") +
    shp("xc", "M13.6 31Q24 26.4 34.4 31L33.4 50Q24 54.6 14.6 50Z", {
      shade: "M25 29L34.4 31L33.4 50Q29 52.4 25 52.8Z",
      sfill: "xcs",
    }) +
    p("xd", "M14 37Q24 40 34 37M14.4 43.6Q24 46.6 33.6 43.6M19 38.4L19 44.6M24 39L24 45.4M29 38.4L29 44.6") +
    shp("xc", "M14 31.4Q7.6 33 7 41Q7.4 46 12 46L16 44.4Z") +
    shp("xc", "M34 31.4Q40.4 33 41 41Q40.6 46 36 46L32 44.4Z");
  if (north) {
    // seen from behind, the crossbow held up before him
    return (
      body +
      stick("M24 18L24 -2", 4.8, WOOD, 2.2) +
      stick("M9 13Q12 5 24 4Q36 5 39 13", 5, BRONZE, 2.4) +
      shp("xbl", "M24 -8L28.4 0L24 -1.4L19.6 0Z", { w: "xd" }) +
      shp("xcs", blob(24, 20.4, 7.6, 8.2), { raw: true }) +
      shp("xcs", blob(27, 12, 4, 3.6), { raw: true, w: "xd" }) +
      p("xd", "M18 24Q24 28 30 24M20 15.6Q24 18 28 15.6")
    );
  }
  return (
    body +
    shp("xcl", "M17 18.6Q16.4 12.4 24 12.2Q31.6 12.4 31 18.6Q31.2 26 27.6 28.2Q24 30 20.4 28.2Q16.8 26 17 18.6Z") +
    shp("xcs", blob(28.6, 11, 4, 3.4), { raw: true, w: "xd" }) +
    shp("xcs", "M16.6 19.6Q15.6 11.8 24 11.6Q32.4 11.8 31.4 19.6Q29.6 16.4 24 16.2Q18.4 16.4 16.6 19.6Z", {
      w: "xd",
    }) +
    p("xd", "M20 20.4L22.4 20.6M25.6 20.6L28 20.4") +
    stick("M24 38L24 67", 4.8, WOOD, 2.2) +
    stick("M11.6 55Q24 68 36.4 55", 5, BRONZE, 2.4) +
    p("xd", "M11.6 55L24 48L36.4 55") +
    shp("xcl", blob(24, 42, 3.6, 3.2), { raw: true, w: "xd" })
  );
}

S["fig-musician"] = [FIGURE, edged(musician())];
S["fig-footman"] = [FIGURE, edged(footman())];
S["kneel-east"] = S["fig-kneeling_archer"] = [FIGURE, edged(kneelingEast())];
S["kneel-west"] = [FIGURE, `<g transform="matrix(-1 0 0 1 48 0)">${at("kneel-east", 0, -8, 48, 80)}</g>`];
S["kneel-north"] = [FIGURE, edged(kneelingAlong(true))];
S["kneel-south"] = [FIGURE, edged(kneelingAlong(false))];

// The horse stands behind its rider on the next two spaces.
function horseSide(): string {
  const BODY =
    "M4 25L6.4 18.6Q12 11.6 20 8.6L20.6 1.6L26 7.4Q34 11 37.4 20.4Q42 24 52 23.4Q72 21 87 23.4Q98 26 99.4 37" +
    "Q100 45 97.4 51L98 64L88.6 64L87.4 52.6Q72 54.6 54.6 51.4L53.6 64L44 64L42.6 50.4Q34 47 31 38" +
    "Q28 31 23.6 27.6Q16 31.4 9.6 30Q4 29.4 4 25Z";
  return (
    shp("xps", "M9 62L103 62L108 66L3 66Z") +
    shp("xp", box(3, 66, 105, 6.6), { shade: "M3 70L108 70L108 72.6L3 72.6Z", sfill: "xps" }) +
    shp("xcs", "M36 46L37 63L45 63L47 50Z", { w: "xd" }) +
    shp("xcs", "M79 50L80 63L88 63L90 48Z", { w: "xd" }) +
    shp("xcs", "M97 29Q107.6 32 106 54Q100.6 51 98.6 40Z") +
    shp("xc", BODY, {
      shade:
        "M38 40Q52 48 70 47Q90 48 99 38Q100 45 97.4 51L98 64L88.6 64L87.4 52.6Q72 54.6 54.6 51.4L53.6 64" +
        "L44 64L42.6 50.4Q36 47.6 33 42Z",
      sfill: "xcs",
    }) +
    shp("xcs", "M26 7.4Q34 11 37.4 20.4L40 23Q34 24 31.4 19Q28 12.6 22.6 9.6Z", { w: "xd" }) +
    p("xk", blob(15.6, 17.6, 1.6), true) +
    p("xd", "M7.4 25.6L8.8 24.8M12 29.6Q13.6 26 12.4 22.6M12.6 22.4Q19 20 23.4 14.6M19.6 30Q19 24 22 18.4") +
    p("xd", "M13 27Q26 36 34 44M36 29Q40 36 38 44M87 28Q92 36 88 46") +
    shp("xp", "M53 23.4Q66 20.8 79 22.6L80.4 37Q67 41.4 52.4 37Z", {
      shade: "M67 22L79 22.6L80.4 37Q74 39 68 39.4Z",
      sfill: "xps",
    }) +
    p("xpl", "M58 27.6Q66 25.8 75 27M57.6 33.6Q66 35.6 75.8 33.4")
  );
}
const PLINTH =
  shp("xps", "M7 98L41 98L45 103L3 103Z") +
  shp("xp", box(3, 103, 42, 7.4), { shade: "M3 108L45 108L45 110.4L3 110.4Z", sfill: "xps" });
function horseFront(): string {
  return (
    PLINTH +
    shp("xcs", "M11 80L12 100L19 100L19 82Z", { w: "xd" }) +
    shp("xcs", "M37 80L36 100L29 100L29 82Z", { w: "xd" }) +
    shp(
      "xc",
      "M8 62Q5 40 13 30Q24 24 35 30Q43 40 40 62Q39 74 35.4 80L34.6 101L27.6 101L26.4 84L21.6 84L20.4 101L13.4 101" +
        "L12.6 80Q9 74 8 62Z",
      {
        shade: "M28 28Q36 28 38 36Q42 46 40 62Q39 74 35.4 80L34.6 101L27.6 101L26.4 84L25 84Q34 56 28 28Z",
        sfill: "xcs",
      },
    ) +
    shp("xp", "M7 44Q6 36 13 30Q24 25 35 30Q42 36 41 44L37 42Q24 34 11 42Z", {
      shade: "M26 27Q34 28 37 31Q42 36 41 44L37 42Q32 38 26 37Z",
      sfill: "xps",
    }) +
    shp("xcl", "M15.6 20Q15 8.6 24 7.4Q33 8.6 32.4 20L30 42Q29.6 52 24 53Q18.4 52 18 42Z", {
      shade: "M26 8Q33 10 32.4 20L30 42Q29.6 52 25 53Z",
      sfill: "xc",
    }) +
    shp("xc", "M15.4 13.6L13 2.6L20.6 8.6Z") +
    shp("xc", "M32.6 13.6L35 2.6L27.4 8.6Z") +
    shp("xcs", "M19.6 8.4Q21 1 24 .6Q27 1 28.4 8.4L26 18L24 22L22 18Z", { w: "xd" }) +
    p("xk", blob(18.6, 22.6, 1.7), true) +
    p("xk", blob(29.4, 22.6, 1.7), true) +
    p("xd", "M21 46.6L22.4 47.6M27 46.6L25.6 47.6M18.4 38Q24 41 29.6 38M18 40L11 62M30 40L37 62")
  );
}
function horseBack(): string {
  return (
    PLINTH +
    shp("xc", "M16 22Q15 8 24 6Q33 8 32 22Z") +
    shp("xc", "M15.4 12.6L14 2L21 7.6Z") +
    shp("xc", "M32.6 12.6L34 2L27 7.6Z") +
    shp("xcs", "M20.6 6Q22 1.4 24 1Q26 1.4 27.4 6L27 22L21 22Z", { w: "xd" }) +
    shp(
      "xc",
      "M8 62Q4 42 10 30Q16 20 24 19Q32 20 38 30Q44 42 40 62Q39 74 36.4 80L35.6 101L27.6 101L26.4 82L21.6 82" +
        "L20.4 101L12.4 101L11.6 80Q9 74 8 62Z",
      {
        shade: "M28 20Q34 23 38 30Q44 42 40 62Q39 74 36.4 80L35.6 101L27.6 101L26.4 82L25 82Q36 50 28 20Z",
        sfill: "xcs",
      },
    ) +
    shp("xp", "M9 34Q14 22 24 21.4Q34 22 39 34L41 46Q24 38 7 46Z", {
      shade: "M27 21.6Q35 23 39 34L41 46Q34 42.4 27 41.6Z",
      sfill: "xps",
    }) +
    p("xpl", "M13 35Q24 29 35 35") +
    shp("xcs", "M20 52Q24 48 28 52L29 80Q27 90 24 92Q21 90 19 80Z") +
    p("xd", "M22.4 56L22 82M25.6 56L26 82")
  );
}
S["horse-east"] = S["fig-horse"] = ["0 0 111 74", edged(horseSide())];
S["horse-west"] = ["0 0 111 74", `<g transform="matrix(-1 0 0 1 111 0)">${at("horse-east", 0, 0, 111, 74)}</g>`];
S["horse-north"] = ["0 0 48 112", edged(horseFront())];
S["horse-south"] = ["0 0 48 112", edged(horseBack())];

/** Heads as small signs (48). */
const CROPS: Record<string, [symbol: string, viewBox: string, w: number, h: number]> = {
  officer: ["fig-officer", "0 -8 48 48", 48, 80],
  guard: ["fig-guard", "0 -8 48 48", 48, 80],
  archer: ["fig-archer", "0 -8 48 48", 48, 80],
  soldier: ["fig-soldier", "0 -8 48 48", 48, 80],
  horse: ["horse-east", "0 -3 54 54", 111, 74],
};
for (const [name, [symbol, viewBox, w, h]] of Object.entries(CROPS)) {
  S[`bust-${name}`] = [
    "0 0 48 48",
    `<svg width="48" height="48" viewBox="${viewBox}" class="bare clip">` +
      `${at(symbol, 0, name === "horse" ? 0 : -8, w, h)}</svg>`,
  ];
}
