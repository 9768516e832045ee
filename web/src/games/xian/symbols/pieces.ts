import { blob, shp } from "../../../app/symbols/hand";
import { PLAYERS, S } from "../../../app/symbols/sheet";

// Pieces (48)
function disc(): string {
  let o = '<path class="xh" d="M3 22L3 31Q8 43 24 43Q40 43 45 31L45 22Q40 8 24 8Q8 8 3 22Z"/>';
  o +=
    shp("xps", "M3.6 23L3.8 30Q7 42 24 42Q41 42 44.2 30L44.4 23Z") +
    shp("xp", blob(24, 22.6, 20.4, 13.6), { raw: true });
  return o;
}
S["disc"] = ["0 0 48 48", disc()];
PLAYERS.forEach((c, i) => {
  S[`supervisor-${c}`] = [
    "0 0 48 48",
    `<g class="P${i}">${disc()}</g><use href="#crest-${c}" x="13" y="11.6" width="22" height="22" class="no-halo"/>`,
  ];
});
