/** Whole games, each played in another way. */
import assert from "node:assert/strict";
import {
  arrowToLit,
  ask,
  CARD,
  changed,
  choose,
  COMMIT,
  CURTAIN,
  dice,
  END,
  enter,
  idOf,
  LIT,
  PHONE,
  play,
  played,
  push,
  readLog,
  ready,
  sitDown,
  stamp,
  tabTo,
  tooWide,
} from "../helpers.mjs";
import { inBrowser, inBrowserWithAndWithoutType } from "./site.mjs";

/** Whichever bot the page proposes, a quick one plays: those that take their time have tests of their own. */
async function quickBots(page) {
  await page.route("**/api/v1/tables", (route) => {
    const wish = route.request().postDataJSON();
    if (!wish) return route.continue();
    for (const seat of wish.seats) if (seat.kind === "bot") seat.bot = "greedy";
    return route.continue({ postData: JSON.stringify(wish) });
  });
}

inBrowser("a whole game by clicks against bots, started in two clicks", async (visit) => {
  const page = await visit();
  await quickBots(page);
  await page.getByRole("button", { name: page.t("play-now") }).click();
  await page.waitForURL(/\/t\//);
  const made = await play(page, dice(7));
  assert.ok(made.length >= 36, `only ${made.length} choices`);
  await page.getByRole("heading", { name: page.t("xian-finish") }).waitFor();
  assert.equal(await page.locator(`${END} tbody tr`).count(), 3);
});

inBrowser("each opponent can have a strength of its own", async (visit) => {
  const page = await visit();
  await page.getByLabel(page.t("mixed-strengths")).check();
  const pick = (n, bot) =>
    page
      .getByRole("group", { name: page.t("seat-n", { n }) })
      .getByRole("radio", { name: page.t(`bot-${bot}`) })
      .check({ force: true });
  await pick(2, "minister");
  await pick(3, "apprentice");
  await page.getByRole("button", { name: page.t("play-now") }).click();
  assert.equal(await ready(page), "choose");
  const { seats } = await ask(page, "GET", `/tables/${idOf(page)}`);
  assert.deepEqual(
    seats.map(({ bot }) => bot),
    [null, "minister", "apprentice"],
  );
});

inBrowserWithAndWithoutType("a whole game by touch on a phone", async (visit) => {
  const page = await visit("/", PHONE);
  await sitDown(page, { seed: 2 });
  await play(page, dice(11), { touch: true, look: async () => assert.deepEqual(await tooWide(page), []) });
  await page.getByRole("heading", { name: page.t("xian-finish") }).waitFor();
});

inBrowser("a whole game by keyboard only", async (visit) => {
  const page = await visit();
  await quickBots(page);
  await page.getByRole("button", { name: page.t("play-now"), disabled: false }).waitFor();
  await tabTo(page, "button", page.t("play-now"));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  const roll = dice(5);
  for (let steps = 0; steps < 400 && (await ready(page)) !== "end"; steps++) {
    const before = await stamp(page);
    if (await page.locator(CARD).count()) {
      for (const slot of ["top", "bottom"]) {
        if ((await page.locator("[data-slot='top']").count()) === 0) break;
        if (await page.locator(`[data-slot='${slot}'] ${CARD}`).count()) continue;
        await page.keyboard.press("h");
        await tabTo(page, `.hand ${CARD}`);
        await page.keyboard.press("Enter");
        await page.locator(`[data-slot='${slot}'] ${CARD}`).waitFor();
        // The focus goes on by itself; a Tab in between would leave what it goes to.
        const next = slot === "top" ? `.hand ${CARD}` : COMMIT;
        await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), next);
      }
      await tabTo(page, COMMIT);
    } else if (!(await page.locator(LIT).count()) || !(await arrowToLit(page, roll))) {
      await tabTo(page, ".actions .btn.plain");
    }
    await page.keyboard.press("Enter");
    // A building that can be entered in several ways is only shown by the first Enter.
    if ((await played(page, before, COMMIT)) === "shown") await page.keyboard.press("Enter");
    await changed(page, before);
  }
  await page.getByRole("heading", { name: page.t("xian-finish") }).waitFor();
});

