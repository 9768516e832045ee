/** Li Si's turn and the end of a round as a story on the board, in a real browser. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import test from "node:test";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ask,
  changed,
  COMMIT,
  dice,
  launch,
  LIT,
  open,
  PHONE,
  playBlindly,
  played,
  Server,
  sitDown,
  stamp,
  tooWide,
} from "./helpers.mjs";
import { findings } from "./page/axe.mjs";
import { inBrowser } from "./page/site.mjs";
import { sitAt } from "./sizes.mjs";

const STEPS = { story: "step" };
const GAME = { game: "terracotta-army", seats: [] };
/** The strip stays, but tells nothing, while something is decided inside his turn. */
const TOLD = ".strip[data-told]";
const NOW = `${TOLD} li.now`;

const next = (page) => page.getByRole("button", { name: page.t("story-step"), exact: true });
const skip = (page) => page.getByRole("button", { name: page.t("story-skip"), exact: true });
const place = (page) => page.locator(".strip .who span").innerText();

const at = (page, { last, event }) => page.locator(`.strip[data-told="${last}:${event}"]`);

/** Everything that the server says was done by the rules since a player last did something. */
async function toldLines(page, id) {
  const { lines } = await ask(page, "GET", `/tables/${id}/lines`);
  const last = lines.findLastIndex((line) => line.seat === 1 && line.event);
  return lines.slice(last + 1).filter((line) => line.event && !line.level);
}

/** A solo table after a turn of Li Si's that is worth telling, seen by somebody who was not there. */
async function atTable(page, isWorth = (lines) => lines.length >= 3) {
  const id = await sitDown(page, { ...GAME, go: false });
  const roll = dice(4);
  await playBlindly(page, id, 8, roll);
  // The dice are nobody's to choose: another table if the game ends before.
  while (!isWorth(await toldLines(page, id))) {
    if ((await ask(page, "GET", `/tables/${id}`)).status === "over") return atTable(page, isWorth);
    await playBlindly(page, id, 1, roll);
  }
  await page.goto(`/t/${id}`);
  return id;
}

inBrowser("his turn is told slip by slip, each on its own board", async (visit) => {
  const page = await visit("/", {}, STEPS);
  const id = await atTable(page);
  const lines = await toldLines(page, id);
  const words = page.locator("header.prompt .say p.quiet");
  for (const [n, line] of lines.entries()) {
    await at(page, line).waitFor();
    assert.equal(await page.locator(LIT).count(), 0, "nothing can be chosen while it is told");
    const { before, boards } = await ask(page, "GET", `/tables/${id}/boards/${line.last}`);
    let coins = before.players[0].coins;
    for (const { event, changed } of boards) if (event <= line.event) coins = changed.players?.[0].coins ?? coins;
    // The board that is shown is that of the line, not the one after the turn.
    const shown = await page.locator("[data-anchor='goods:0:coins']").first().innerText();
    assert.equal(Number(/\d+/.exec(shown)), coins, `coins at step ${n + 1}`);
    assert.notEqual((await words.innerText()).trim(), "");
    await page.keyboard.press("Space");
  }
  await page.locator(LIT).first().waitFor();
  assert.equal(await page.locator(TOLD).count(), 0);
  assert.deepEqual(page.faults, []);
});

inBrowser("a reload comes back to the step that was shown", async (visit) => {
  const page = await visit("/", {}, STEPS);
  await atTable(page);
  await page.locator(NOW).waitFor();
  await next(page).click();
  const [where, words] = [await place(page), await page.locator(NOW).innerText()];
  await page.reload();
  await page.locator(NOW).waitFor();
  assert.deepEqual([await place(page), await page.locator(NOW).innerText()], [where, words]);
  await skip(page).click();
  await page.locator(LIT).first().waitFor();
  await page.reload();
  await page.locator(LIT).first().waitFor();
  assert.equal(await page.locator(NOW).count(), 0, "what was told is not told again");
});

