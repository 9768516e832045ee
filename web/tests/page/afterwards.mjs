/** After a game: the record, the replay, playing on. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask, choose, dice, idOf, playBlindly, ready, readLog, sitDown } from "../helpers.mjs";
import { inBrowser } from "./site.mjs";

/** A game that is over. */
async function finished(page, seed = 5) {
  const id = await sitDown(page, { seed, go: false });
  await playBlindly(page, id);
  await page.goto(`/t/${id}`);
  await page.getByRole("heading", { name: page.t("xian-finish") }).waitFor();
  return id;
}

inBrowser("a finished game is replayed move by move, and played on from the middle", async (visit) => {
  const page = await visit();
  const id = await finished(page);
  const log = await readLog(page, id);
  const at = (n) => page.getByRole("heading", { name: page.t("replay-title", { n, last: log.length }) }).waitFor();
  await page.getByRole("link", { name: page.t("replay"), exact: true }).click();
  await at(0);
  // Every move is told but those in secret, and the list follows.
  const { lines } = await ask(page, "GET", `/tables/${id}/lines`);
  for (let n = 1; n < 10; n++) {
    await page.getByRole("button", { name: page.t("replay-on") }).click();
    await at(n);
    const told = lines.some(({ first, last }) => first <= n && n <= last);
    assert.equal((await page.locator("h1 + p").innerText()) !== "", told, `move ${n}`);
    if (n > 1) await page.locator("li.here").first().waitFor();
  }
  await page.getByRole("button", { name: page.t("replay-last") }).click();
  await at(log.length);
  // Only the list scrolls, to the line of the moment; the page ends with the table.
  const view = await page.evaluate(() => {
    const here = document.querySelector("li.here").getBoundingClientRect();
    return { page: document.documentElement.scrollHeight, top: here.top, bottom: here.bottom };
  });
  assert.equal(view.page, 720);
  assert.ok(view.top > 60 && view.bottom <= 720, JSON.stringify(view));
  await page.getByRole("slider", { name: page.t("replay-moment") }).fill("20");
  await at(20);
  assert.equal(new URL(page.url()).pathname, `/t/${id}/replay/20`);
  // The link opens the same moment for anybody.
  const friend = await visit(`/t/${id}/replay/20`);
  await friend.getByRole("heading", { name: friend.t("replay-title", { n: 20, last: log.length }) }).waitFor();
  await friend.locator("svg.scene").waitFor();

  await page.getByRole("button", { name: page.t("play-on") }).click();
  await page.getByRole("button", { name: page.t("play-as", { name: "Ana" }) }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(id));
  assert.equal(await ready(page), "choose");
  assert.deepEqual((await readLog(page, idOf(page))).slice(0, 20), log.slice(0, 20));
  // The opponent is as strong as before.
  assert.deepEqual(
    (await ask(page, "GET", `/tables/${idOf(page)}`)).seats.map((seat) => seat.bot),
    [null, "greedy"],
  );
  await choose(page, dice(1));
});

inBrowser("a replay goes by arrow keys wherever the focus is, at any speed, and pieces move in it", async (visit) => {
  const page = await visit("/", {}, { motion: "fast" });
  await page.addInitScript(() => {
    globalThis.flown = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      if (this.closest(".flights")) globalThis.flown++;
      return animate.apply(this, given);
    };
  });
  const id = await finished(page);
  const { length: last } = await readLog(page, id);
  const at = (n) => page.getByRole("heading", { name: page.t("replay-title", { n, last }) }).waitFor();
  // A link that speaks of more moves than there are shows the last one.
  await page.goto(`/t/${id}/replay/9999`);
  await at(last);
  assert.equal(new URL(page.url()).pathname, `/t/${id}/replay/${last}`);
  await page.keyboard.press("Home");
  await page.locator("main[data-moment='0']").waitFor();
  await page.getByRole("button", { name: page.t("replay-on") }).focus();
  for (let n = 1; n <= 8; n++) {
    await page.keyboard.press("ArrowRight");
    await at(n);
    // The board follows when its pieces have moved.
    await page.locator(`main[data-moment='${n}']`).waitFor();
  }
  await page.keyboard.press("ArrowLeft");
  await at(7);
  assert.ok((await page.evaluate(() => globalThis.flown)) > 0, "nothing moved");
  await page.getByRole("button", { name: page.t("replay-speed", { n: 1 }) }).click();
  await page.getByRole("button", { name: page.t("replay-speed", { n: 2 }) }).waitFor();
  await page.getByRole("button", { name: page.t("replay-play"), exact: true }).click();
  await at(10);
  await page.getByRole("button", { name: page.t("replay-stop") }).click();
});

inBrowser("a record is saved, and watched by somebody else", async (visit) => {
  const page = await visit();
  const id = await finished(page, 6);
  const saved = async (name) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
    return download.path();
  };
  const record = JSON.parse(readFileSync(await saved(page.t("save-record")), "utf8"));
  assert.equal(record.format, "bingma-record");
  assert.match(readFileSync(await saved(page.t("save-text")), "utf8"), /Ana/);
  // In the words of the reader.
  const german = await visit(`/t/${id}`, { locale: "de-DE" });
  const link = await german.getByRole("link", { name: german.t("save-text") }).getAttribute("href");
  assert.match(await (await german.request.get(link)).text(), /Schlusswertung/);

  const friend = await visit();
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) };
  await friend.getByLabel(friend.t("watch-record")).setInputFiles(file);
  await friend.waitForURL(/\/replay\/0$/);
  assert.notEqual(idOf(friend), id);
  await friend.getByRole("button", { name: friend.t("replay-last") }).click();
  const last = (await readLog(page, id)).length;
  await friend.getByRole("heading", { name: friend.t("replay-title", { n: last, last }) }).waitFor();

  // A file that is no record is refused in words.
  friend.excused = /422/;
  for (const content of ['{"format": "something else"}', "no JSON at all"]) {
    await friend.goto("/");
    await friend.getByLabel(friend.t("watch-record")).setInputFiles({ ...file, buffer: Buffer.from(content) });
    await friend.getByRole("alert").getByText(friend.t("error-bad-record")).waitFor();
  }
});
