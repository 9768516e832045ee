/** Terracotta Army on the page. */
import type { GamePage } from "../../app/game";
import { addSymbols } from "../../app/symbols";
import Draw from "./Draw.svelte";
import { flightOf } from "./flights";
import Panel from "./Panel.svelte";
import Piece from "./Piece.svelte";
import { keepPrinted } from "./printed";
import Scene from "./scene/Scene.svelte";
import "./symbols";
import { NO_DRAFT } from "./table";
import { iconOf } from "./things";
import { tip } from "./tips";
import Hands from "./tray/Hands.svelte";
import Standings from "./tray/Standings.svelte";
import Tray from "./tray/Tray.svelte";
import { RINGS, type Printed, type View } from "./types";

const page: GamePage = {
  prefix: "ta",
  begin: (printed) => {
    keepPrinted(printed as Printed);
    addSymbols();
  },

  isStory: ({ kind }) => kind === "rule",
  isInStory: (view) => (view as View).decision?.startsWith("pm-") ?? false,
  draft: () => NO_DRAFT,
  flightOf,
  points: (table, seat) => (table.view as View).players[seat]!.total,
  icon: iconOf,
  tip,
  told: ({ notes, places }) => {
    // What the slips of the tray say.
    if (places.some((place) => place.startsWith("slice:")) && notes.length === RINGS.length) return [];
    return notes.filter(({ key }) => !key.startsWith("ta-change-"));
  },
  keys: [
    { key: "w", places: "slice:", told: "ta-key-wheel" },
    { key: "m", places: "space:", told: "ta-key-mausoleum" },
  ],
  pieces: {},

  Scene,
  Tray,
  Draw,
  Belongings: Standings,
  Hands,
  Panel,
  End: () => import("./end/End.svelte"),
  Piece,
};

export default page;
