/** The table of Terracotta Army in a real browser: whole games in every way, and how it looks. */
import assert from "node:assert/strict";
import {
  arrowToLit,
  ask,
  changed,
  COMMIT,
  dice,
  END,
  LIT,
  PHONE,
  play,
  playBlindly,
  played,
  push,
  ready,
  REFUSED,
  sitDown,
  stamp,
  tabTo,
  tooWide,
  TYPE,
} from "./helpers.mjs";
import { findings } from "./page/axe.mjs";
import { inBrowser } from "./page/site.mjs";

const SOLO = { game: "terracotta-army", seats: [], seed: 88, options: [6] };
const BOTS = ["Meng Tian", "Marco", "Xu Fu"].map((name) => ({ kind: "bot", bot: "greedy", name }));
const FOUR = { game: "terracotta-army", seats: BOTS, seed: 88 };

/** The kinds of places at which something was chosen. */
function kinds(made) {
  return new Set(made.filter((name) => name.includes(":")).map((name) => name.split(":")[0]));
}

/** Choose at random until the present decision is one of these; returns the state. */
async function playUpTo(page, id, decisions, least = 0) {
  const roll = dice(3);
  for (let made = 0; made < 400; made++) {
    const state = await ask(page, "GET", `/tables/${id}/state`);
    if (made >= least && state.legal.length && decisions.includes(state.view.decision)) return state;
    await playBlindly(page, id, 1, roll);
  }
  return assert.fail(`the game never asks for ${decisions.join()}`);
}

/** How much of the page lies outside the window. */
function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
}

inBrowser("a whole solo game by clicks, all of it in sight", async (visit) => {
  const page = await visit();
  await sitDown(page, SOLO);
  const roll = dice(7);
  const made = [];
  for (let part = 0; part < 40 && (await ready(page)) !== "end"; part++) {
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await tooWide(page), []);
    made.push(...(await play(page, roll, { choices: 5 })));
  }
  for (const kind of ["slice", "rack", "space"]) assert.ok(kinds(made).has(kind), [...kinds(made)].join());
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Where the points came from, for both, and every group that scored.
  const totals = await page.locator(`${END} thead .total`).allInnerTexts();
  assert.equal(totals.length, 2);
  const { result } = await ask(page, "GET", `/tables/${new URL(page.url()).pathname.split("/")[2]}`);
  assert.deepEqual(totals.map(Number).sort(), result.scores.map(({ total }) => total).sort());
  assert.deepEqual(await findings(page), []);
  await page.getByRole("button", { name: page.t("see-board") }).click();
  await page.locator("svg.scene").waitFor();
});

inBrowser("a whole solo game on a phone by touch, each question on its picture", async (visit) => {
  const page = await visit("/", PHONE);
  await sitDown(page, { ...SOLO, seed: 5 });
  const seen = new Set();
  await play(page, dice(11), {
    touch: true,
    look: async () => {
      // What a tap shows is on the picture that is open, with the tabs in sight and a button that a thumb can hit.
      const tabs = await page.locator(".tabs").boundingBox();
      const tray = await page.locator(".tray").boundingBox();
      assert.ok(tabs.y + tabs.height <= tray.y + 1, `${tabs.y + tabs.height} > ${tray.y}`);
      const { height } = await page.locator(COMMIT).boundingBox();
      assert.ok(height >= 48, `${height}`);
      assert.deepEqual(await tooWide(page), []);
      seen.add(await page.locator(".tabs [aria-pressed='true']").innerText());
    },
  });
  for (const picture of ["mausoleum", "wheel", "rack"]) {
    assert.ok(seen.has(page.t(`ta-picture-${picture}`)), [...seen].join());
  }
});

inBrowser("a whole solo game by keyboard only", async (visit) => {
  const page = await visit();
  await sitDown(page, { ...SOLO, seed: 21 });
  const roll = dice(5);
  const went = new Set();
  for (let steps = 0; steps < 400 && (await ready(page)) !== "end"; steps++) {
    const before = await stamp(page);
    // W goes to the wheel, M to the mausoleum, where something of them can be chosen.
    for (const [key, kind] of [
      ["w", "slice:"],
      ["m", "space:"],
    ]) {
      if (!(await page.locator(`${LIT}[data-place^='${kind}']`).count())) continue;
      await page.keyboard.press(key);
      assert.match(await page.evaluate(() => document.activeElement.dataset.place ?? ""), new RegExp(`^${kind}`));
      went.add(key);
    }
    if (!(await page.locator(LIT).count()) || !(await arrowToLit(page, roll)))
      await tabTo(page, ".actions .btn.plain");
    await page.keyboard.press("Enter");
    if ((await played(page, before, COMMIT)) === "shown") await page.keyboard.press("Enter");
    await changed(page, before);
  }
  assert.deepEqual([...went].sort(), ["m", "w"]);
  await page.locator(END).waitFor();
});

