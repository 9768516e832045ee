/** Pictures for the README, of a real game: `make screenshots`. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { choose, dice, launch, open, PHONE, play, ready, Server } from "./helpers.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../docs/images");
mkdirSync(folder, { recursive: true });
const shots = [
  { name: "table", options: {}, seed: 31 },
  { name: "table-dark", options: { colorScheme: "dark" }, seed: 31 },
  { name: "phone", options: PHONE, seed: 31, touch: true },
];

const server = await new Server().start();
const browser = await launch();
try {
  for (const { name, options, seed, touch } of shots) {
    const page = await open(browser, server.base, "/", options);
    // The same deal for every picture. Who plays what still differs from run to run.
    await page.route("**/api/v1/tables", (route) =>
      route.request().method() === "POST" ? route.continue({ postData: { ...route.request().postDataJSON(), seed: 7 } }) : route.continue(),
    );
    await page.getByLabel("Your name").fill("Katia");
    await page.locator("input[name='opponents'][value='3'] + span").click();
    await page.getByRole("button", { name: "Play now" }).click();
    const roll = dice(seed);
    // Somewhere in the middle, with a niche to choose.
    for (let steps = 0; steps < 400 && (await ready(page)) !== "end"; steps++) {
      const niche = page.locator(".place.legal[data-place^='niche'] .hit");
      if (steps > 16 && (await niche.count()) > 1) {
        await (touch ? niche.nth(1).tap() : niche.nth(1).hover());
        await page.waitForTimeout(300);
        break;
      }
      await choose(page, roll, touch);
    }
    await page.screenshot({ path: join(folder, `${name}.png`) });
    if (name === "table") {
      await page.mouse.move(640, 30); // away from the niche, or its explanation covers others
      await play(page, roll);
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(folder, "end.png") });
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.close();
}