inBrowser("why: every step of his decision in words, with its rule", async (visit) => {
  for (const locale of ["en-GB", "fr-FR", "de-DE"]) {
    const page = await visit("/", { locale }, STEPS);
    const isDecided = ({ steps }) => steps?.length > 1;
    const id = await atTable(page, (lines) => lines.some(isDecided));
    const lines = await toldLines(page, id);
    const decided = lines.findIndex(isDecided);
    for (const line of lines.slice(0, decided)) {
      await at(page, line).waitFor();
      await next(page).click();
    }
    await at(page, lines[decided]).waitFor();
    await page.getByRole("button", { name: page.t("story-why") }).click();
    const why = page.getByRole("region", { name: page.t("story-reasons") });
    await why.locator("li").nth(1).waitFor();
    for (const text of await why.locator("li").allInnerTexts()) assert.doesNotMatch(text, /[a-z]+-[a-z]+-|\$|\{/);
    assert.match(await why.locator("a").getAttribute("href"), /^\/rules\/terracotta-army#T5/);
    assert.deepEqual(await findings(page), []);
  }
});

inBrowser("the story runs by itself, by touch on a phone, to my next choice", async (visit) => {
  const page = await visit("/", PHONE, { story: "run", motion: "fast" });
  await atTable(page);
  await page.locator(NOW).waitFor();
  assert.deepEqual(await tooWide(page), []);
  await page.getByRole("button", { name: page.t("story-pause") }).tap();
  await next(page).tap();
  // Who paused it leads: it does not run off again with the next line.
  const run = page.getByRole("button", { name: page.t("story-run") });
  await run.waitFor();
  await run.tap();
  await page.locator(TOLD).waitFor({ state: "detached" });
  assert.notEqual(await page.locator(LIT).count(), 0);
});

inBrowser("the end of a game is told before the result is shown", async (visit) => {
  const page = await visit("/", {}, STEPS);
  const id = await sitDown(page, { ...GAME, go: false });
  await playBlindly(page, id, Infinity, dice(4));
  // As somebody who was here before the last scoring.
  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ last: 1, event: 1 })), `bingma-told:${id}`);
  await page.goto(`/t/${id}`);
  await page.locator(NOW).waitFor();
  assert.equal(await page.locator("main.end").count(), 0);
  await skip(page).click();
  await page.locator("main.end").waitFor();
});

test("a server that is killed while the story plays: it goes on where it stood", async () => {
  const server = await new Server().start();
  const browser = await launch();
  try {
    const page = await open(browser, server.base, "/", {}, STEPS);
    page.excused = /./;
    await atTable(page);
    await page.locator(NOW).waitFor();
    await next(page).click();
    const where = await place(page);
    await server.kill();
    await server.start();
    await page.reload();
    await page.locator(NOW).waitFor();
    assert.equal(await place(page), where);
    await skip(page).click();
    await page.locator(LIT).first().waitFor();
  } finally {
    await browser.close();
    await server.close();
  }
});

/** Two moments in which Li Si asks: where his guard stands, and whom his kneeling archer faces. */
const ASKING = {
  "pm-space":
    "terracotta-army r2 pm-space@1 surprise:1 figure:guard solo:1 tiles:coins,quad_se,officer,quad_nw,centre_cross rings:9,9 inspectors:D3 overseer:7 wheel:0=0,1=1,4=0,5=1,6=1,7=0,8=1,9=0,10=0,11=1 warehouses:1,1,0,1 / coins:20 clay:1 row:halberd,spear,bow,sword points:rack=32,weapon=5,spare=38,inspector=10,tile=3 weapons:sword,halberd,bow,spear masters:craftsman,administrator officer:D2 guard:D3 archer:C3 soldier:C2 / coins:12 wet:3 dry:7 points:rack=7,tile=1 weapons:bow,spear masters:blacksmith officer:B7",
  "pm-face":
    "terracotta-army r4 pm-face@1 slice:5 ring:outer space:A3 paid:bow solo:1 tiles:guard,quad_ne,archer,border,soldier rings:2,9 inspectors:F3 overseer:5 wheel:1=0a,2=0,3=1,5=0a,6=1,7=0,8=1,9=1,10=0 warehouses:1,0,0,1 musician:C2,H3,I7 footman:I1 / coins:10 clay:12 row:sword,spear,bow,halberd points:rack=91,weapon=24,spare=40,inspector=20,musician=12,tile=12 weapons:halberd masters:craftsman,claymaker,blacksmith,administrator officer:A2,H2,E4,E5 guard:I2,I3,I4,I5 archer:E1,F1,G2,E3 soldier:F2,F3,A4 / coins:11 wet:4 dry:0 points:rack=33,weapon=2,priority=2,inspector=2,musician=3,tile=2 weapons:halberd masters:blacksmith,administrator officer:B2,F4 archer:E2,G5 soldier:B4,B6",
};

