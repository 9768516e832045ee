/** How one choice is made, shown, kept and taken back. */
import assert from "node:assert/strict";
import {
  ask,
  CARD,
  changed,
  choose,
  COMMIT,
  dice,
  DOUBLE_MS,
  LIT,
  PHONE,
  PLANNING,
  play,
  playBlindly,
  push,
  ready,
  readLog,
  REFUSED,
  sitDown,
  skipRecap,
  stamp,
  tab,
} from "../helpers.mjs";
import { inBrowser } from "./site.mjs";

const cardsIn = (page, where) =>
  page.locator(`${where} ${CARD}`).evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));

async function favour(page) {
  await ready(page);
  await page.locator(COMMIT).click();
  await page.waitForSelector(PLANNING);
}

inBrowser("a refresh in the middle of a choice brings it back", async (visit) => {
  const page = await visit("/", PHONE);
  await skipRecap(page);
  await sitDown(page);
  await ready(page);
  // Cards for the Emperor's favour.
  const [first] = await cardsIn(page, ".hand");
  const marked = page.locator(`[data-card='${first}'][aria-pressed='true']`);
  await page.locator(`[data-card='${first}']`).tap();
  await marked.waitFor();
  await page.reload();
  await marked.waitFor();
  assert.equal(await page.locator(COMMIT).getAttribute("data-action"), `favour ${first}`);
  await page.locator(COMMIT).tap();
  await page.waitForSelector(PLANNING);
  // One of the two cards of a plan.
  const [, card] = await cardsIn(page, ".hand");
  await page.locator(`[data-card='${card}']`).tap();
  await page.locator(`[data-slot='top'] [data-card='${card}']`).waitFor();
  await page.reload();
  await page.locator(`[data-slot='top'] [data-card='${card}']`).waitFor();
  await page.waitForSelector(PLANNING);
  await choose(page, dice(1), true);
  // A place on the board that was tapped once.
  while (!(await page.locator(`${LIT}[data-place^='building']`).count())) {
    assert.equal(await ready(page), "choose");
    await choose(page, dice(1), true);
    await ready(page);
  }
  await page.locator(`${LIT}[data-place^='building'] .hit`).first().tap();
  const action = await page.locator(COMMIT).getAttribute("data-action");
  assert.match(action, /^(enter|extra) /);
  await page.reload();
  await page.locator(`${COMMIT}[data-action='${action}']`).waitFor();
});

inBrowser("cards can be dragged to their places and swapped", async (visit) => {
  const page = await visit();
  await sitDown(page);
  await favour(page);
  const names = await cardsIn(page, ".hand");
  await page.locator(`[data-card='${names[2]}']`).dragTo(page.locator("[data-slot='bottom']"));
  await page.locator(`[data-slot='bottom'] [data-card='${names[2]}']`).waitFor();
  await page.locator(`[data-card='${names[0]}']`).dragTo(page.locator("[data-slot='top']"));
  await page.getByRole("button", { name: page.t("xian-swap") }).click();
  await page.locator(`[data-slot='top'] [data-card='${names[2]}']`).waitFor();
  assert.equal(await page.locator(COMMIT).getAttribute("data-action"), `plan ${names[2]}/${names[0]}`);
});

inBrowser("a choice can be undone, and one that is not possible says why", async (visit) => {
  const page = await visit();
  await sitDown(page, {
    seats: [
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "greedy" },
    ],
  });
  const undo = page.getByRole("button", { name: page.t("undo") });
  const roll = dice(29);
  do {
    assert.equal(await ready(page), "choose");
    await choose(page, roll);
    await ready(page);
  } while (!((await page.locator(REFUSED).count()) && (await undo.count())));
  await page.locator(REFUSED).first().focus();
  assert.match(await page.getByRole("tooltip").innerText(), /[a-z]{3}.*\.$/);
  const [before, title] = [await stamp(page), await page.getByRole("heading", { level: 1 }).innerText()];
  await undo.click();
  await changed(page, before);
  assert.notEqual(await page.getByRole("heading", { level: 1 }).innerText(), title);
});