inBrowser("a whole game in words alone, as a screen reader reads it", async (visit) => {
  const page = await visit("/", {}, { text: true });
  await sitDown(page, { seed: 3 });
  const roll = dice(3);
  for (let steps = 0; steps < 400; steps++) {
    await page.waitForSelector(`${END}, .choices [data-action]`);
    if (await page.locator(END).count()) break;
    assert.equal(await page.locator("svg.scene").count(), 0);
    const text = await page.locator("#text-table").innerText();
    assert.doesNotMatch(
      text,
      /\b1 (seals|warriors|equipment cards)\b|\b1 (\w+) and 1 \2\b|: enters|\b[YRGB][1-6] over|\bstock\n/,
    );
    assert.match(text, new RegExp(`Li Si \\(${page.t("bot-greedy")}\\)`));
    const before = await stamp(page);
    const choices = page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("button")
      .and(page.locator("[data-action]"));
    const choice = choices.nth(roll(await choices.count()));
    assert.match(await choice.innerText(), /\p{L}{2}/u);
    await push(page, choice);
    await changed(page, before);
  }
  await page.getByRole("heading", { name: page.t("xian-finish") }).waitFor();
});

inBrowser("several people at one screen, with a curtain between them", async (visit) => {
  const page = await visit();
  const { t } = page;
  const names = ["Ana", "Bo"];
  await enter(page, "way", "screen");
  for (const [i, name] of names.entries()) await page.getByLabel(t("player-n", { n: i + 1 })).fill(name);
  await page.getByRole("button", { name: t("make-table") }).click();
  await page.waitForURL(/\/t\//);
  const roll = dice(9);
  const sat = [];
  let curtains = 0;
  while (sat.length < 24) {
    const state = await ready(page);
    assert.notEqual(state, "end");
    if (state === "curtain") {
      curtains++;
      // Nothing shows through, and the keys do not reach behind it.
      const seen = await page.evaluate((curtain) => {
        const points = [0.05, 0.3, 0.5, 0.7, 0.95].flatMap((x) =>
          [0.05, 0.5, 0.95].map((y) => [x * innerWidth, y * innerHeight]),
        );
        return points.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest(curtain)).length;
      }, CURTAIN);
      assert.equal(seen, 0);
      for (let i = 0; i < 4; i++) {
        await page.keyboard.press("Tab");
        assert.ok(
          await page.evaluate(
            (curtain) => document.activeElement === document.body || document.activeElement.closest(curtain),
            CURTAIN,
          ),
          "the focus is behind the curtain",
        );
      }
      const title = await page.locator(CURTAIN).getByRole("heading").innerText();
      const name = names.find((n) => title.includes(n));
      await page.getByRole("button", { name: t("curtain-open", { name }) }).click();
      await page.waitForSelector(CURTAIN, { state: "detached" });
      continue;
    }
    sat.push(await choose(page, roll));
  }
  // Both chose their favour and their first pair, so the curtain came down at least four times.
  assert.deepEqual(
    sat.slice(0, 2).map((a) => a.split(" ")[0]),
    ["favour", "favour"],
  );
  assert.deepEqual(
    sat.slice(2, 4).map((a) => a.split(" ")[0]),
    ["plan", "plan"],
  );
  assert.ok(curtains >= 4, `${curtains} curtains`);
});

inBrowser("several people at one screen need no curtain where nothing is secret", async (visit) => {
  const page = await visit();
  const id = await sitDown(page, { game: "terracotta-army", seats: [{ kind: "human", name: "Bo" }] });
  assert.equal((await ask(page, "GET", `/tables/${id}`)).secrets, false);
  const roll = dice(3);
  const sat = new Set();
  while (sat.size < 2 || (await readLog(page, id)).length < 12) {
    assert.equal(await ready(page), "choose");
    const { table } = await ask(page, "GET", `/tables/${id}/state`);
    sat.add(table.deciding[0]);
    await choose(page, roll);
    assert.equal(await page.locator(CURTAIN).count(), 0);
  }
});

inBrowser("the first page offers what the server says of its games", async (visit) => {
  const page = await visit("/rules");
  await page.route("**/api/v1/games", async (route) => {
    const response = await route.fetch();
    const games = await response.json();
    const xian = games.find(({ name }) => name === "xian");
    Object.assign(xian, { title: "Xi'an for two or three", players: [2, 3], usual_players: 2 });
    // A game that has no page here is not offered.
    await route.fulfill({ response, json: [{ ...xian, name: "weiqi", title: "Weiqi" }, ...games] });
  });
  await page.goto("/");
  await page.getByRole("radio", { name: "Xi'an for two or three" }).waitFor({ state: "attached" });
  await enter(page, "game", "xian");
  assert.equal(await page.getByText("Weiqi").count(), 0);
  const opponents = page.getByRole("group", { name: page.t("opponents") }).getByRole("radio");
  assert.deepEqual(await opponents.evaluateAll((all) => all.map(({ value }) => value)), ["1", "2"]);
  assert.deepEqual(await opponents.evaluateAll((all) => all.map(({ checked }) => checked)), [true, false]);
  await enter(page, "way", "screen");
  await page.getByRole("button", { name: page.t("add-player") }).click();
  assert.equal(await page.getByRole("button", { name: page.t("add-player") }).count(), 0);
});
