/** The end of a go: it waits for a moment in which it can be taken back, it asks, or it goes at once. */
import assert from "node:assert/strict";
import { ask, BUTTON, changed, COMMIT, dice, LIT, PHONE, playBlindly, push, sitDown, stamp } from "./helpers.mjs";
import { inBrowser } from "./page/site.mjs";

const WAITS = { end: null, motion: "fast" };
const HELD = `${COMMIT}.held`;
const XIAN = { game: "xian", seed: 3 };
const SOLO = { game: "terracotta-army", seats: [], seed: 3 };

/** A table before a choice of which `isWanted` says yes; returns the choice too. */
async function before(page, wish, isWanted, roll = dice(2)) {
  const id = await sitDown(page, { ...wish, go: false });
  for (let made = 0; made < 600; made++) {
    const state = await ask(page, "GET", `/tables/${id}/state`);
    const choice = state.legal.find((one) => isWanted(one, state));
    if (choice) {
      await page.goto(`/t/${id}`);
      await page.locator("[data-seq]").waitFor();
      return { id, choice };
    }
    if (state.table.status === "over") return before(page, { ...wish, seed: wish.seed + 1 }, isWanted, roll);
    await playBlindly(page, id, 1, roll);
  }
  return assert.fail("no such choice");
}

/** Choose what has one place of its own, or is a button. */
const isSimple = ({ action, places, button }, { legal }) =>
  button ||
  legal.filter((one) => one.action !== action && one.places.some((place) => places.includes(place))).length === 0;
const endsGo = (choice, state) => choice.ends && !choice.loses && isSimple(choice, state);

function spot(page, { action, places, button }) {
  if (!places.length || button)
    return page.locator(`${BUTTON}[data-action="${action}"], ${COMMIT}[data-action="${action}"]`);
  const place = page.locator(`[data-place="${places[0]}"]`);
  return place.locator(".hit").or(place.and(page.locator("button")));
}

for (const wish of [XIAN, SOLO]) {
  inBrowser(`${wish.game}: what ends my go can be taken back, outlives a reload, and then goes`, async (visit) => {
    const page = await visit("/", {}, WAITS);
    const { choice } = await before(page, wish, endsGo);
    const now = await stamp(page);
    await push(page, spot(page, choice));
    const held = page.locator(HELD);
    await held.waitFor();
    assert.notEqual((await held.locator("small").innerText()).trim(), "", "the button says who is next");
    await page.keyboard.press("Escape");
    await held.waitFor({ state: "detached" });
    assert.equal(await stamp(page), now);
    await push(page, spot(page, choice));
    await held.waitFor();
    await page.getByRole("button", { name: page.t("undo"), exact: true }).click();
    await held.waitFor({ state: "detached" });
    await push(page, spot(page, choice));
    await held.waitFor();
    await page.evaluate(() => location.reload());
    await held.waitFor();
    assert.equal(await held.getAttribute("data-action"), choice.action);
    assert.equal(await stamp(page), now);
    await changed(page, now);
    assert.equal(await held.count(), 0);
  });
}

inBrowser("Enter and Space send what is held at once, by touch too", async (visit) => {
  for (const key of ["Enter", "Space"]) {
    const page = await visit("/", {}, WAITS);
    const { choice } = await before(page, SOLO, endsGo);
    const now = await stamp(page);
    await push(page, spot(page, choice));
    await page.locator(HELD).waitFor();
    // As if three seconds never passed.
    await page.keyboard.press(key);
    assert.equal(await page.locator(HELD).count(), 0);
    await changed(page, now);
  }
  const phone = await visit("/", PHONE, WAITS);
  const { choice } = await before(phone, SOLO, endsGo);
  const now = await stamp(phone);
  await spot(phone, choice).tap();
  if (choice.places.length && !choice.button) await phone.locator(COMMIT).tap();
  await phone.locator(HELD).waitFor();
  await phone.locator(HELD).tap();
  assert.equal(await phone.locator(HELD).count(), 0);
  await changed(phone, now);
});

inBrowser("who leaves has sent it, to another page or to the first one", async (visit) => {
  for (const away of [
    (page) => page.goto("/rules"),
    (page) => page.getByRole("link", { name: page.t("home") }).click(),
  ]) {
    const page = await visit("/", {}, WAITS);
    const { id, choice } = await before(page, XIAN, endsGo);
    const now = Number(await stamp(page));
    await push(page, spot(page, choice));
    await page.locator(HELD).waitFor();
    await away(page);
    await page.waitForFunction(
      async ([table, seq]) => (await (await fetch(`/api/v1/tables/${table}/state`)).json()).seq > seq,
      [id, now],
    );
    const log = await ask(page, "GET", `/tables/${id}/log`);
    assert.equal(log[now].seat, 0);
  }
});

inBrowser("without motion it asks, and in words too", async (visit) => {
  for (const text of [false, true]) {
    const page = await visit("/", {}, { end: null, text });
    const { choice } = await before(page, SOLO, endsGo);
    const now = await stamp(page);
    const place = text ? page.locator(`.choices [data-action="${choice.action}"]`) : spot(page, choice);
    await push(page, place);
    if (text) await page.locator(".asked").waitFor();
    else await page.locator(`${COMMIT}[data-action="${choice.action}"] small`).waitFor();
    assert.equal(await page.locator(HELD).count(), 0);
    assert.equal(await stamp(page), now);
    await push(page, text ? place : page.locator(COMMIT));
    await changed(page, now);
  }
});

inBrowser("what loses points always asks, and says how many", async (visit) => {
  const page = await visit("/", {}, { end: "once" });
  const seats = ["Meng Tian", "Marco", "Xu Fu"].map((name) => ({ kind: "bot", bot: "random", name }));
  const { choice } = await before(page, { ...XIAN, seats }, (one, state) => one.loses && isSimple(one, state));
  const now = await stamp(page);
  await push(page, spot(page, choice));
  const sure = page.locator(`${COMMIT}[data-action="${choice.action}"]`);
  await sure.getByText(page.t("end-loses", { n: choice.loses })).waitFor();
  assert.equal(await stamp(page), now);
  await push(page, sure);
  await changed(page, now);
});

inBrowser("the setting is one of three, and is kept", async (visit) => {
  const page = await visit("/", {}, { ...WAITS, motion: "normal" });
  await before(page, SOLO, (one) => one.places[0]?.startsWith("slice"));
  await page.getByRole("button", { name: page.t("settings") }).click();
  const setting = page.getByLabel(page.t("set-end"));
  assert.equal(await setting.inputValue(), "wait");
  assert.equal(await setting.locator("option").count(), 3);
  await setting.selectOption("ask");
  await page.reload();
  await page.getByRole("button", { name: page.t("settings") }).click();
  assert.equal(await setting.inputValue(), "ask");
  assert.ok(await page.locator(LIT).count());
});
