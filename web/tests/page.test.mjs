/** The page in a real browser, against a real server. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { choose, dice, launch, open, play, ready, Server, skip, stamp } from "./helpers.mjs";

/** The hand while a pair is planned. */
const PLANNING = "[data-slot='top'] ~ .hand button[data-card]";
const axeSource = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

describe("the page", { skip, concurrency: false }, () => {
  let server;
  let browser;
  before(async () => {
    server = await new Server().start();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  async function againstBots(page) {
    await page.getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/\/t\//);
    await ready(page);
  }

  /** Serious findings of axe on the page as it is. */
  async function findings(page) {
    // Not as a script of the page: the content-security policy refuses those, as it should.
    await page.evaluate(readFileSync(axeSource, "utf8"));
    const { violations } = await page.evaluate(() => globalThis.axe.run(document));
    return violations
      .filter((v) => ["serious", "critical"].includes(v.impact))
      .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 120)).join(" | ")}`);
  }

  test("a whole game by clicks against bots, started in two clicks", async () => {
    const page = await open(browser, server.base);
    await againstBots(page);
    const made = await play(page, dice(7));
    assert.ok(made.length >= 36, `only ${made.length} choices`);
    await page.getByRole("heading", { name: "The army stands" }).waitFor();
    assert.equal(await page.locator("main.end tbody tr").count(), 3);
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(page.faults, []);

    // The record, the replay and a game that goes on from the middle.
    const id = new URL(page.url()).pathname.split("/")[2];
    const record = await (await page.request.get(`${server.base}/api/v1/tables/${id}/record`)).json();
    assert.equal(record.format, "bingma-record");
    await page.getByRole("link", { name: "Replay" }).click();
    await page.getByRole("heading", { name: /^Move 0 of/ }).waitFor();
    await page.getByRole("button", { name: "One move on" }).click();
    await page.getByRole("heading", { name: /^Move 1 of/ }).waitFor();
    await page.goto(`${server.base}/t/${id}/replay/20`);
    await page.getByRole("heading", { name: /^Move 20 of/ }).waitFor();
    await page.locator(".scene").waitFor();
    assert.deepEqual(await findings(page), []);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("button", { name: "Play as You" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(id));
    assert.equal(await ready(page), "choose");
    await page.context().close();
  });

  test("a game by touch on a phone, without sideways scrolling", async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
    const page = await open(browser, server.base, phone);
    await againstBots(page);
    await play(page, dice(11), { touch: true });
    for (const path of ["", "/", "/rules"]) {
      if (path) await page.goto(server.base + path);
      const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(wide <= screen, `${path} is ${wide} wide on a screen of ${screen}`);
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test("the whole table is seen at 1280 x 720", async () => {
    const page = await open(browser, server.base);
    await againstBots(page);
    const [wide, high] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.deepEqual([wide <= 1280, high <= 720], [true, true], `${wide} x ${high}`);
    assert.deepEqual(await findings(page), []);
    for (const part of [".prompt", ".scene", ".tray", ".panel >> nth=2", ".menu"]) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1281 && box.y + box.height <= 721, `${part} ${JSON.stringify(box)}`);
    }
    await page.context().close();
  });

  test("no decision has serious findings, wide or on a phone, light or dark", async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: "dark" };
    for (const [options, touch] of [[{}, false], [phone, true]]) {
      const page = await open(browser, server.base, options);
      await againstBots(page);
      const seen = new Set();
      const roll = dice(41);
      while (seen.size < 7 && (await ready(page)) === "choose") {
        const title = await page.locator(".prompt h1").innerText();
        if (!seen.has(title)) assert.deepEqual(await findings(page), [], title);
        seen.add(title.split("\n")[0]);
        const before = await stamp(page);
        await choose(page, roll, touch);
        await page.waitForFunction((seq) => document.querySelector("main.end") || document.querySelector(".table")?.getAttribute("data-seq") !== seq, before);
      }
      assert.ok(seen.size >= 5, [...seen].join(", "));
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });

  test("a game finished by keyboard only", async () => {
    const page = await open(browser, server.base);
    await page.getByRole("button", { name: "Play now" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/t\//);
    const roll = dice(5);
    for (let steps = 0; steps < 400; steps++) {
      if ((await ready(page)) === "end") break;
      const before = await stamp(page);
      if (await page.locator("button[data-card]").count()) {
        await page.keyboard.press("h");
        const planning = (await page.locator("[data-slot='top']").count()) > 0;
        for (const slot of planning ? ["top", "bottom"] : []) {
          if (await page.locator(`[data-slot='${slot}'] [data-card]`).count()) continue;
          await page.locator(".hand button[data-card]").first().focus();
          await page.keyboard.press("Enter");
        }
        await page.locator(".commit").focus();
        await page.keyboard.press("Enter");
      } else {
        await page.keyboard.press("b");
        for (let i = roll(4); i > 0; i--) await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][roll(4)]);
        const disabled = await page.evaluate(() => document.activeElement?.getAttribute("aria-disabled") === "true");
        if (disabled) await page.evaluate(() => document.querySelector("[data-place]:not([aria-disabled='true']), .actions .btn")?.focus());
        await page.keyboard.press("Enter");
        await page.waitForTimeout(30);
        // A building with several ways is only shown by the first Enter.
        if ((await stamp(page)) === before && (await page.locator(".commit").count())) await page.keyboard.press("Enter");
      }
      await page.waitForFunction(
        (seq) => document.querySelector("main.end") || document.querySelector(".table")?.getAttribute("data-seq") !== seq,
        before,
      );
    }
    await page.getByRole("heading", { name: "The army stands" }).waitFor();
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test("a game in words alone", async () => {
    const page = await open(browser, server.base, {}, { text: true });
    await page.getByRole("button", { name: "Play now" }).click();
    await page.waitForSelector("#text-table");
    assert.deepEqual(await findings(page), []);
    const roll = dice(3);
    for (let steps = 0; steps < 400; steps++) {
      await page.waitForSelector("main.end, .choices button[data-action]");
      if (await page.locator("main.end").count()) break;
      const before = await stamp(page);
      const choices = page.locator(".choices button[data-action]");
      await choices.nth(roll(await choices.count())).click();
      await page.waitForFunction(
        (seq) => document.querySelector("main.end") || document.querySelector(".text")?.getAttribute("data-seq") !== seq,
        before,
      );
    }
    await page.getByRole("heading", { name: "The army stands" }).waitFor();
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test("two browsers play each other, and nothing hidden reaches the wrong one", async () => {
    const ana = await open(browser, server.base);
    const heard = { ana: [], bo: [] };
    const listen = (page, list) => {
      page.on("websocket", (socket) => socket.on("framereceived", (frame) => list.push(String(frame.payload))));
      page.on("response", async (response) => {
        if (response.url().includes("/api/")) list.push(await response.text().catch(() => ""));
      });
    };
    listen(ana, heard.ana);
    await ana.getByLabel("Your name").fill("Ana");
    await ana.getByRole("button", { name: "Make the table" }).first().click();
    await ana.getByRole("heading", { name: "Waiting for players" }).waitFor();
    assert.deepEqual(await findings(ana), []);
    const bo = await open(browser, ana.url());
    listen(bo, heard.bo);
    await bo.getByLabel("Your name").fill("Bo");
    await bo.getByRole("button", { name: "Take a seat" }).click();
    await Promise.all([ready(ana), ready(bo)]);

    // While cards are chosen in secret, each sees a hand that the other has never heard of.
    const hands = {};
    for (const [name, page] of [["ana", ana], ["bo", bo]]) {
      hands[name] = await page.locator("button[data-card]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
      assert.equal(hands[name].length, 4);
    }
    const shows = (list, hand) => list.some((text) => text.includes(JSON.stringify(hand)) || hand.every((card) => new RegExp(`"card":\\s*"${card}"`).test(text)));
    assert.ok(shows(heard.ana, hands.ana), "Ana's own hand reaches her");
    assert.ok(!shows(heard.ana, hands.bo), "Bo's hand reached Ana");
    assert.ok(!shows(heard.bo, hands.ana), "Ana's hand reached Bo");

    // A spectator sees the table and no hand.
    const eye = await open(browser, ana.url());
    await eye.locator(".scene").waitFor();
    assert.equal(await eye.locator("[data-card]").count(), 0);
    await eye.getByText("You are watching this table.").waitFor();

    const [rollAna, rollBo] = [dice(21), dice(22)];
    let over = false;
    const until = (made) => over || made.length >= 12;
    const sit = async (page, roll) => {
      const made = await play(page, roll, { until });
      over = true;
      return made;
    };
    await Promise.race([sit(ana, rollAna), sit(bo, rollBo)]);
    assert.deepEqual([...ana.faults, ...bo.faults, ...eye.faults], []);
    await Promise.all([ana, bo, eye].map((page) => page.context().close()));
  });

  test("several people at one screen, with a curtain between them", async () => {
    const page = await open(browser, server.base);
    await page.getByRole("button", { name: "Make the table" }).nth(1).click();
    await page.waitForURL(/\/t\//);
    const made = await play(page, dice(9), { until: (list) => list.length >= 10 });
    assert.equal(made.length, 10);
    // Each planned in turn, so the curtain must have been drawn between the first two choices.
    assert.ok(made[0].startsWith("favour") && made[1].startsWith("favour"));
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test("a refresh in the middle of a choice brings it back", async () => {
    const page = await open(browser, server.base);
    await againstBots(page);
    await page.locator(".commit").click();
    await page.waitForSelector(PLANNING);
    const card = page.locator(".hand button[data-card]").first();
    const name = await card.getAttribute("data-card");
    await card.click();
    await page.locator(`[data-slot='top'] [data-card='${name}']`).waitFor();
    await page.reload();
    await page.locator(`[data-slot='top'] [data-card='${name}']`).waitFor();
    await page.context().close();
  });

  test("on return the page tells what happened since", async () => {
    const page = await open(browser, server.base);
    await againstBots(page);
    await page.locator(".commit").click();
    await page.waitForSelector(PLANNING);
    await page.locator(".log button").first().waitFor();
    for (let i = 0; i < 2; i++) await page.locator(".hand button[data-card]").first().click();
    await page.locator(".commit").click();
    await page.goto(server.base);
    await page.getByText("Your move").first().waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Since your last move" }).waitFor();
    await page.getByRole("button", { name: "Go on" }).click();
    assert.equal(await page.locator("dialog").count(), 0);
    // What happens while one is there is no news.
    await play(page, dice(19), { until: (made) => made.length >= 3 });
    assert.equal(await page.locator("dialog").count(), 0);
    await page.context().close();
  });

  test("a line of the log shows the board at that moment", async () => {
    const page = await open(browser, server.base);
    await againstBots(page);
    await play(page, dice(23), { until: (made) => made.length >= 6 });
    await page.locator(".log button").first().click();
    await page.getByRole("heading", { name: /^The board after move/ }).waitFor();
    assert.equal(await page.locator("[data-place]").count(), 0);
    await page.getByRole("button", { name: "Back to now" }).click();
    assert.equal(await ready(page), "choose");
    await page.context().close();
  });

  test("a choice can be undone, and one that is not possible says why", async () => {
    const page = await open(browser, server.base);
    await againstBots(page);
    const refused = page.locator("[data-place][aria-disabled='true']");
    const roll = dice(29);
    while (!((await refused.count()) && (await page.getByRole("button", { name: "Undo" }).count()))) {
      assert.equal(await ready(page), "choose");
      const made = await play(page, roll, { until: (list) => list.length >= 1 });
      assert.equal(made.length, 1);
      await ready(page);
    }
    await refused.first().focus();
    assert.match(await page.getByRole("tooltip").innerText(), /[a-z]{3}.*\.$/);
    const [before, title] = [await stamp(page), await page.locator(".prompt h1").innerText()];
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction((seq) => document.querySelector(".table").getAttribute("data-seq") !== seq, before);
    assert.notEqual(await page.locator(".prompt h1").innerText(), title);
    await page.context().close();
  });

  test("cards can be dragged to their places and swapped", async () => {
    const page = await open(browser, server.base);
    await againstBots(page);
    await page.locator(".commit").click();
    await page.waitForSelector(PLANNING);
    const names = await page.locator(".hand button[data-card]").evaluateAll((cards) => cards.map((c) => c.getAttribute("data-card")));
    await page.locator(`[data-card='${names[2]}']`).dragTo(page.locator("[data-slot='bottom']"));
    await page.locator(`[data-slot='bottom'] [data-card='${names[2]}']`).waitFor();
    await page.locator(`[data-card='${names[0]}']`).dragTo(page.locator("[data-slot='top']"));
    await page.getByRole("button", { name: "Swap the two cards" }).click();
    await page.locator(`[data-slot='top'] [data-card='${names[2]}']`).waitFor();
    assert.equal(await page.locator(".commit").getAttribute("data-action"), `plan ${names[2]}/${names[0]}`);
    await page.context().close();
  });

  test("the server is killed in the middle of a game and comes back", async () => {
    const page = await open(browser, server.base);
    await againstBots(page);
    await play(page, dice(13), { until: (made) => made.length >= 6 });
    const before = await stamp(page);
    await server.kill();
    await page.getByText("Reconnecting…").first().waitFor();
    await server.start();
    await page.locator(".lost").waitFor({ state: "detached", timeout: 30_000 });
    assert.ok(Number(await stamp(page)) >= Number(before));
    await play(page, dice(14), { until: (made) => made.length >= 3 });
    await page.context().close();
  });

  test("offline and back", async () => {
    const page = await open(browser, server.base);
    await againstBots(page);
    const action = await page.locator(".commit").getAttribute("data-action");
    await page.context().setOffline(true);
    await page.locator(".commit").click();
    await page.waitForTimeout(600);
    await page.context().setOffline(false);
    await page.waitForSelector(PLANNING);
    const id = new URL(page.url()).pathname.split("/")[2];
    const log = await (await page.request.get(`${server.base}/api/v1/tables/${id}/log`)).text();
    assert.ok(action.startsWith("favour") && log.includes("favoured"));
    await page.context().close();
  });

  for (const [locale, button, heading] of [
    ["fr-FR", "Jouer", "La faveur de l'Empereur"],
    ["de-DE", "Jetzt spielen", "Die Gunst des Kaisers"],
  ]) {
    test(`the page speaks ${locale.slice(0, 2)} when the browser does`, async () => {
      const page = await open(browser, server.base, { locale });
      await page.getByRole("button", { name: button, exact: true }).click();
      await page.getByRole("heading", { name: heading }).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
      const [wide, high] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      assert.ok(wide <= 1280 && high <= 720, `${wide} x ${high}`);
      await play(page, dice(17), { until: (made) => made.length >= 8 });
      // No message is missing: a missing one shows its key.
      const text = await page.locator("body").innerText();
      assert.doesNotMatch(text, /\b(ask|do|log|tip|why|status|goods|set)-[a-z]/);
      await page.context().close();
    });
  }

  test("the rules can be searched, and the first pages have no serious findings", async () => {
    const page = await open(browser, `${server.base}/rules#x7-1`);
    await page.locator("#x7-1").waitFor();
    await page.getByLabel("Search").fill("emissary");
    await page.waitForFunction(() => document.querySelectorAll("main section").length < 30);
    assert.ok((await page.locator("main section").count()) > 0);
    assert.deepEqual(await findings(page), []);
    await page.goto(server.base);
    await page.getByRole("button", { name: "Play now" }).waitFor();
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
});
