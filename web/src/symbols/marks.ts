import { blob, line, p, shp } from "./hand";
import { S } from "./sheet";

// Small marks for the page (24)
S["mark-peg"] = ["0 0 24 24", p("xk", blob(12, 12, 6), true)];
S["gate"] = ["0 0 24 24", shp("xw", "M2.6 5.4L5.6 2.4L21.6 18.6L18.6 21.6Z", { w: "xd" }) + shp("xwl", "M18.4 2.4L21.4 5.4L5.4 21.6L2.4 18.6Z", { w: "xd" }) + p("xk", blob(12, 12, 1.5), true)];
S["undo"] = ["0 0 24 24", line("M9 5L4 10L9 15M4.6 10L14 10Q20 10.4 20 15Q20 19.6 14 20L10 20", "currentColor", 2.2)];
S["tick"] = ["0 0 24 24", line("M4.6 13L10 18.4L19.6 6", "currentColor", 2.8)];
S["hourglass"] = ["0 0 24 24", p("xd", "M6 3L18 3M6 21L18 21M7 3Q7 9 11 12Q7 15 7 21M17 3Q17 9 13 12Q17 15 17 21") + p("xk", "M8.4 20.4Q9 17 12 15.6Q15 17 15.6 20.4Z")];
