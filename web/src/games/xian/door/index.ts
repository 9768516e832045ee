/** Xi'an on the first page. */
import type { Door } from "../../../app/door";
import { rounded, shp } from "../../../app/symbols/hand";
import { S } from "../../../app/symbols/sheet";
import Inside from "./Inside.svelte";

S["xian-icon"] = [
  "0 0 48 48",
  shp("xws", rounded(5, 3, 38, 42, 7)) + '<use href="#warrior-raw" x="12" y="7" width="24" height="36"/>',
];

export default { prefix: "xian", icon: "xian-icon", Inside } satisfies Door;
