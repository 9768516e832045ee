/** Coming back, and playing with others: links that others can open, one's tables, seats and time. */
import assert from "node:assert/strict";
import { ask, choose, CURTAIN, dice, enter, idOf, LIT, PHONE, play, ready, sitDown, tooWide } from "./helpers.mjs";
import { findings } from "./page/axe.mjs";
import { inBrowser } from "./page/site.mjs";

const NETWORK = "http://192.168.1.7:8000";

/** Let the server say where others find it. */
function reachableAt(page, origin) {
  return page.route("**/api/v1/server", (route) => route.fulfill({ json: { origin } }));
}

for (const [what, options] of [
  ["on a wide screen", {}],
  ["on a phone, in French", { ...PHONE, locale: "fr-FR" }],
  ["in German", { locale: "de-DE" }],
]) {
  inBrowser(`a link that only this computer opens says so and how to let others in, ${what}`, async (visit) => {
    const page = await visit("/", options);
    await enter(page, "way", "friends");
    await page.getByRole("button", { name: page.t("make-table") }).click();
    const { t } = page;
    await page.getByText(t("reach-alone")).waitFor();
    await page.getByText('make play ARGS="--lan"', { exact: true }).waitFor();
    assert.equal(await page.getByRole("button", { name: t("qr-code") }).count(), 0);
    assert.deepEqual(await findings(page), []);
  });
}

inBrowser("a server in the network hands on its address there, as text and as a picture", async (visit) => {
  const page = await visit();
  await reachableAt(page, NETWORK);
  const id = await sitDown(page, { seats: [{ kind: "open" }] });
  const link = `${NETWORK}/t/${id}`;
  const field = page.getByLabel(page.t("link-for-friends"));
  await page.getByRole("img", { name: page.t("qr-code-of", { link }) }).waitFor();
  assert.equal(await field.inputValue(), link);
  assert.equal(await page.getByText(page.t("reach-alone")).count(), 0);
  assert.deepEqual(await findings(page), []);
});

inBrowser("a link is shared by the device where it can", async (visit) => {
  const without = await visit("/rules");
  await without.addInitScript(() => delete Navigator.prototype.share);
  await sitDown(without, { seats: [{ kind: "open" }] });
  await without.getByLabel(without.t("link-for-friends")).waitFor();
  assert.equal(await without.getByRole("button", { name: without.t("share") }).count(), 0);

  const page = await visit("/rules");
  await page.addInitScript(() => {
    Navigator.prototype.share = (what) => Promise.resolve((globalThis.shared = what));
  });
  const id = await sitDown(page, { seats: [{ kind: "open" }] });
  await page.getByRole("button", { name: page.t("share") }).click();
  const { url } = await page.evaluate(() => globalThis.shared);
  assert.ok(url.endsWith(`/t/${id}`), url);
});

/** Two browsers at a table of two. */
async function pair(visit, wishes = {}, options = {}) {
  const ana = await visit("/", options);
  const id = await sitDown(ana, { seats: [{ kind: "open" }], seed: 4, go: false, ...wishes });
  const bo = await visit("/rules");
  await ask(bo, "POST", `/tables/${id}/join`, { name: "Bo" });
  await ana.goto(`/t/${id}`);
  await bo.goto(`/t/${id}`);
  await Promise.all([ready(ana), ready(bo)]);
  return { id, ana, bo };
}

const seatsOf = (page) => page.getByRole("button", { name: page.t("seats") });
const icon = (page) => page.locator("link[rel='icon']").getAttribute("href");

