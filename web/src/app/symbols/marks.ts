import { at, blob, box, line, p, shp } from "./hand";
import { S } from "./sheet";

// Small marks for the page (24)
S["mark-peg"] = ["0 0 24 24", p("xk", blob(12, 12, 6), true)];
S["gate"] = [
  "0 0 24 24",
  shp("xw", "M2.6 5.4L5.6 2.4L21.6 18.6L18.6 21.6Z", { w: "xd" }) +
    shp("xwl", "M18.4 2.4L21.4 5.4L5.4 21.6L2.4 18.6Z", { w: "xd" }) +
    p("xk", blob(12, 12, 1.5), true),
];
S["undo"] = ["0 0 24 24", line("M9 5L4 10L9 15M4.6 10L14 10Q20 10.4 20 15Q20 19.6 14 20L10 20", "currentColor", 2.2)];
S["copy"] = ["0 0 24 24", line("M8.4 8L20 8L20 21L8.4 21ZM4.6 16L4 16L4 3L15.6 3L15.6 4.6", "currentColor", 2)];
S["cross"] = ["0 0 24 24", line("M6 6L18 18M18 6L6 18", "currentColor", 2.4)];
S["speech"] = ["0 0 24 24", line("M3.6 5L20.2 4.6L20.6 15.6L12 15.8L6.8 20.4L7.2 15.8L3.8 15.6Z", "currentColor", 2)];
S["menu"] = ["0 0 24 24", line("M4 6.4L20 6M4 12.2L20 12M4 18L20 17.8", "currentColor", 2.4)];
const NOTE = "M9 18L9 5.6L19 4L19 15.6M9 9.2L19 7.6";
S["sound-on"] = [
  "0 0 24 24",
  line(NOTE, "currentColor", 2) + p("xcur", `${blob(6.6, 18, 2.9, 2.3)}${blob(16.6, 15.8, 2.9, 2.3)}`, true),
];
S["sound-off"] = [
  "0 0 24 24",
  `<g opacity="0.6">${line(NOTE, "currentColor", 2)}${line(blob(6.6, 18, 2.9, 2.3), "currentColor", 1.6)}</g>` +
    line("M3 4L21 21", "currentColor", 2.4),
];
S["help"] = [
  "0 0 24 24",
  line("M7.6 8.4Q7.8 3.8 12.2 3.8Q16.6 4 16.4 7.8Q16.2 10 13.6 11.6Q12 12.6 12 15.2", "currentColor", 2.6) +
    p("xcur", blob(12, 19.6, 1.7), true),
];
S["swap"] = [
  "0 0 24 24",
  line("M4 8.4L19 8.2M14.6 3.8L19.4 8.2L14.8 12.6M20 16L5 16.2M9.4 11.6L4.6 16.2L9.2 20.6", "currentColor", 2.2),
];
// To the first and the last moment, and one back and on.
S["to-first"] = ["0 0 24 24", line("M5 5L5 19M18.6 5L9.4 12L18.8 19.2", "currentColor", 2.6)];
S["to-back"] = ["0 0 24 24", line("M15.6 4.6L7.4 12L15.8 19.4", "currentColor", 2.6)];
S["to-on"] = ["0 0 24 24", line("M8.4 4.6L16.6 12L8.2 19.4", "currentColor", 2.6)];
S["to-last"] = ["0 0 24 24", line("M19 5L19 19M5.4 5L14.6 12L5.2 19.2", "currentColor", 2.6)];
S["tick"] = ["0 0 24 24", line("M4.6 13L10 18.4L19.6 6", "currentColor", 2.8)];
// An oil lamp: a dish on a foot, with a flame at its lip.
S["lamp"] = [
  "0 0 24 24",
  line(
    "M3.4 12L16 12Q20.6 12 20.6 9.4M3.6 12.4Q5 18 10 18Q15.4 18 16.4 12.4M7 21L13.4 21M10 18.4L10 20.6",
    "currentColor",
    2,
  ) + shp("xw", "M20.4 8.4Q17.6 5.6 20.4 2.2Q23.4 5.6 20.4 8.4Z", { w: "xd" }),
];
S["hourglass"] = [
  "0 0 24 24",
  p("xd", "M6 3L18 3M6 21L18 21M7 3Q7 9 11 12Q7 15 7 21M17 3Q17 9 13 12Q17 15 17 21") +
    p("xk", "M8.4 20.4Q9 17 12 15.6Q15 17 15.6 20.4Z"),
];

// Ways to begin a game (48): people with a cord between them, people before one standing screen.
S["way-friends"] = [
  "0 0 48 48",
  line("M12 34Q24 48 36 34", "var(--ink)", 4.4) +
    line("M12 34Q24 48 36 34", "#A5362B", 2) +
    at("crest-purple", 0, 10, 25) +
    at("crest-orange", 23, 10, 25),
];
S["way-screen"] = [
  "0 0 48 48",
  ["M4 8L17 11L17 43L4 40Z", "M17 11L31 8L31 40L17 43Z", "M31 8L44 11L44 43L31 40Z"]
    .map((leaf, i) => shp(i === 1 ? "xns" : "xn", leaf))
    .join("") +
    shp("xw", box(2.6, 5, 42.8, 3.4), { w: "xd" }) +
    at("crest-cyan", 6, 18, 10) +
    at("crest-orange", 19, 18, 10) +
    at("crest-jade", 33, 18, 10),
];
