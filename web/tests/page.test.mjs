/** The page in a real browser, against a real server that all these tests share. */
import "./page/games.mjs";
import "./page/choices.mjs";
import "./page/together.mjs";
import "./page/faults.mjs";
import "./page/afterwards.mjs";
import "./page/looks.mjs";
