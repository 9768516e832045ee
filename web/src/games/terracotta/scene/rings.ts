/** The three rings of the wheel as they are drawn, around their own middle. */
import { blob, rnd, rough } from "../../../app/symbols/hand";
import { RINGS, type RingName } from "../types";
import { angleOf, polar, RADII, sector, SLICES } from "./layout";

/** Half of a slice, as an angle. */
export const HALF = Math.PI / 12;
/** Where the signs of a ring stand, and how large they are. */
export const SIZES: Record<RingName, { at: number; size: number }> = {
  inner: { at: RADII.inner[1] - 14.5, size: 25 },
  middle: { at: (RADII.middle[0] + RADII.middle[1]) / 2, size: 27 },
  outer: { at: (RADII.outer[0] + RADII.outer[1]) / 2, size: 27 },
};

/** An edge thrown on a wheel: almost round. */
function edge(r: number): string {
  const random = rnd(`ring ${r}`);
  const points = [...Array(24).keys()].map((i) => polar(r * (1 + random(-0.005, 0.005)), (i * Math.PI) / 12));
  const middle = (i: number): string => {
    const [a, b] = [points[i % 24]!, points[(i + 1) % 24]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const [x, y] = points[(i + 1) % 24]!;
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}
export const EDGES = Object.fromEntries(RINGS.map((ring) => [ring, RADII[ring].map(edge)])) as Record<
  RingName,
  string[]
>;
export const BAND = edge(RADII.band + 2);
export const HUB = blob(0, 0, RADII.hub);

/** Wood in the middle ring, thrown clay in the inner one. */
function grain(ring: RingName, lines: number): string {
  const [r0, r1] = RADII[ring];
  let d = "";
  for (let j = 0; j < lines; j++) {
    const [r, random] = [r0 + ((r1 - r0) * (j + 0.7)) / (lines + 0.4), rnd(`${ring} ${j}`)];
    for (let a = random(0, 1); a < 6.2;) {
      const to = a + random(0.3, 0.9);
      const [x0, y0, x1, y1] = [...polar(r, a), ...polar(r, to)].map((v) => v.toFixed(1));
      d += `M${x0} ${y0}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${x1} ${y1}`;
      a = to + random(0.2, 0.5);
    }
  }
  return d;
}
export const GRAIN = grain("inner", 4) + grain("middle", 3);

function dividers(ring: RingName): string {
  return SLICES.map((at) => {
    const angle = angleOf(at) - HALF;
    const [x0, y0, x1, y1] = [...polar(RADII[ring][0], angle), ...polar(RADII[ring][1], angle)];
    return rough(`M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`, 0.4);
  }).join("");
}
export const DIVIDERS = Object.fromEntries(RINGS.map((ring) => [ring, dividers(ring)])) as Record<RingName, string>;

/** Which way the two inner rings can turn. */
export const CHEVRONS = (["inner", "middle"] as const).flatMap((ring) =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const degrees = i * 60 - 75;
    const [x, y] = polar(RADII[ring][1] + 1, (degrees * Math.PI) / 180);
    const way = ring === "inner" ? 1 : -1;
    return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees + 90}) scale(${way} 1)`;
  }),
);

/** A whole slice, with its three rings and the band. */
export function sliceShape(at: number): string {
  return sector(RADII.inner[0] + 0.5, RADII.band + 1, angleOf(at) - HALF, angleOf(at) + HALF);
}
