/** The numbers of Terracotta Army, part by part as they lie in the box. */
import type { BoxPage } from "../../../app/box/page";
import { has, t } from "../../../app/i18n.svelte";
import "../symbols";
import Areas from "./Areas.svelte";
import Chart from "./Chart.svelte";
import Decrees from "./Decrees.svelte";
import Inspectors from "./Inspectors.svelte";
import Masters from "./Masters.svelte";
import Rack from "./Rack.svelte";
import Scoring from "./Scoring.svelte";
import Specialists from "./Specialists.svelte";
import Start from "./Start.svelte";
import Weapons from "./Weapons.svelte";
import Wheel from "./Wheel.svelte";

/** Signs whose names tell a number too. */
const COUNTED = ["coins", "clay", "build"];

export default {
  prefix: "ta",
  parts: [
    { name: "wheel", icon: "turn-inner", places: ["wheel"], Part: Wheel },
    { name: "rack", icon: "fig-officer", places: ["rack"], Part: Rack },
    { name: "specialists", icon: "act-specialist", places: ["specialists"], Part: Specialists },
    { name: "weapons", icon: "weapon-sword-on", places: ["weapons"], Part: Weapons },
    { name: "masters", icon: "act-claymaker", places: ["masters"], Part: Masters },
    { name: "start", icon: "builder-orange", places: ["start"], Part: Start },
    { name: "inspectors", icon: "inspector-col", places: ["inspectors"], Part: Inspectors },
    { name: "scoring", icon: "prestige", places: ["scoring"], Part: Scoring },
    { name: "areas", icon: "score-border", places: ["areas"], Part: Areas },
    { name: "decrees", icon: "decree", places: ["decrees"], Part: Decrees },
    { name: "priority", icon: "minister", places: ["priority"], Part: Chart },
  ],
  word: (word) => (has(`ta-shown-${word}`) && !COUNTED.includes(word) ? t(`ta-shown-${word}`) : word),
  unsaid: 6,
} satisfies BoxPage;
