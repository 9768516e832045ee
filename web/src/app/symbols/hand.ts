/** Lines drawn by a hand: paths are written with a ruler and roughened a little, always alike. */
import { S } from "./sheet";

type Rnd = (low: number, high: number) => number;

/** Numbers that look random and depend on the key alone (FNV-1a, then mulberry32). */
export function rnd(key: string): Rnd {
  let a = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) a = Math.imul(a ^ key.charCodeAt(i), 0x01000193);
  return (low, high) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

/** A number with one decimal at most. */
export function f(v: number): string {
  return String(Math.round(v * 10) / 10);
}

type Point = [number, number];

/** Roughen an absolute path (M L Q C Z): shift the points a little, bow long straight edges. */
export function rough(d: string, amount = 0.28): string {
  const r = rnd(d);
  const tokens = d.match(/[MLQCZ]|-?\d*\.?\d+/g) ?? [];
  const out: string[] = [];
  let i = 0;
  let current: Point = [0, 0];
  let start: Point = [0, 0];
  let command = "";
  const point = (): Point => {
    const x = Number(tokens[i++]) + r(-amount, amount);
    const y = Number(tokens[i++]) + r(-amount, amount);
    return [x, y];
  };
  const at = (p: Point): string => `${f(p[0])} ${f(p[1])}`;
  const straight = (a: Point, b: Point): string => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    if (length < 7) return `L${at(b)}`;
    const k = r(-1, 1) * Math.min(0.035 * length, 0.7) * (amount / 0.28);
    const middle: Point = [(a[0] + b[0]) / 2 - (dy / length) * k, (a[1] + b[1]) / 2 + (dx / length) * k];
    return `Q${at(middle)} ${at(b)}`;
  };
  while (i < tokens.length) {
    const token = tokens[i]!;
    if ("MLQCZ".includes(token)) {
      command = token;
      i++;
      if (token === "Z") {
        const open = Math.hypot(current[0] - start[0], current[1] - start[1]) > 7;
        out.push(open ? straight(current, start) + "Z" : "Z");
        current = start;
      }
    } else if (command === "M") {
      current = start = point();
      out.push(`M${at(current)}`);
      command = "L";
    } else if (command === "L") {
      const to = point();
      out.push(straight(current, to));
      current = to;
    } else {
      const points = command === "Q" ? [point(), point()] : [point(), point(), point()];
      out.push(command + points.map(at).join(" "));
      current = points[points.length - 1]!;
    }
  }
  return out.join("");
}

/** A round shape (closed Catmull-Rom through eight points). */
export function blob(cx: number, cy: number, rx: number, ry = rx): string {
  const r = rnd(`blob ${cx} ${cy} ${rx} ${ry}`);
  const n = 8;
  const points: Point[] = [];
  for (let k = 0; k < n; k++) {
    const angle = (2 * Math.PI * k) / n + 0.3;
    const s = 1 + r(-0.025, 0.025);
    points.push([cx + rx * s * Math.cos(angle), cy + ry * s * Math.sin(angle)]);
  }
  const p = (k: number): Point => points[(k + n) % n]!;
  let d = `M${f(p(0)[0])} ${f(p(0)[1])}`;
  for (let k = 0; k < n; k++) {
    const [p0, p1, p2, p3] = [p(k - 1), p(k), p(k + 1), p(k + 2)];
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)}`;
    d += ` ${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`;
  }
  return d + "Z";
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
}

/** A rectangle with round corners. */
export function rounded(x: number, y: number, w: number, h: number, r = 6): string {
  const [right, bottom] = [x + w, y + h];
  return (
    `M${x + r} ${y}L${right - r} ${y}Q${right} ${y} ${right} ${y + r}L${right} ${bottom - r}` +
    `Q${right} ${bottom} ${right - r} ${bottom}L${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}` +
    `L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`
  );
}

/** An irregular dug edge around a rectangle. */
export function dug(x: number, y: number, w: number, h: number, key: string, n = 8, amount = 3.4): string {
  const r = rnd(key);
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const points: Point[] = [];
  corners.forEach(([ax, ay], side) => {
    const [bx, by] = corners[(side + 1) % 4]!;
    for (let i = 0; i < n; i++) {
      const t = i / n;
      points.push([ax + (bx - ax) * t + r(-amount, amount), ay + (by - ay) * t + r(-amount, amount)]);
    }
  });
  const middle = (a: Point, b: Point): string => `${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2)}`;
  const m = points.length;
  let d = `M${middle(points[m - 1]!, points[0]!)}`;
  for (let i = 0; i < m; i++) {
    const [a, b] = [points[i]!, points[(i + 1) % m]!];
    d += `Q${f(a[0])} ${f(a[1])} ${middle(a, b)}`;
  }
  return d + "Z";
}

/** Layers of rammed earth: short uneven lines across a rectangle. */
export function strata(x: number, y: number, w: number, h: number, step: number, key: string): string {
  const r = rnd(key);
  let d = "";
  for (let line = y + step * 0.7; line < y + h; line += step * r(0.8, 1.2)) {
    let a = x + r(0, w * 0.25);
    while (a < x + w - 8) {
      const length = Math.min(r(w * 0.12, w * 0.5), x + w - a);
      d += `M${f(a)} ${f(line + r(-0.8, 0.8))}Q${f(a + length / 2)} ${f(line + r(-1.6, 1.6))}`;
      d += ` ${f(a + length)} ${f(line + r(-0.8, 0.8))}`;
      a += length + r(6, w * 0.2);
    }
  }
  return d;
}

/** One path of a symbol, in the style of a class; `raw` leaves it as it is. */
export function p(cls: string, d: string, raw = false): string {
  return `<path class="${cls}" d="${raw ? d : rough(d)}"/>`;
}

type Shape = { shade?: string | string[]; sfill?: string; raw?: boolean; w?: string };

/** A filled shape with its shade and the ink outline on top. */
export function shp(fill: string, d: string, { shade = [], sfill = "", raw = false, w = "xo" }: Shape = {}): string {
  const path = raw ? d : rough(d);
  const shades = [shade].flat().map((s) => `<path class="${sfill}" d="${rough(s)}"/>`);
  return `<path class="${fill}" d="${path}"/>${shades.join("")}<path class="${w}" d="${path}"/>`;
}

/** A stroke without a fill. */
export function line(d: string, colour: string, width: number): string {
  return `<path d="${rough(d)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A staff or bow: a stroke in ink with a thinner one in a colour on it. */
export function stick(d: string, width: number, colour: string, inner: number): string {
  return line(d, "var(--ink)", width) + line(d, colour, inner);
}

/** Another symbol inside this one. */
export function at(name: string, x: number, y: number, w: number, h = w): string {
  return `<use href="#${name}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;
}

/** The drawing of another symbol, copied and made smaller. */
export function inside(name: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x},${y}) scale(${scale})">${S[name]![1]}</g>`;
}
