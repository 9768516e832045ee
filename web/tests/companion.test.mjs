/** Li Si beside a real box: what was dealt and drawn is told on the page, in a real browser. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ask,
  changed,
  dice,
  END,
  enter,
  idOf,
  PHONE,
  play,
  playBlindly,
  push,
  readLog,
  ready,
  stamp,
  tooWide,
} from "./helpers.mjs";
import { findings } from "./page/axe.mjs";
import { inBrowser } from "./page/site.mjs";
import { python, root } from "./python.mjs";

const GAME = "terracotta-army";
const SETUP = {
  mode: "solo",
  options: [4],
  tiles: ["soldier", "quad_ne", "coins", "border", "archer"],
  pm_weapons: ["bow", "sword", "spear", "halberd"],
  pm_masters: ["claymaker", "builder"],
};

/** The first page with the way "beside my own box" chosen. */
async function atForm(visit, options = {}, settings = {}) {
  const page = await visit("/", options, settings);
  await page.getByRole("radio", { name: "Terracotta Army" }).waitFor({ state: "attached" });
  await enter(page, "game", GAME);
  await enter(page, "way", "box");
  return page;
}

const part = (page, legend) => page.getByRole("group", { name: legend });
const pick = (page, legend, name) => part(page, legend).getByRole("button", { name, exact: true }).click();
const begin = (page) => page.getByRole("button", { name: page.t("begin-beside"), exact: true });

/** Say what was dealt. */
async function deal(page, { options, tiles, pm_weapons, pm_masters } = SETUP) {
  for (const n of options)
    await page.getByRole("checkbox", { name: page.t(`ta-door-option-${n}`) }).check({ force: true });
  for (const tile of tiles) await pick(page, page.t("ta-box-tiles"), page.t(`ta-tile-${tile}`));
  for (const weapon of pm_weapons) await pick(page, page.t("ta-box-weapons"), page.t(`ta-weapon-${weapon}`));
  const masters = page.t("ta-box-masters", { n: pm_masters.length });
  for (const master of pm_masters) await pick(page, masters, page.t(`ta-shown-${master}`));
}

/** The table that the form makes. */
async function begun(page) {
  await begin(page).click();
  await page.waitForURL(/\/t\//);
  await page.locator(".draw").waitFor();
  return idOf(page);
}

/** Do something on the table and wait for what it changes. */
async function then(page, what) {
  const before = await stamp(page);
  await what();
  await changed(page, before);
}

/** Tap what two dice show. */
async function throwDice(page, first, second) {
  await push(page, page.locator(`[data-die='1-${first}']`));
  await then(page, () => push(page, page.locator(`[data-die='2-${second}']`)));
}

const undo = (page) => then(page, () => push(page, page.locator(".undo")));
const drawIt = (page) => then(page, () => push(page, page.getByRole("button", { name: page.t("draw-it") })));

/** What was drawn so far. */
async function drawn(page, id) {
  const log = await readLog(page, id);
  return log.filter(({ seat }) => seat === -1).map(({ events }) => events[0].outcome);
}

/** Some turns by clicks: every second draw is told, the others are drawn. */
async function playOn(page, entries, touch = false) {
  const roll = dice(7);
  for (let made = 0; made < entries; made++) {
    await ready(page);
    if (!(await page.locator(".draw").count())) await play(page, roll, { touch, choices: 1 });
    else if (made % 2) await drawIt(page);
    else if (await page.locator("[data-die]").count()) await throwDice(page, 1 + roll(6), 1 + roll(6));
    else await then(page, () => push(page, page.locator(".draw button").first()));
  }
}

/** `bingma replay` of a record: what it prints. */
function replayed(record) {
  const folder = mkdtempSync(join(tmpdir(), "bingma-companion-"));
  try {
    const file = join(folder, "game.json");
    writeFileSync(file, JSON.stringify(record));
    const env = { ...process.env, PYTHONPATH: join(root, "src") };
    const run = spawnSync(python, ["-m", "bingma", "replay", file, "--json"], { encoding: "utf8", env });
    assert.equal(run.status, 0, run.stderr);
    return run.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const [name, options, touch] of [
  ["at a desk", {}, false],
  ["on a phone", PHONE, true],
]) {
  inBrowser(`a game beside a real box ${name}: dealt, told, drawn, taken back, replayed`, async (visit) => {
    const page = await atForm(visit, options);
    assert.equal(await begin(page).isDisabled(), true);
    await deal(page);
    // A wrong one is taken away, and the right one lies in its place.
    const sword = part(page, page.t("ta-box-weapons")).locator("[aria-pressed='true']", { hasText: "sword" });
    assert.match(await sword.innerText(), /2/);
    await sword.click();
    assert.equal(await begin(page).isDisabled(), true);
    await pick(page, page.t("ta-box-weapons"), page.t("ta-weapon-sword"));
    assert.deepEqual(await tooWide(page), []);
    assert.deepEqual(await findings(page), []);
    const id = await begun(page);
    const info = await ask(page, "GET", `/tables/${id}`);
    assert.deepEqual([info.companion, info.your_move, info.options], [true, true, [4]]);

    await page
      .getByText(page.t("ta-ask-draw-dice", { minister: "Li Si" }))
      .first()
      .waitFor();
    assert.deepEqual(await findings(page), []);
    await throwDice(page, 3, 5);
    assert.deepEqual((await drawn(page, id)).slice(0, 1), ["dice 3 5"]);
    while ((await drawn(page, id)).length) await undo(page);
    assert.equal(await page.locator(".undo").count(), 0);
    await throwDice(page, 6, 4);
    assert.deepEqual((await drawn(page, id)).slice(0, 1), ["dice 6 4"]);
    await playOn(page, 14, touch);
    assert.deepEqual(await tooWide(page), []);

    await playBlindly(page, id);
    await page.reload();
    await page.locator(END).waitFor();
    assert.equal(await page.getByRole("button", { name: page.t("rematch"), exact: true }).count(), 0);
    const record = await ask(page, "GET", `/tables/${id}/record`);
    assert.deepEqual(record.setup, SETUP);
    const lines = replayed(record);
    const told = lines.flatMap(({ chance }) => chance);
    assert.deepEqual(told, await drawn(page, id));
    assert.equal(told[0], "dice 6 4");
    assert.deepEqual(await ask(page, "GET", "/my/results"), []);
  });
}

inBrowser("beside a real box the story waits, and can be taken back", async (visit) => {
  const page = await atForm(visit, {}, { story: "run", motion: "normal" });
  await deal(page);
  const id = await begun(page);
  await page.keyboard.press("2");
  await page.keyboard.press("3");
  const go = page.locator(".story");
  await go.waitFor();
  assert.deepEqual((await drawn(page, id)).slice(0, 1), ["dice 2 3"]);
  assert.equal(await page.locator(".actions [aria-pressed='true']").count(), 0);
  await page.locator(".undo").click();
  await page.locator(".draw").waitFor();
  assert.deepEqual(await drawn(page, id), []);
});

inBrowser("beside a real box in words", async (visit) => {
  const page = await atForm(visit, {}, { text: true });
  await deal(page);
  await begin(page).click();
  await page.locator("#text-table").waitFor();
  const id = idOf(page);
  await then(page, () => page.locator("[data-action='dice 2 2']").click());
  assert.deepEqual((await drawn(page, id)).slice(0, 1), ["dice 2 2"]);
  await then(page, () => push(page, page.getByRole("button", { name: page.t("undo") })));
  await drawIt(page);
  assert.equal((await drawn(page, id)).length, 1);
});