for (const [what, options] of [
  ["on a wide screen", {}],
  ["on a phone, in French", { ...PHONE, locale: "fr-FR" }],
  ["in German", { locale: "de-DE" }],
]) {
  inBrowser(
    `the first page goes on with what is on: who, when, points, a note; and forgets, ${what}`,
    async (visit) => {
      const page = await visit("/", options);
      const { t } = page;
      const id = await sitDown(page);
      await play(page, dice(3), { choices: 6 });
      await seatsOf(page).click();
      await page.getByLabel(t("note")).fill("zither first");
      const stored = page.waitForResponse(
        (answer) => answer.url().endsWith("/note") && answer.request().method() === "PUT",
      );
      await page.getByLabel(t("note")).blur();
      await stored;
      await page.goto("/");
      const row = page.getByRole("listitem").filter({ hasText: "zither first" });
      await row.getByText("Li Si").waitFor();
      const [mine] = await ask(page, "GET", "/my/tables");
      await row.getByText(t("points-list", { points: mine.points.join(" : ") })).waitFor();
      await row
        .getByText(new Intl.RelativeTimeFormat(options.locale ?? "en", { numeric: "auto" }).format(-1, "minute"))
        .waitFor();
      // That it is my move is seen from another tab: by title and icon.
      await page.waitForFunction((title) => document.title.startsWith(title), `● ${t("your-move")}`);
      assert.equal(await icon(page), "/icon-move.svg");
      assert.deepEqual(await findings(page), []);
      assert.deepEqual(await tooWide(page), []);
      // It comes before what can be begun.
      const go = await page.getByRole("heading", { name: t("start-go-on") }).boundingBox();
      const begin = await page.locator(".doors").boundingBox();
      assert.ok(go.y <= begin.y + 40, `${go.y} below ${begin.y}`);
      await row.getByRole("button", { name: t("forget-table") }).click();
      await row.getByRole("button", { name: t("forget-sure") }).click();
      await row.waitFor({ state: "detached" });
      assert.deepEqual(await ask(page, "GET", "/my/tables"), []);
      await page.waitForFunction(() => document.title === "Bingma");
      assert.equal(await icon(page), "/icon.svg");
      assert.ok(id);
    },
  );
}

inBrowser("alone against bots, resigning ends the game, after a second thought", async (visit) => {
  const page = await visit("/", { ...PHONE, locale: "de-DE" });
  const { t } = page;
  const id = await sitDown(page);
  await ready(page);
  await seatsOf(page).click();
  await page.getByRole("button", { name: t("resign"), exact: true }).click();
  await page.getByText(t("resign-alone-hint")).waitFor();
  assert.deepEqual(await findings(page), []);
  await page.getByRole("button", { name: t("resign-not") }).click();
  await page.getByRole("button", { name: t("resign"), exact: true }).click();
  await page.getByRole("button", { name: t("resign-really") }).click();
  await page.getByText(t("game-ended")).waitFor();
  assert.equal((await ask(page, "GET", `/tables/${id}`)).status, "over");
  assert.equal(await page.locator(LIT).count(), 0);
});

inBrowser("who resigns among people watches a bot play on; people end a table together", async (visit) => {
  const { id, ana, bo } = await pair(visit);
  await seatsOf(ana).click();
  await ana.getByRole("button", { name: ana.t("end-together") }).click();
  await ana.getByRole("button", { name: ana.t("end-withdraw") }).click();
  await ana.getByRole("button", { name: ana.t("end-together") }).click();
  await bo.getByText(bo.t("end-wanted", { names: "Ana" })).waitFor();
  assert.deepEqual(await findings(bo), []);
  await bo.getByRole("button", { name: bo.t("end-agree") }).click();
  await bo.getByText(bo.t("game-ended")).waitFor();
  assert.ok((await ask(bo, "GET", `/tables/${id}`)).ended);

  const other = await pair(visit);
  await seatsOf(other.ana).click();
  await other.ana.getByRole("button", { name: other.ana.t("resign"), exact: true }).click();
  await other.ana.getByRole("button", { name: other.ana.t("resign-really") }).click();
  await other.ana.getByRole("button", { name: other.ana.t("close") }).click();
  const { seats } = await ask(other.bo, "GET", `/tables/${other.id}`);
  assert.deepEqual([seats[0].kind, seats[0].resigned], ["bot", true]);
  await other.ana.getByText(other.ana.t("you-resigned", { bot: other.ana.t(`bot-${seats[0].bot}`) })).waitFor();
  assert.equal(await other.ana.getByRole("button", { name: other.ana.t("take-over") }).count(), 0);
});

inBrowser("a link of a seat that opens none says so", async (visit) => {
  const ana = await visit();
  const id = await sitDown(ana);
  const eve = await visit("/rules", { locale: "fr-FR" });
  eve.excused = /403/;
  await eve.goto(`/t/${id}#seat=0&token=${"x".repeat(32)}`);
  await eve.getByRole("alert").getByText(eve.t("error-wrong-token")).waitFor();
  await eve.getByText(eve.t("watching")).first().waitFor();
  assert.ok(!eve.url().includes("token"));
});