inBrowser(
  "a building tells what it leads to, and lights it faintly; a whole card tells what it brings",
  async (visit) => {
    const page = await visit();
    // Who has not been at the table yet has missed nothing.
    const id = await sitDown(page, { seed: 3, go: false });
    const roll = dice(2);
    /** Play on until the workshop can be entered, and looked into. */
    const find = async () => {
      for (let n = 0; n < 60; n++) {
        const { legal } = await ask(page, "GET", `/tables/${id}/state`);
        const action = legal.map((choice) => choice.action).find((text) => text === "enter workshop");
        if (action) {
          const leads = await ask(page, "GET", `/tables/${id}/leads?seat=0&action=enter%20workshop`);
          if (leads.saying) return leads;
        }
        await playBlindly(page, id, 1, roll);
      }
      assert.fail("the workshop is never open");
    };
    const { places } = await find();
    await page.goto(`/t/${id}`);
    await page.locator("[data-place='building:workshop']").focus();
    await page.locator(".glow").first().waitFor();
    assert.equal(await page.locator(".glow").count(), places.length);
    assert.match(await page.locator(".prompt").innerText(), /within reach: sections? A/);

    const other = await visit();
    await sitDown(other, { seed: 3 });
    await favour(other);
    await other.locator(PLANNING).first().hover();
    const tip = other.getByRole("tooltip");
    await tip.waitFor();
    assert.match(await tip.innerText(), /On top it brings .* or 1 (yellow|red|green|blue) pigment/);
  },
);

inBrowser("a line of the log shows the board at that moment", async (visit) => {
  const page = await visit();
  await sitDown(page);
  await play(page, dice(23), { choices: 6 });
  const log = page.getByRole("list", { name: page.t("log") });
  await log.locator("button:not([aria-expanded])").first().click();
  await page.getByRole("button", { name: page.t("back-to-now") }).waitFor();
  assert.equal(await page.locator("[data-place]").count(), 0);
  await page.getByRole("button", { name: page.t("back-to-now") }).click();
  assert.equal(await ready(page), "choose");
  // A heading folds what stands under it.
  const lines = await log.getByRole("listitem").count();
  const heading = log.getByRole("button", { name: page.t("xian-turn", { turn: 1 }), exact: true });
  assert.equal(await heading.getAttribute("aria-expanded"), "true");
  await heading.click();
  assert.equal(await heading.getAttribute("aria-expanded"), "false");
  assert.ok((await log.getByRole("listitem").count()) < lines);
});

inBrowser("a double click plays once", async (visit) => {
  const page = await visit();
  const id = await sitDown(page);
  await ready(page);
  await page.locator(COMMIT).dblclick();
  await page.waitForSelector(PLANNING);
  for (let i = 0; i < 2; i++) await push(page, page.locator(`.hand ${CARD}`).first());
  const before = await stamp(page);
  await page.locator(COMMIT).dblclick();
  await changed(page, before);
  await ready(page);
  const mine = (await readLog(page, id)).filter((entry) => entry.seat === 0);
  assert.equal(mine.length, 2, JSON.stringify(mine));
});

inBrowser("a double click on a card of the hand lays one card", async (visit) => {
  const page = await visit();
  await sitDown(page);
  await favour(page);
  const [first] = await cardsIn(page, ".hand");
  await page.locator(`[data-card='${first}']`).dblclick();
  assert.deepEqual(await cardsIn(page, "[data-slot='top']"), [first]);
  assert.deepEqual(await cardsIn(page, "[data-slot='bottom']"), []);
});

