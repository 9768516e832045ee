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
import { pointsOf } from "./table";
import type { Printed } from "./types";

const page: GamePage = {
  prefix: "xian",
  begin: (printed) => {
    keepPrinted(printed as Printed);
    addSymbols();
  },

  isStory: ({ kind }) => kind === "part-scored",
  endsInStory: true,
  draft: (table) => new XianDraft(table),
  flightOf,
  points: (table, seat) => pointsOf(table)[seat]!,
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
