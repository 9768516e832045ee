/** Xi'an on the page. */
import type { GamePage } from "../../app/game";
import { addSymbols } from "../../app/symbols";
import { XianDraft } from "./draft.svelte";
import { flightOf } from "./flights";
import Panel from "./Panel.svelte";
import { keepPrinted } from "./printed";
import { CARD } from "./sayings";
import Scene from "./scene/Scene.svelte";
import "./symbols";
import { iconOf } from "./things";
import { tip } from "./tips";
import Hands from "./tray/Hands.svelte";
import Mine from "./tray/Mine.svelte";
import SmallCard from "./tray/SmallCard.svelte";
import Tray from "./tray/Tray.svelte";
import type { Printed, View } from "./types";

const page: GamePage = {
  prefix: "xian",
  begin: (printed) => {
    keepPrinted(printed as Printed);
    addSymbols();
  },

  draft: (table) => new XianDraft(table),
  flightOf,
  points: (view, seat) => (view as View).players[seat]!.pp,
  icon: iconOf,
  tip,
  pieces: { [CARD]: "card" },

  Scene,
  Tray,
  Belongings: Mine,
  Hands,
  Panel,
  End: () => import("./end/End.svelte"),
  Piece: SmallCard,
};

export default page;