for (const motion of ["off", "normal"]) {
  inBrowser(
    `a double tap on a button never reaches the one that comes up under it, with motion ${motion}`,
    async (visit) => {
      const page = await visit("/", PHONE, { motion, end: "ask" });
      const id = await sitDown(page, { seed: 11 });
      await play(page, dice(3), { touch: true, choices: 2 });
      const work = page.locator("[data-action='work']");
      await work.waitFor();
      const { x, y, width, height } = await work.boundingBox();
      const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
      const own = async () => (await readLog(page, id)).filter((entry) => entry.seat === 0).length;
      const before = await own();
      await tap();
      await page.waitForTimeout(140);
      await tap();
      await page.locator("[data-action='pass']").waitFor();
      await page.waitForTimeout(DOUBLE_MS);
      assert.equal(await own(), before + 1);
      assert.equal(await page.locator(COMMIT).count(), 0);
      // It came up there: a tap on the same spot finds it, and shows what it would do before it is played.
      await tap();
      await page.locator(`${COMMIT}[data-action='pass']`).waitFor();
      assert.equal(await own(), before + 1);
      await page.waitForTimeout(DOUBLE_MS);
      const shown = await stamp(page);
      await page.locator(COMMIT).tap();
      await changed(page, shown);
      assert.ok((await own()) > before + 1);
    },
  );
}

inBrowser("by keys the focus goes on from one choice to the next, drawn and in words", async (visit) => {
  const page = await visit();
  const id = await sitDown(page);
  let entered = 0;
  const focusOn = (selector) => page.waitForFunction((wanted) => document.activeElement.matches(wanted), selector);
  const enter = async () => {
    const before = await stamp(page);
    await page.keyboard.down("Enter");
    await changed(page, before);
    entered++;
  };
  /** A key that is held down does not go on to the next choice. */
  const letGo = async () => {
    for (let i = 0; i < 3; i++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  };
  await ready(page);
  await page.locator(COMMIT).focus();
  await enter();
  await focusOn(PLANNING);
  await letGo();
  await page.keyboard.press("Enter");
  await page.locator(`[data-slot='top'] ${CARD}`).waitFor();
  await focusOn(PLANNING);
  await page.keyboard.press("Enter");
  await focusOn(COMMIT);
  await enter();
  await focusOn("[data-action='work']");
  await letGo();
  await page.keyboard.press("t");
  await focusOn("#text-table h1");
  for (let i = 0; i < 3; i++) {
    await page.locator(".choices [data-action]").first().focus();
    await enter();
    await focusOn("#text-table h1");
    await letGo();
  }
  assert.equal((await readLog(page, id)).filter((entry) => entry.seat === 0).length, entered);
});

inBrowser("two tabs of the same seat play once", async (visit) => {
  const page = await visit();
  const id = await sitDown(page);
  await favour(page);
  const other = await tab(page);
  await other.waitForSelector(PLANNING);
  for (const one of [page, other]) {
    for (let i = 0; i < 2; i++) await push(one, one.locator(`.hand ${CARD}`).nth(one === other ? 1 : 0));
    await one.locator(COMMIT).waitFor();
  }
  // The other tab chooses before it hears that this one was first.
  other.excused = /409/;
  let release;
  const released = new Promise((done) => (release = done));
  await other.route("**/actions", async (route) => {
    await released;
    await route.continue();
  });
  const sent = other.waitForRequest("**/actions");
  await other.locator(COMMIT).click();
  await sent;
  const answered = other.waitForResponse("**/actions");
  const plan = await page.locator(COMMIT).getAttribute("data-action");
  await page.locator(COMMIT).click();
  await page.waitForSelector(PLANNING, { state: "detached" });
  release();
  assert.equal((await answered).status(), 409);
  await ready(page);
  await other.waitForFunction(
    (seq) => document.querySelector("[data-seq]").getAttribute("data-seq") === seq,
    await stamp(page),
  );
  const log = await readLog(page, id);
  assert.equal(log.filter((entry) => entry.seat === 0).length, 2);
  const [top, bottom] = plan.slice(5).split("/");
  assert.ok(
    JSON.stringify(log).includes(`"top":"${top}","bottom":"${bottom}"`),
    "the plan of the first tab was played",
  );
});