inBrowser("a whole solo game in words alone", async (visit) => {
  const page = await visit("/", {}, { text: true });
  await sitDown(page, { ...SOLO, seed: 3 });
  const roll = dice(3);
  for (let steps = 0; steps < 400; steps++) {
    await page.waitForSelector(`${END}, .choices [data-action]`);
    if (await page.locator(END).count()) break;
    assert.equal(await page.locator("svg.scene").count(), 0);
    // The table in words comes by a request of its own.
    const words = page.locator("#text-table");
    await words.filter({ hasText: page.t("ta-words-mausoleum") }).waitFor();
    assert.doesNotMatch(await words.innerText(), /\bta-[a-z]/);
    const before = await stamp(page);
    const choices = page.locator(".choices [data-action]");
    const choice = choices.nth(roll(await choices.count()));
    assert.match(await choice.innerText(), /\p{L}{2}/u);
    await push(page, choice);
    await changed(page, before);
  }
  await page.locator(END).waitFor();
});

inBrowser("four at a table, three of them bots, and somebody who watches", async (visit) => {
  const page = await visit();
  const id = await sitDown(page, FOUR);
  await ready(page);
  const watcher = await visit(`/t/${id}`);
  await watcher.locator("svg.scene").waitFor();
  await play(page, dice(9), { choices: 8 });
  await ready(page);
  assert.equal(await page.locator(".panel").count(), 4);
  assert.equal(await overflow(page), 0);
  // Who watches sees the same board and can choose nothing.
  const seq = await stamp(page);
  await watcher.waitForFunction(
    (now) => Number(document.querySelector("[data-seq]")?.getAttribute("data-seq")) >= Number(now),
    seq,
  );
  assert.equal(await watcher.locator(LIT).count(), 0);
  const armies = await Promise.all([page, watcher].map((one) => one.locator("[data-anchor='mausoleum'] use").count()));
  assert.ok(armies[1] > 0);
  await playBlindly(page, id);
  await page.locator(END).waitFor();
  assert.equal(await page.locator(`${END} .place`).count(), 4);
  assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), page.t("ta-finish"));
  assert.deepEqual(await findings(page), []);
});

inBrowser("a space shows what it would change, on the board and on the slips", async (visit) => {
  const page = await visit();
  const id = await sitDown(page, { ...SOLO, go: false });
  const state = await playUpTo(page, id, ["space"], 30);
  const of = (legal) => legal.preview.find(({ kind }) => kind === "changes");
  // The one that changes most.
  const most = state.legal
    .filter(of)
    .sort(
      (a, b) =>
        Object.values(of(b).later).flat().filter(Boolean).length -
        Object.values(of(a).later).flat().filter(Boolean).length,
    )[0];
  const changes = of(most);
  await page.goto(`/t/${id}`);
  await page.locator(`[data-place='${most.places[0]}'] .hit`).hover();
  const slips = page.getByRole("list", { name: page.t("ta-changes") });
  await slips.waitFor();
  const sign = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
  for (const [part, [his, mine]] of Object.entries(changes.later)) {
    const slip = slips.getByRole("listitem").filter({ hasText: page.t(`ta-part-${part}`) });
    assert.deepEqual(await slip.locator(".num").allInnerTexts(), [sign(mine), sign(his)], part);
  }
  // A place that is taken says so.
  const taken = page.locator(`${REFUSED}[data-place^='space:']`).first();
  if (await taken.count()) {
    await taken.locator(".hit").hover();
    await page.getByRole("tooltip").waitFor();
  }
});

inBrowser("a ring turns as it is told, and stands still where motion is off", async (visit) => {
  for (const motion of ["normal", "off"]) {
    const page = await visit("/", {}, { motion });
    await sitDown(page, SOLO);
    await page.locator("[data-place='ring:inner'] .hit").waitFor();
    const before = await stamp(page);
    await page.evaluate(() => {
      globalThis.turned = 0;
      const { animate } = SVGElement.prototype;
      SVGElement.prototype.animate = function (frames, how) {
        if (String(frames[0]?.transform).startsWith("rotate")) globalThis.turned++;
        return animate.call(this, frames, how);
      };
    });
    await page.locator("[data-place='ring:inner'] .hit").click();
    await changed(page, before);
    const turned = await page.waitForFunction(() => [globalThis.turned]).then((value) => value.jsonValue());
    if (motion === "off") assert.deepEqual(turned, [0]);
    else await page.waitForFunction(() => globalThis.turned > 0);
  }
});

