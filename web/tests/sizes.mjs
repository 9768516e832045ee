/** Windows of every size, and tables of four in the last turn: what the tests and the pictures of all sizes share. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ask } from "./helpers.mjs";
import { python, root } from "./python.mjs";

const desktop = (width, height) => ({ viewport: { width, height } });
const touch = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

/** The windows that people have, from a big screen to a small phone, with how each is looked at. */
export const SIZES = {
  "1280x720": desktop(1280, 720),
  "1920x1080": desktop(1920, 1080),
  "2560x1440": desktop(2560, 1440),
  "1280x1024": desktop(1280, 1024),
  "1280x590": desktop(1280, 590),
  "1024x768": touch(1024, 768),
  "768x1024": touch(768, 1024),
  "740x360": touch(740, 360),
  "640x360": { ...desktop(640, 360), deviceScaleFactor: 2 }, // 1280 x 720 at 200 %
  "360x740": touch(360, 740),
  "320x640": touch(320, 640),
};

/** Positions of four players in the last turn, by game and by what the first of them decides. */
export const LAST_TURN = JSON.parse(readFileSync(new URL("last-turn.json", import.meta.url)));

const PLAYED_OUT = `
import json, sys
from bingma import from_position

game = from_position(sys.argv[1], seed=1)
while not game.over:
    seat = game.deciding[0]
    game.play(game.legal(seat)[0].id, seat)
json.dump(game.record(), sys.stdout)
`;

/** Sit down first at a table that begins in a position. Returns its id. */
export async function sitAt(page, position, names = ["Ana", "Meng Tian", "Zhao Gao", "Xu Fu"]) {
  // A position is played on from where a game that began in it begins.
  const { status, stdout } = spawnSync(python, ["-c", PLAYED_OUT, position], {
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: join(root, "src") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("The position cannot be played out.");
  const { table: over } = await ask(page, "POST", "/records", JSON.parse(stdout));
  const [name, ...others] = names;
  const seats = [{ kind: "human", name }, ...others.map((name) => ({ kind: "bot", bot: "greedy", name }))];
  const { table } = await ask(page, "POST", `/tables/${over.id}/branch`, { n: 0, seats, pace: "off" });
  return table.id;
}