test("a server that is killed while he asks: the question is there again, and can be answered", async () => {
  const server = await new Server().start();
  const browser = await launch();
  try {
    for (const [decision, position] of Object.entries(ASKING)) {
      const page = await open(browser, server.base, "/", {}, STEPS);
      page.excused = /./;
      const id = await sitAt(page, position, ["Ana"]);
      await page.goto(`/t/${id}`);
      await page.locator(LIT).first().waitFor();
      const asked = [await page.getByRole("heading", { level: 1 }).innerText(), await page.locator(LIT).count()];
      await server.kill();
      await server.start();
      await page.reload();
      await page.locator(LIT).first().waitFor();
      assert.deepEqual(
        [await page.getByRole("heading", { level: 1 }).innerText(), await page.locator(LIT).count()],
        asked,
        decision,
      );
      const before = await stamp(page);
      await page.locator(`${LIT} .hit`).first().click();
      if ((await played(page, before, COMMIT)) === "shown") await page.locator(COMMIT).click();
      await changed(page, before);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
});

inBrowser("a record of other rules is shown as it was written", async (visit) => {
  const page = await visit("/");
  const id = await sitDown(page, { ...GAME, go: false });
  await playBlindly(page, id, Infinity, dice(4));
  const record = await ask(page, "GET", `/tables/${id}/record`);
  const folder = mkdtempSync(join(tmpdir(), "bingma-record-"));
  const file = join(folder, "old.json");
  writeFileSync(file, JSON.stringify({ ...record, rules: 1 }));
  page.excused = /422/;
  await page.locator("input[type='file']").setInputFiles(file);
  const shown = page.getByRole("dialog");
  await shown.getByText(page.t("error-other-rules", { made: 1, here: 2 })).waitFor();
  assert.equal(await shown.locator("ol li").count(), record.actions.length);
  assert.match(await shown.locator("table").innerText(), new RegExp(`Li Si\\s+${record.result.scores[0].total}`));
  rmSync(folder, { recursive: true });
});

inBrowser("a replay goes through his turn line by line, with his reasons, and plays on from there", async (visit) => {
  const page = await visit("/");
  const id = await sitDown(page, { ...GAME, go: false });
  await playBlindly(page, id, Infinity, dice(4));
  const { lines } = await ask(page, "GET", `/tables/${id}/lines`);
  const inside = (n) => lines.filter((line) => line.last === n && line.event && !line.level);
  const n = lines.find(
    (line) => inside(line.last).length > 3 && inside(line.last).some(({ steps }) => steps?.length),
  ).last;
  const told = inside(n);
  await page.goto(`/t/${id}/replay/${n - 1}`);
  const on = page.getByRole("button", { name: page.t("replay-on") });
  await on.waitFor();
  await page.locator("svg.scene").waitFor();
  for (const [i, line] of told.entries()) {
    await on.click();
    await at(page, line).waitFor();
    assert.equal(new URL(page.url()).pathname, `/t/${id}/replay/${n}${i + 1 < told.length ? `/${i + 1}` : ""}`);
    assert.equal(await page.locator(".why li").count(), (line.steps?.length ?? 0) + (line.more?.length ?? 0));
  }
  // The link opens the same line for anybody, and back goes through them too.
  const friend = await visit(`/t/${id}/replay/${n}/2`);
  await at(friend, told[1]).waitFor();
  await friend.getByRole("button", { name: friend.t("replay-back") }).click();
  await at(friend, told[0]).waitFor();
  await page.getByRole("button", { name: page.t("play-on") }).click();
  await page.getByRole("button", { name: page.t("play-as", { name: "Ana" }) }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(id));
});

/** A table where a space is chosen for him, and a choice that does not end what is asked. */
async function askedForHim(page) {
  const id = await sitDown(page, { ...GAME, go: false });
  const roll = dice(5);
  for (;;) {
    const state = await ask(page, "GET", `/tables/${id}/state`);
    // The dice are nobody's to choose: another table if he never asks.
    if (state.table.status === "over") return askedForHim(page);
    const choice = state.view.decision === "pm-space" && state.legal.find(({ ends }) => !ends);
    if (choice) return { id, choice };
    await playBlindly(page, id, 1, roll);
  }
}

inBrowser("what was chosen for him is taken back until something is drawn, and the story with it", async (visit) => {
  const page = await visit("/", {}, STEPS);
  const { id, choice } = await askedForHim(page);
  await page.goto(`/t/${id}`);
  await skip(page).click();
  const space = page.locator(`[data-place="${choice.places[0]}"] .hit`);
  await space.waitFor();
  const before = await ask(page, "GET", `/tables/${id}/lines`);
  await space.click();
  // What followed is told; then it is my go, and the choice for him is the last thing that I did.
  await page.locator(NOW).waitFor();
  await skip(page).click();
  await page.getByRole("button", { name: page.t("undo"), exact: true }).click();
  await space.waitFor();
  const after = await ask(page, "GET", `/tables/${id}/lines`);
  assert.deepEqual(after.lines, before.lines);
  await space.click();
  await page.locator(NOW).waitFor();
});

inBrowser(
  "the final scoring of Xi'an is told on the board, section by section; without motion there is the result",
  async (visit) => {
    const ana = await visit();
    const id = await sitDown(ana, { seats: [{ kind: "human", name: "Bo" }], go: false });
    const roll = dice(6);
    const state = () => ask(ana, "GET", `/tables/${id}/state`);
    const last = ({ legal }) => legal.find(({ ends }) => ends?.next.length === 0);
    let now = await state();
    while (!last(now) && now.table.status !== "over") {
      await playBlindly(ana, id, 1, roll);
      now = await state();
    }
    const { action } = last(now);
    const moving = { motion: "fast", ...STEPS };
    const eye = await visit(`/t/${id}`, {}, moving);
    const phone = await visit(`/t/${id}`, PHONE, moving);
    const still = await visit(`/t/${id}`, { reducedMotion: "reduce" }, moving);
    for (const page of [eye, phone, still]) await page.getByText(page.t("watching")).first().waitFor();
    await ask(ana, "POST", `/tables/${id}/actions`, { seat: now.seat, action, expected_seq: now.seq });

    await still.locator("main.end").waitFor();
    assert.equal(await still.locator(TOLD).count(), 0);
    const { table } = await state();
    const points = () => eye.locator(".panel .points").allInnerTexts();
    const bars = () => eye.locator(".panel svg[role='img'][aria-label]").count();
    const seen = [];
    for (let n = 1; n <= 7; n++) {
      await eye.locator(NOW).waitFor();
      assert.equal(await place(eye), eye.t("story-place", { n, all: 7 }));
      seen.push((await points()).map(Number));
      assert.ok((await bars()) >= 2, "everybody has a bar");
      assert.equal(await eye.locator(".edge.now").count(), n <= 3 ? 1 : 0, "the section that is scored is lit");
      if (n === 2) assert.deepEqual([...(await tooWide(phone)), ...(await findings(eye))], []);
      await next(eye).click();
    }
    for (const [n, row] of seen.entries())
      assert.ok(
        row.every((one, seat) => n === 0 || one >= seen[n - 1][seat]),
        "points only grow",
      );
    assert.deepEqual(
      seen.at(-1),
      table.result.scores.map(({ total }) => total),
    );
    await eye.locator("main.end").waitFor();
    await skip(phone).click();
    await phone.locator("main.end").waitFor();
    // A point of the chart opens the replay there, and what was told is not told again.
    const turn = eye.locator("a[href*='/replay/']").nth(2);
    await turn.click();
    await eye.locator("svg.scene").waitFor();
    await eye.goto(`/t/${id}`);
    await eye.locator("main.end").waitFor();
  },
);
