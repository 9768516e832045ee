/** Terracotta Army on the first page: its door, options, seats, seeds and results, in a real browser. */
import assert from "node:assert/strict";
import { ask, enter, idOf, PHONE, playBlindly, tooWide } from "./helpers.mjs";
import { findings } from "./page/axe.mjs";
import { inBrowser, inBrowserWithAndWithoutType } from "./page/site.mjs";

const GAME = "terracotta-army";
const OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8];
const LI_SI = { names: "Li Si" };

/** The first page with this door open and a way to begin chosen. */
async function atDoor(visit, way, options = {}, settings = {}) {
  const page = await visit("/", options, settings);
  await page.getByRole("radio", { name: "Terracotta Army" }).waitFor({ state: "attached" });
  await enter(page, "game", GAME);
  await enter(page, "way", way);
  return page;
}

const option = (page, n) => page.getByRole("checkbox", { name: page.t(`ta-door-option-${n}`) });
const challenge = (page) => page.getByRole("button", { name: page.t("challenge", LI_SI) });
const level = (page) => page.getByRole("status").locator("b");

/** Press the red button, and what the table is that it made. */
async function begun(page, button) {
  await button.click();
  await page.waitForURL(/\/t\//);
  return ask(page, "GET", `/tables/${idOf(page)}`);
}

/** What was dealt at a table, and what has been drawn there since. */
async function dealt(page, id) {
  const { view } = await ask(page, "GET", `/tables/${id}/at/0`);
  const [{ weapons, masters }] = view.players;
  return JSON.stringify({ tiles: view.board.tiles, weapons, masters });
}
async function drawn(page, id) {
  const log = await ask(page, "GET", `/tables/${id}/log`);
  return JSON.stringify(log.filter(({ seat }) => seat === -1));
}

inBrowser("Li Si is challenged with each of his options, and with all of them", async (visit) => {
  const page = await atDoor(visit, "alone");
  assert.equal(await level(page).innerText(), page.t("ta-difficulty-1"));
  for (const chosen of [[], ...OPTIONS.map((n) => [n]), OPTIONS]) {
    for (const n of OPTIONS) await option(page, n).setChecked(chosen.includes(n), { force: true });
    const table = await begun(page, challenge(page));
    assert.deepEqual(table.options, chosen);
    assert.deepEqual(
      table.seats.map(({ kind, name }) => (kind === "automaton" ? name : kind)),
      ["Li Si", "human"],
    );
    // The next visit begins with the same wishes.
    await page.goto("/");
    for (const n of OPTIONS) assert.equal(await option(page, n).isChecked(), chosen.includes(n));
  }
  assert.equal(await level(page).innerText(), page.t("ta-difficulty-6"));
  await page.getByText(page.t("difficulty-of", { level: 6, most: 6 })).waitFor({ state: "attached" });
});

inBrowser("the name of the difficulty follows the options, never downwards", async (visit) => {
  const page = await atDoor(visit, "alone");
  const known = [1, 2, 3, 4, 5, 6].map((n) => page.t(`ta-difficulty-${n}`));
  let before = known.indexOf(await level(page).innerText());
  assert.equal(before, 0);
  for (const n of [4, 7, 5, 8, 3, 6, 2, 1]) {
    await option(page, n).check({ force: true });
    const now = known.indexOf(await level(page).innerText());
    assert.ok(now >= before, `option ${n}: from ${known[before]} to ${known[now]}`);
    before = now;
  }
  assert.equal(before, 5);
});

inBrowser("bots of any strength sit in any seat, and oneself in another", async (visit) => {
  const page = await atDoor(visit, "bots");
  const bots = ["emperor", "minister", "steward", "apprentice"];
  const seat = (n) => page.getByRole("group", { name: page.t("seat-n", { n: n + 1 }) });
  for (const mine of [0, 1, 2, 3]) {
    await page
      .getByRole("group", { name: page.t("opponents") })
      .getByRole("radio", { name: "3" })
      .check({ force: true });
    await page.getByLabel(page.t("mixed-strengths")).check();
    await seat(mine)
      .getByRole("radio", { name: page.t("you"), exact: true })
      .check({ force: true });
    for (let n = 0; n < 4; n++)
      if (n !== mine)
        await seat(n)
          .getByRole("radio", { name: page.t(`bot-${bots[n]}`) })
          .check({ force: true });
    const { seats } = await begun(page, page.getByRole("button", { name: page.t("play-now") }));
    assert.deepEqual(
      seats.map(({ kind, bot }) => (kind === "bot" ? bot : kind)),
      bots.map((bot, n) => (n === mine ? "human" : bot)),
    );
    await page.goto("/");
  }
  // Fewer seats: whoever sat at one that is gone still has one.
  await page.getByLabel(page.t("mixed-strengths")).check();
  await page
    .getByRole("group", { name: page.t("opponents") })
    .getByRole("radio", { name: "3" })
    .check({ force: true });
  await seat(3)
    .getByRole("radio", { name: page.t("you"), exact: true })
    .check({ force: true });
  await page
    .getByRole("group", { name: page.t("opponents") })
    .getByRole("radio", { name: "1" })
    .check({ force: true });
  const { seats } = await begun(page, page.getByRole("button", { name: page.t("play-now") }));
  assert.deepEqual(seats.map(({ kind }) => kind).sort(), ["bot", "human"]);
});

inBrowser("friends get open seats, and people at one screen their names", async (visit) => {
  const page = await atDoor(visit, "friends");
  await page
    .getByRole("group", { name: page.t("open-seats") })
    .getByRole("radio", { name: "2" })
    .check({ force: true });
  const waiting = await begun(page, page.getByRole("button", { name: page.t("make-table") }));
  assert.deepEqual([waiting.status, waiting.seats.map(({ kind }) => kind)], ["waiting", ["human", "open", "open"]]);
  // Whoever was sent the link sits down from the first page.
  const friend = await visit();
  await friend.getByLabel(friend.t("join-link")).fill("https://elsewhere.example/nothing");
  await friend.getByRole("button", { name: friend.t("sit-down") }).click();
  await friend.getByText(friend.t("join-wrong")).waitFor();
  await friend.getByLabel(friend.t("join-link")).fill(page.url());
  await friend.keyboard.press("Enter");
  await friend.getByRole("button", { name: friend.t("join") }).waitFor();
  assert.equal(idOf(friend), waiting.id);

  await page.goto("/");
  await enter(page, "way", "screen");
  await page.getByRole("button", { name: page.t("add-player") }).click();
  for (const [i, name] of ["Ana", "Bo", "Cem"].entries())
    await page.getByLabel(page.t("player-n", { n: i + 1 })).fill(name);
  const { seats } = await begun(page, page.getByRole("button", { name: page.t("make-table") }));
  assert.deepEqual(
    seats.map(({ name, mine }) => [name, mine]),
    [
      ["Ana", true],
      ["Bo", true],
      ["Cem", true],
    ],
  );
});

inBrowser("the link of a deal opens the same set-up and draws anew", async (visit) => {
  const ana = await atDoor(visit, "alone");
  await option(ana, 6).check({ force: true });
  const table = await begun(ana, challenge(ana));
  const seed = String(table.seed);

  // The table shows it, and copies a link.
  await ana.getByRole("button", { name: ana.t("seats"), exact: true }).click();
  await ana.getByText(ana.t("seed-of", { seed })).waitFor();
  await ana.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ana.getByRole("button", { name: ana.t("copy-seed") }).click();
  await ana.getByText(ana.t("copied")).first().waitFor();
  const link = new URL(await ana.evaluate(() => navigator.clipboard.readText()));

  const bo = await visit(link.pathname + link.search);
  await challenge(bo).waitFor();
  assert.equal(await bo.getByLabel(bo.t("seed")).inputValue(), seed);
  assert.ok(await option(bo, 6).isChecked());
  const same = await begun(bo, challenge(bo));
  assert.deepEqual([String(same.seed), same.options], [seed, [6]]);
  assert.equal(await dealt(bo, same.id), await dealt(ana, table.id));
  await playBlindly(ana, table.id, 12);
  await playBlindly(bo, same.id, 12);
  assert.notEqual(await drawn(bo, same.id), await drawn(ana, table.id));

  // A seed that is none is told beside the button, and nothing is lost.
  await bo.goto(`/?game=${GAME}&players=1&seed=none&options=6`);
  await challenge(bo).click();
  await bo.getByRole("alert").getByText(bo.t("seed-wrong")).waitFor();
  assert.ok(await option(bo, 6).isChecked());

  // A deal for three people is one against two others.
  await bo.goto(`/?game=${GAME}&players=3&seed=${seed}`);
  const { seats } = await begun(bo, bo.getByRole("button", { name: bo.t("play-now") }));
  assert.equal(seats.length, 3);
});

inBrowser("what was played is gone on with, or counted among my results", async (visit) => {
  const page = await atDoor(visit, "alone");
  assert.equal(await page.getByRole("heading", { name: page.t("my-results") }).count(), 0);
  const wish = { game: GAME, seats: [{ kind: "human", name: "Ana" }], pace: "off" };
  const { table: on } = await ask(page, "POST", "/tables", wish);
  const { table: over } = await ask(page, "POST", "/tables", { ...wish, options: [2] });
  await playBlindly(page, over.id);
  const { result } = await ask(page, "GET", `/tables/${over.id}`);
  await page.reload();
  const link = page.locator(`a[href='/t/${on.id}']`);
  await link.getByText(page.t("ta-moment", { round: 1, rounds: 5 })).waitFor();
  for (const text of ["Terracotta Army", "Li Si", page.t("your-move")]) await link.getByText(text).first().waitFor();
  const [his, mine] = result.scores.map(({ total }) => total);
  const row = page.getByRole("row", { name: page.t("ta-door-option-2") });
  const cells = await row.getByRole("cell").allInnerTexts();
  const lead = mine > his ? `+${mine - his}` : `−${his - mine}`;
  assert.deepEqual(cells, mine > his ? ["1", "0", lead] : ["0", "1", lead]);
});

inBrowser("the first page is used by keyboard alone", async (visit) => {
  const page = await visit();
  const focused = (name, value) =>
    page.waitForFunction(
      ([n, v]) => document.activeElement?.getAttribute("name") === n && document.activeElement.value === v,
      [name, value],
    );
  await page.getByRole("button", { name: page.t("play-now"), disabled: false }).waitFor();
  for (let i = 0; i < 8 && !(await page.locator("input[name='game']:focus").count()); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await focused("game", GAME);
  await challenge(page).waitFor();
  await page.keyboard.press("Tab");
  await focused("way", "alone");
  await page.keyboard.press("Tab");
  // The first option, then the third.
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  assert.deepEqual(await Promise.all([1, 2, 3].map((n) => option(page, n).isChecked())), [true, false, true]);
  for (let i = 0; i < 6; i++) await page.keyboard.press("Tab");
  await page.keyboard.type("Ana");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  const { options, seats } = await ask(page, "GET", `/tables/${idOf(page)}`);
  assert.deepEqual([options, seats[1].name], [[1, 3], "Ana"]);
});

const WAYS = ["alone", "bots", "friends", "screen"];
const SIZES = { "1280 x 720": {}, "768 x 1024": { viewport: { width: 768, height: 1024 } }, "360 x 740": PHONE };

for (const locale of ["en-GB", "fr-FR", "de-DE"]) {
  const language = locale.slice(0, 2);
  for (const [size, options] of Object.entries(SIZES)) {
    inBrowserWithAndWithoutType(
      `every way to begin is as wide as the page at ${size} in ${language}`,
      async (visit) => {
        const page = await atDoor(visit, "alone", { ...options, locale });
        for (const way of [...WAYS, "box"]) {
          await enter(page, "way", way);
          if (way === "box") await page.getByRole("group", { name: page.t("ta-box-tiles") }).waitFor();
          assert.deepEqual(await tooWide(page), [], way);
          assert.doesNotMatch(await page.locator("body").innerText(), /\b(ta|start|door|bot|seed|results)-[a-z]/, way);
        }
      },
    );
    inBrowser(`every way to begin is seen with its button at ${size} in ${language}`, async (visit) => {
      const page = await atDoor(visit, "alone", { ...options, locale });
      for (const way of WAYS) {
        await enter(page, "way", way);
        const { y, height } = await page.locator("form .btn.big").boundingBox();
        assert.ok(y + height <= page.viewportSize().height, `${way}: it ends at ${y + height}`);
      }
    });
  }
}

for (const [theme, options] of [
  ["light", {}],
  ["dark", {}],
  ["dark", PHONE],
]) {
  const where = options === PHONE ? "a phone" : "a desktop";
  inBrowser(`the door has no serious findings by axe on ${where}, ${theme}`, async (visit) => {
    const page = await atDoor(visit, "alone", { ...options, colorScheme: theme });
    await option(page, 6).check({ force: true });
    const found = [];
    for (const way of WAYS) {
      await enter(page, "way", way);
      if (way === "bots") await page.getByLabel(page.t("mixed-strengths")).check();
      found.push(...(await findings(page)).map((what) => `${way}: ${what}`));
    }
    assert.deepEqual(found, []);
  });
}
