/** Pictures of both games in every size of window: `make screens`, or `make screens ARGS="1024x768 xian"` for some. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launch, open, ready, Server } from "./helpers.mjs";
import { root } from "./python.mjs";
import { LAST_TURN, sitAt, SIZES } from "./sizes.mjs";

const wanted = process.argv.slice(2);
const folder = join(root, "build/screens");
mkdirSync(folder, { recursive: true });

/** Whether a name is asked for: by itself, or because none of its kind is. */
const isWanted = (name, kind) => wanted.includes(name) || !kind.some((other) => wanted.includes(other));

const games = Object.keys(LAST_TURN).filter((game, _, all) => isWanted(game, all));
const sizes = Object.keys(SIZES).filter((size, _, all) => isWanted(size, all));
const server = await new Server().start();
const browser = await launch();
try {
  for (const game of games) {
    const maker = await open(browser, server.base);
    const ids = {};
    const decisions = Object.keys(LAST_TURN[game]).filter((name, _, all) => isWanted(name, all));
    for (const name of decisions) ids[name] = await sitAt(maker, LAST_TURN[game][name]);
    const storageState = await maker.context().storageState();
    for (const size of sizes) {
      for (const [name, id] of Object.entries(ids)) {
        const page = await open(browser, server.base, `/t/${id}`, { ...SIZES[size], storageState });
        await ready(page);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(folder, `${game}-${size}-${name}.png`) });
        await page.context().close();
      }
      console.log(`${game} ${size}`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
