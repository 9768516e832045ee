/** What happens when something breaks. */
import assert from "node:assert/strict";
import {
  changed,
  choose,
  COMMIT,
  dice,
  idOf,
  open,
  PLANNING,
  play,
  playBlindly,
  ready,
  readLog,
  Server,
  sitDown,
  skipRecap,
  stamp,
} from "../helpers.mjs";
import { inBrowser } from "./site.mjs";

inBrowser("a server that is killed in the middle of a game comes back with everything", async (visit, browser) => {
  // Its own: the others must not notice.
  const server = await new Server().start();
  const page = await open(browser, server.base);
  try {
    page.excused = /net::ERR|WebSocket/;
    await skipRecap(page);
    const id = await sitDown(page);
    for (const choices of [5, 7]) {
      await play(page, dice(choices), { choices });
      await ready(page);
      const [log, shown] = [await readLog(page, id), await stamp(page)];
      await server.kill("SIGKILL");
      await page.getByText(page.t("reconnecting")).first().waitFor();
      await server.start();
      await page.getByText(page.t("reconnecting")).waitFor({ state: "detached" });
      assert.equal(idOf(page), id);
      assert.equal(await stamp(page), shown);
      assert.deepEqual(await readLog(page, id), log);
      assert.equal(await ready(page), "choose");
    }
    // A browser that was not there meanwhile finds the table, too.
    await page.goto("/");
    await page.getByRole("link", { name: /Li Si/ }).click();
    assert.equal(await ready(page), "choose");
    await choose(page, dice(1));
    assert.deepEqual(page.faults, []);
  } finally {
    await page.context().close();
    await server.close();
  }
});

inBrowser("a choice made offline is kept, sent when the line is back, and played once", async (visit) => {
  const page = await visit();
  page.excused = /net::ERR|WebSocket/;
  const id = await sitDown(page);
  await ready(page);
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await page.locator(COMMIT).click();
  await failed;
  await page.getByText(page.t("reconnecting")).first().waitFor();
  await page.context().setOffline(false);
  await page.waitForSelector(PLANNING);
  const mine = (await readLog(page, id)).filter((entry) => entry.seat === 0);
  assert.equal(mine.length, 1, JSON.stringify(mine));
  await page.getByText(page.t("reconnecting")).waitFor({ state: "detached" });
});

inBrowser("what others did during a lost connection is caught up", async (visit) => {
  const page = await visit();
  page.excused = /net::ERR|WebSocket/;
  await sitDown(page);
  await play(page, dice(3), { choices: 2 });
  await ready(page);
  const [before, other] = [await stamp(page), await page.context().newPage()];
  // The same seat on another device goes on meanwhile.
  await other.goto(page.url());
  await ready(other);
  await page.route("**/api/**", (route) => route.abort());
  await choose(other, dice(3));
  await page.unroute("**/api/**");
  await changed(page, before);
});

inBrowser("on return the page tells what happened since", async (visit) => {
  const page = await visit();
  const id = await sitDown(page);
  await play(page, dice(19), { choices: 1 });
  await page
    .getByRole("list", { name: page.t("log") })
    .getByRole("button")
    .first()
    .waitFor();
  await page.goto("/");
  // The same seat goes on elsewhere, and the bot after it.
  await playBlindly(page, id, 2, dice(19));
  await page.getByText(page.t("your-move")).first().waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: page.t("since-last") }).waitFor();
  await page.getByRole("button", { name: page.t("go-on") }).click();
  assert.equal(await page.getByRole("dialog").count(), 0);
  // What happens while one is there is no news.
  await play(page, dice(19), { choices: 3 });
  assert.equal(await page.getByRole("dialog").count(), 0);
});

inBrowser("the first page waits for a server that is down, and goes on when it is back", async (visit) => {
  const page = await visit("/rules");
  page.excused = /net::ERR/;
  const silent = page.getByRole("alert").getByText(page.t("no-server"));
  const play = page.getByRole("button", { name: page.t("play-now") });
  const api = "**/api/**";
  await page.clock.install();
  // Opened while it is down, and down while it is open.
  await page.route(api, (route) => route.abort());
  await page.goto("/");
  for (const back of [false, true, false, true]) {
    await silent.waitFor({ state: back ? "detached" : "attached" });
    // What can be begun is not known before the server has told it.
    assert.equal((await play.count()) === 1 && (await play.isEnabled()), back);
    if (back) await page.route(api, (route) => route.abort());
    else await page.unroute(api);
    await page.clock.runFor(5000);
  }
  assert.equal(
    await page
      .getByRole("group", { name: page.t("strength") })
      .getByRole("radio")
      .count(),
    4,
  );
});

inBrowser("a table of a game that the page cannot show says so", async (visit) => {
  const page = await visit();
  const id = await sitDown(page, { go: false });
  await playBlindly(page, id, 2);
  // As a server would answer that has one game more than this page; this one has nothing printed of it.
  page.excused = /404/;
  await page.route("**/api/v1/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"xian"', '"chariots"').replaceAll(`"Xi'an"`, '"Chariots"');
    await route.fulfill({ response, body });
  });
  // Live nothing is told: it would name the game that it is.
  await page.routeWebSocket("**/live*", () => undefined);
  for (const path of [`/t/${id}`, `/t/${id}/replay/1`]) {
    await page.goto(path);
    await page.getByRole("heading", { name: page.t("other-game", { title: "Chariots" }) }).waitFor();
    await page.getByText("bingma play --game chariots").waitFor();
  }
});

inBrowser("a table that is not there, and a server that does not answer, are told in words", async (visit) => {
  const page = await visit("/rules");
  page.excused = /404|net::ERR/;
  await page.goto("/t/AAAAAAAAAAAAAAAA");
  await page.getByText(page.t("error-no-such-table")).waitFor();
  await page.route("**/api/**", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("alert").getByText(page.t("no-server")).waitFor();
});

inBrowser(
  "the content-security policy refuses script that is not a file of ours, and a test would notice",
  async (visit) => {
    const page = await visit();
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.broken = true";
      document.head.append(script);
    });
    assert.equal(await page.evaluate(() => window.broken), undefined);
    assert.match(page.faults.splice(0).join(), /Content Security Policy/);
  },
);