inBrowser("at one screen the first hand waits behind a curtain", async (visit) => {
  const page = await visit();
  await sitDown(page, { seats: [{ kind: "human", name: "Bo" }] });
  await page
    .locator(CURTAIN)
    .getByText(page.t("curtain-for", { name: "Ana" }))
    .waitFor();
  assert.deepEqual(await findings(page), []);
  await page.getByRole("button", { name: page.t("curtain-open", { name: "Ana" }) }).click();
  await page.waitForSelector(CURTAIN, { state: "detached" });
  await choose(page, dice(1));
  await page
    .locator(CURTAIN)
    .getByText(page.t("curtain-for", { name: "Bo" }))
    .waitFor();
});

inBrowser(
  "time for a go is chosen with the table, runs out, and a bot plays the go",
  async (visit, browser, server) => {
    const ana = await visit("/", { locale: "de-DE" });
    const { t } = ana;
    await enter(ana, "way", "friends");
    await ana.getByLabel(t("go-time")).selectOption({ value: "600" });
    await ana.getByLabel(t("at-zero")).selectOption({ label: t("at-zero-bot") });
    assert.deepEqual(await findings(ana), []);
    await ana.getByRole("button", { name: t("make-table") }).click();
    await ana.getByRole("heading", { name: t("waiting-title") }).waitFor();
    const id = idOf(ana);
    const bo = await visit("/rules");
    await ask(bo, "POST", `/tables/${id}/join`, { name: "Bo" });
    await bo.goto(`/t/${id}`);
    await Promise.all([ready(ana), ready(bo)]);
    await choose(bo, dice(1));
    server.turn(8.5 * 60);
    // A reminder, and then a bot: for this go, or until its owner is back.
    const [before, behind] = t("time-short", { time: "|" }).split("|");
    await ana.getByText(new RegExp(`^${before}.*${behind}$`)).waitFor();
    server.turn(2 * 60);
    await bo.waitForFunction(
      async (id) => (await (await fetch(`/api/v1/tables/${id}/log`)).json()).some(({ seat }) => seat === 0),
      id,
    );
    assert.equal((await ask(ana, "GET", `/tables/${id}`)).seats[0].kind, "human");
  },
);

inBrowser("a link joins another device once, after it was asked", async (visit) => {
  const ana = await visit();
  await sitDown(ana, { go: false });
  await ana.goto("/");
  await ana.getByRole("button", { name: ana.t("devices") }).click();
  const link = await ana.getByLabel(ana.t("devices-link")).inputValue();
  assert.match(link, /\/#device=[\w-]{32}$/);
  assert.deepEqual(await findings(ana), []);

  const phone = await visit("/rules", { ...PHONE, locale: "fr-FR" });
  await phone.goto(link);
  await phone.getByText(phone.t("devices-join-hint")).waitFor();
  assert.ok(!phone.url().includes("device"));
  assert.deepEqual(await findings(phone), []);
  assert.deepEqual(await ask(phone, "GET", "/my/tables"), []);
  await phone.getByRole("button", { name: phone.t("devices-go"), exact: true }).click();
  await phone.getByText(phone.t("devices-done")).waitFor();
  await phone.getByRole("heading", { name: phone.t("start-go-on") }).waitFor();

  const late = await visit("/rules");
  late.excused = /403/;
  await late.goto(link);
  await late.getByRole("button", { name: late.t("devices-go"), exact: true }).click();
  await late.getByText(late.t("error-wrong-pass")).waitFor();
  assert.deepEqual(await ask(late, "GET", "/my/tables"), []);
});

inBrowser("a choice that cannot be stored yet is said to be so, and sent again with its key", async (visit) => {
  const page = await visit();
  await sitDown(page);
  await ready(page);
  page.excused = /503/;
  const keys = [];
  await page.route("**/actions", (route) => {
    keys.push(route.request().postDataJSON().key);
    const error = { key: "storage", values: {}, message: "" };
    return keys.length < 3 ? route.fulfill({ status: 503, json: { error } }) : route.continue();
  });
  const said = page
    .getByRole("alert")
    .filter({ hasText: page.t("error-storage") })
    .waitFor();
  await choose(page, dice(1));
  await said;
  assert.equal(new Set(keys.slice(0, 3)).size, 1);
  await page
    .getByRole("alert")
    .filter({ hasText: page.t("error-storage") })
    .waitFor({ state: "detached" });
});