for (const [size, options] of Object.entries({ "1280 x 720": {}, "360 x 740": PHONE })) {
  inBrowser(`axe, every language and both themes at ${size}`, async (visit) => {
    const maker = await visit();
    const [solo, four] = [await sitDown(maker, { ...SOLO, go: false }), await sitDown(maker, { ...FOUR, go: false })];
    await playUpTo(maker, solo, ["space"], 40);
    await playUpTo(maker, four, ["place"], 12);
    const storageState = await maker.context().storageState();
    for (const [i, locale] of ["en-GB", "fr-FR", "de-DE"].entries()) {
      const page = await visit("/", { ...options, locale, storageState, colorScheme: i === 1 ? "dark" : "light" });
      for (const id of [solo, four]) {
        await page.goto(`/t/${id}`);
        await ready(page);
        const lit = page.locator(`${LIT} .hit`).first();
        await (options.hasTouch ? lit.tap() : lit.hover());
        await page.locator(COMMIT).waitFor();
        assert.deepEqual(await tooWide(page), [], locale);
        assert.doesNotMatch(await page.locator("body").innerText(), /\bta-[a-z]/);
        if (!options.hasTouch) assert.equal(await overflow(page), 0);
        assert.deepEqual(await findings(page), [], locale);
      }
    }
  });
}

/** What can be chosen at one place in several ways, at a solo table that is played up to there. */
async function severalWays(page) {
  const id = await sitDown(page, { ...SOLO, go: false });
  const roll = dice(3);
  for (;;) {
    const { legal, table } = await ask(page, "GET", `/tables/${id}/state`);
    // The dice are nobody's to choose: another table if there is no such choice.
    if (table.status === "over") return severalWays(page);
    const ways = [...new Set(legal.map(({ places }) => places[0]))].map((place) =>
      legal.filter(({ places }) => places[0] === place),
    );
    const several = ways.find((one) => one.length > 1 && one[0].places.length);
    if (several) return { id, several };
    await playBlindly(page, id, 1, roll);
  }
}

inBrowser("a look at another way to choose a place moves no button, nor does a mouse that rests", async (visit) => {
  const page = await visit();
  const { id, several } = await severalWays(page);
  await page.goto(`/t/${id}`);
  const red = page.locator(COMMIT);
  const frames = () => page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 300)));
  await page.locator(`[data-place="${several[0].places[0]}"] .hit`).click();
  await page.locator(`${COMMIT}[data-action="${several[0].action}"]`).waitFor();
  const other = page.locator(`.actions .plain[data-action="${several[1].action}"]`);
  for (let looks = 0; looks < 3; looks++) {
    await other.hover({ position: { x: 5 + looks, y: 5 } });
    await frames();
    assert.equal(await red.getAttribute("data-action"), several[0].action);
  }
  // Once it is chosen the first one may come to lie under the mouse.
  await other.click();
  await frames();
  assert.equal(await red.getAttribute("data-action"), several[1].action);
});

inBrowser("a look ahead says where he may go and what he would do, on the wheel and in words", async (visit) => {
  for (const [locale, options] of [
    ["en-GB", {}],
    ["fr-FR", PHONE],
    ["de-DE", {}],
  ]) {
    const page = await visit("/", { locale, ...options });
    const id = await sitDown(page, { ...SOLO, go: false });
    const state = await playUpTo(page, id, ["place"]);
    await page.goto(`/t/${id}`);
    await page.locator(LIT).first().waitFor();
    const question = page.t("ta-ask-ahead", { minister: "Li Si" });
    await page.getByRole("button", { name: question }).click();
    const list = page.locator("section.ahead");
    await list.locator("li").nth(5).waitFor();
    const { prospects } = await ask(page, "GET", `/tables/${id}/ahead?seat=1`);
    assert.equal(await page.locator(".scene .marked").count(), prospects.length);
    for (const text of await list.locator("li").allInnerTexts()) assert.doesNotMatch(text, /ta-|\$|\{/);
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(await tooWide(page), []);
    if (options === PHONE) continue;
    // As a choice would leave the table, as long as it is shown.
    const { places, action } = state.legal.find((one) => one.places[0] === prospects[0].place) ?? state.legal[0];
    const asked = page.waitForResponse((response) => response.url().includes(encodeURIComponent(action)));
    await page.locator(`[data-place="${places[0]}"]`).first().hover();
    assert.equal((await asked).status(), 200);
    await page.keyboard.press("a");
    await list.waitFor({ state: "detached" });
    assert.equal(await page.locator(".scene .marked").count(), 0);
  }
});

inBrowser("the table weighs less than 160 kB", async (visit) => {
  const page = await visit("/rules");
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const [paths, loaded] = [new Map(), new Map()];
  network.on("Network.responseReceived", ({ requestId, response }) =>
    paths.set(requestId, new URL(response.url).pathname),
  );
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    loaded.set(paths.get(requestId), encodedDataLength),
  );
  await sitDown(page, SOLO);
  await ready(page);
  const files = [...loaded].filter(([path]) => path && !path.startsWith("/api/") && !TYPE.test(path));
  const weight = files.reduce((sum, [, size]) => sum + size, 0);
  assert.ok(weight > 40_000 && weight < 160_000, `${weight} bytes: ${files.map(String).join(" ")}`);
});
