/** Pictures for the README, of a real game: `make screenshots`. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ask, choose, dice, enter, launch, LIT, open, PHONE, play, playBlindly, ready, Server } from "./helpers.mjs";

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
      route.request().method() === "POST"
        ? route.continue({ postData: { ...route.request().postDataJSON(), seed: 7 } })
        : route.continue(),
    );
    await enter(page, "game", "xian");
    await enter(page, "way", "bots");
    await page.getByLabel("Your name").fill("Katia");
    // A mouse on a phone would rest over the table, and ask about what lies under it.
    const how = touch ? "tap" : "click";
    await page.locator("input[value='3'] + span")[how]();
    await page.getByRole("button", { name: "Play now" })[how]();
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
  await terracotta();
} finally {
  await browser.close();
  await server.close();
}

/** Alone against Li Si: the first page, a warrior to place, a build of his told step by step. */
async function terracotta() {
  const first = await open(browser, server.base, "/");
  await enter(first, "game", "terracotta-army");
  await first.waitForTimeout(800);
  await first.screenshot({ path: join(folder, "start.png") });
  for (const [name, options] of [
    ["terracotta", {}],
    ["terracotta-phone", PHONE],
  ]) {
    const page = await open(browser, server.base, "/", options);
    const id = await until(page, 40, ({ question }) => question.places > 20);
    await page.goto(`/t/${id}`);
    const space = page.locator(`${LIT}[data-place^='space:']`);
    await space.first().waitFor();
    await space.nth(20).evaluate((element) => element.dispatchEvent(new FocusEvent("focus")));
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
  const page = await open(browser, server.base, "/", {}, { story: "step" });
  const id = await until(page, 30, ({ told }) => told !== null);
  const { lines } = await ask(page, "GET", `/tables/${id}/lines`);
  const told = lines.findLast((line) => looks(line));
  const before = lines[lines.indexOf(told) - 1];
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key, value),
    [`bingma-told:${id}`, JSON.stringify({ last: before.last, event: before.event })],
  );
  await page.goto(`/t/${id}`);
  await page.locator(".strip li.now").waitFor();
  await page.getByRole("button", { name: page.t("story-why") }).click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, "li-si.png") });
}

/** Whether a line of Li Si's is a build that looked at several spaces. */
function looks({ seat, icon = "", steps = [] }) {
  return (
    seat === 0 &&
    icon.startsWith("build") &&
    steps.some(({ considered }) => considered.filter(({ place }) => /^space/.test(place)).length > 3)
  );
}

/** A solo table that was played until something is worth a picture. */
async function until(page, choices, isWorth) {
  for (;;) {
    const seats = [{ kind: "human", name: "Katia" }];
    const wish = { game: "terracotta-army", seats, options: [6], seed: 88, pace: "off" };
    const { table } = await ask(page, "POST", "/tables", wish);
    const roll = dice(5);
    await playBlindly(page, table.id, choices, roll);
    for (let more = 0; more < 40; more++) {
      const state = await ask(page, "GET", `/tables/${table.id}/state`);
      if (state.table.status === "over") break;
      const places = state.legal.filter(({ places: [place] }) => place?.startsWith("space:")).length;
      const { lines } = await ask(page, "GET", `/tables/${table.id}/lines`);
      const last = lines.findLastIndex(({ seat, event }) => seat === 1 && event);
      const told = lines.slice(last + 1).find((line) => looks(line)) ?? null;
      if (isWorth({ question: { places }, told })) return table.id;
      await playBlindly(page, table.id, 1, roll);
    }
  }
}
