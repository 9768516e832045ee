/** How every page looks and reads: findings of axe, sizes, languages, zoom, motion, weight. */
import assert from "node:assert/strict";
import {
  ask,
  CARD,
  choose,
  COMMIT,
  dice,
  idOf,
  PHONE,
  PLANNING,
  play,
  playBlindly,
  push,
  ready,
  sitDown,
  tooWide,
  TYPE,
} from "../helpers.mjs";
import { findings } from "./axe.mjs";
import { inBrowser, inBrowserWithAndWithoutType } from "./site.mjs";

const LOCALES = ["en-GB", "fr-FR", "de-DE"];

/** Opponents, one of them with a name as long as a name may be. */
const OPPONENTS = ["Meng Tian", "Xu Fu", "Maximilian-Sebastian von und zu Hohenau"].map((name) => ({
  kind: "bot",
  bot: "greedy",
  name,
}));

/** Tables that wait, are played and are over, made once, and the cookies of the browser that sits there. */
let made = null;

async function exhibits(visit) {
  const page = await visit();
  const waiting = await sitDown(page, { seats: [{ kind: "open" }], go: false });
  const four = { seats: OPPONENTS, go: false };
  const [playing, over] = [await sitDown(page, four), await sitDown(page, four)];
  await playBlindly(page, playing, 12);
  await playBlindly(page, over);
  return { waiting, playing, over, storageState: await page.context().storageState() };
}

/** Go as that browser through every page and every sheet, and look at each. */
async function everyPage(visit, options, look) {
  const { waiting, playing, over, storageState } = await (made ??= exhibits(visit));
  const page = await visit("/", { ...options, storageState });
  const { t } = page;
  await page.getByRole("button", { name: t("play-now"), exact: true }).waitFor();
  await page
    .getByRole("link", { name: /Meng Tian/ })
    .first()
    .waitFor();
  await look(page, "start");
  await page.getByRole("button", { name: t("settings") }).click();
  await look(page, "settings");

  await page.goto("/rules");
  await page.locator("section#x5-4").waitFor();
  await look(page, "rules");

  await page.goto(`/t/${waiting}`);
  await page.getByRole("heading", { name: t("waiting-title") }).waitFor();
  await look(page, "waiting");

  await page.goto(`/t/${playing}`);
  await ready(page);
  await look(page, "table");
  for (const sheet of ["seats", "keys"]) {
    await page
      .getByRole("navigation", { name: t("menu") })
      .getByRole("button", { name: t(sheet), exact: true })
      .click();
    await page.getByRole("dialog", { name: t(sheet) }).waitFor();
    await look(page, sheet);
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("l");
  await page
    .getByRole("dialog", { name: t("log") })
    .getByRole("button")
    .nth(1)
    .waitFor();
  await look(page, "log");

  await page.goto(`/t/${over}`);
  await page.getByRole("heading", { name: t("xian-finish") }).waitFor();
  await page.getByRole("button", { name: t("rematch"), exact: true }).waitFor();
  await look(page, "end");

  await page.goto(`/t/${over}/replay/30`);
  await page.locator("svg.scene").waitFor();
  await look(page, "replay");
  await page.getByRole("button", { name: t("play-on") }).click();
  await page.getByRole("dialog").waitFor();
  await look(page, "play on");
}

const SIZES = { "1280 x 720": {}, "360 x 740": PHONE };

for (const locale of LOCALES) {
  for (const [size, options] of Object.entries(SIZES)) {
    inBrowserWithAndWithoutType(`nothing scrolls sideways at ${size} in ${locale.slice(0, 2)}`, async (visit) => {
      const found = [];
      let looked = 0;
      await everyPage(visit, { ...options, locale }, async (page, name) => {
        looked++;
        found.push(...(await tooWide(page)).map((what) => `${name}: ${what}`));
        // No word is missing: a missing one shows its key.
        const text = name === "rules" ? "" : await page.locator("body").innerText();
        assert.doesNotMatch(
          text,
          /\b(xian|ask|do|log|tip|why|status|goods|error|replay|table|text|line|effect)-[a-z]/,
          name,
        );
        assert.equal(await page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
      });
      assert.equal(looked, 11);
      assert.deepEqual(found, []);
    });
  }
}

for (const [theme, options] of [
  ["light", {}],
  ["dark", {}],
  ["dark", PHONE],
]) {
  const where = options === PHONE ? "a phone" : "a desktop";
  inBrowser(`no page has serious findings by axe on ${where}, ${theme}`, async (visit) => {
    const found = [];
    await everyPage(visit, { ...options, colorScheme: theme }, async (page, name) => {
      assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
      found.push(...(await findings(page)).map((what) => `${name}: ${what}`));
    });
    assert.deepEqual(found, []);
  });
}

inBrowser("no decision has serious findings by axe, drawn or in words", async (visit) => {
  const page = await visit();
  await sitDown(page, { seed: 9 });
  const seen = new Map();
  const roll = dice(41);
  const text = async (on) => {
    await page.keyboard.press("t");
    await page.waitForSelector(on ? "#text-table" : "svg.scene");
  };
  while (seen.size < 7 && (await ready(page)) === "choose") {
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    if (!seen.has(title)) {
      const drawn = await findings(page);
      await text(true);
      seen.set(title, [...drawn, ...(await findings(page))]);
      await text(false);
      await ready(page);
    }
    await choose(page, roll);
  }
  assert.ok(seen.size >= 6, [...seen.keys()].join(", "));
  assert.deepEqual(
    [...seen].filter(([, found]) => found.length),
    [],
  );
});

inBrowser("axe would find something", async (visit) => {
  const page = await visit();
  await page.getByRole("button", { name: page.t("play-now") }).evaluate((button) => button.replaceChildren());
  assert.match((await findings(page)).join(), /button-name/);
});

for (const locale of LOCALES) {
  inBrowserWithAndWithoutType(`the whole table is seen at 1280 x 720 in ${locale.slice(0, 2)}`, async (visit) => {
    const page = await visit("/", { locale });
    await sitDown(page, { seats: OPPONENTS });
    const roll = dice(2);
    for (let i = 0; i < 8; i++) {
      await ready(page);
      const out = await page.evaluate(() => {
        const parts = document.querySelectorAll(
          "header.prompt, svg.scene, [data-card], .panel, .panel .points, nav, .actions button",
        );
        const boxes = [...parts].map((element) => [element.getAttribute("class"), element.getBoundingClientRect()]);
        const { scrollWidth, scrollHeight } = document.documentElement;
        const outside = boxes.filter(
          ([, box]) => box.left < -1 || box.top < -1 || box.right > 1281 || box.bottom > 721,
        );
        return [
          ...outside,
          ...(scrollWidth > 1280 || scrollHeight > 720 ? [["page", scrollWidth, scrollHeight]] : []),
          ...(boxes.length < 8 ? ["too few parts"] : []),
        ];
      });
      assert.deepEqual(out, []);
      await choose(page, roll);
    }
  });
}

for (const locale of LOCALES) {
  inBrowserWithAndWithoutType(`a game begins on a phone without scrolling in ${locale.slice(0, 2)}`, async (visit) => {
    const page = await visit("/", { ...PHONE, locale });
    const group = (name) => page.getByRole("group", { name: page.t(name), exact: true });
    await group("strength")
      .getByRole("radio", { name: page.t("bot-apprentice") })
      .check({ force: true });
    await group("opponents").getByRole("radio", { name: "3" }).check({ force: true });
    const button = page.getByRole("button", { name: page.t("play-now"), exact: true });
    const { y, height } = await button.boundingBox();
    assert.ok(y + height <= 740, `it ends at ${y + height}`);
    await button.tap();
    await ready(page);
    const { seats } = await ask(page, "GET", `/tables/${idOf(page)}`);
    assert.deepEqual(
      seats.map(({ bot }) => bot),
      [null, "apprentice", "apprentice", "apprentice"],
    );
    // The next visit begins with the same wishes, and tells who sits at the table.
    await page.goto("/");
    await page.getByRole("link").getByText(page.t("bot-apprentice")).waitFor();
    assert.ok(
      await group("strength")
        .getByRole("radio", { name: page.t("bot-apprentice") })
        .isChecked(),
    );
    assert.ok(await group("opponents").getByRole("radio", { name: "3" }).isChecked());
  });
}

inBrowserWithAndWithoutType("a pair is planned on a phone with pit and buildings in sight", async (visit) => {
  const page = await visit("/", { ...PHONE, locale: "de-DE" });
  await sitDown(page, { seats: Array(2).fill({ kind: "bot", bot: "greedy", name: "Meng Tian" }) });
  const roll = dice(4);
  for (let plans = 0; plans < 2;) {
    await ready(page);
    if (await page.locator(PLANNING).count()) {
      plans++;
      for (let i = 0; i < 2; i++) await push(page, page.locator(PLANNING).first(), true);
      await page.locator(COMMIT).waitFor();
      const tray = (await page.locator(".tray").boundingBox()).y;
      const parts = ["pit", "building:workshop", "building:lab", "building:armory", "building:palace"];
      for (const part of parts) {
        const { y, height } = await page.locator(`.scene [data-anchor='${part}']`).boundingBox();
        assert.ok(
          y > 100 && y + height <= tray + 3,
          `${part} reaches from ${y} to ${y + height}, the tray begins at ${tray}`,
        );
      }
      for (const card of await page.locator(`.tray ${CARD}`).all()) assert.ok((await card.boundingBox()).width >= 40);
    }
    await choose(page, roll, true);
  }
});

for (const [width, height] of [
  [1024, 768],
  [360, 640],
]) {
  inBrowserWithAndWithoutType(`what can be chosen on the board is in sight at ${width} x ${height}`, async (visit) => {
    const page = await visit("/", { ...PHONE, viewport: { width, height } });
    await sitDown(page, { seats: Array(2).fill({ kind: "bot", bot: "greedy", name: "Meng Tian" }), seed: 5 });
    const roll = dice(9);
    let decisions = 0;
    for (let i = 0; i < 18; i++) {
      await ready(page);
      // The page scrolls in the frame after the one that draws the choices.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const { of, hidden } = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll(".scene .place.legal .hit")].map((place) =>
          place.getBoundingClientRect(),
        );
        const from = document.querySelector(".top").getBoundingClientRect().bottom;
        const to = document.querySelector(".tray").getBoundingClientRect().top;
        const fit =
          Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)) < to - from - 16;
        const seen = boxes.filter((box) => box.top >= from && box.bottom <= to).length;
        return { of: boxes.length, hidden: fit ? boxes.length - seen : seen ? 0 : boxes.length };
      });
      if (of) decisions++;
      assert.equal(
        hidden,
        0,
        `${await page.getByRole("heading", { level: 1 }).innerText()}: ${hidden} of ${of} places are covered`,
      );
      await choose(page, roll, true);
    }
    assert.ok(decisions >= 4, `${decisions} decisions on the board`);
  });
}

inBrowserWithAndWithoutType("the page can be used at 200 % zoom", async (visit) => {
  // A window of 1280 x 720 at 200 % has as many points as this.
  const page = await visit("/", { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
  await page.getByRole("button", { name: page.t("play-now") }).click({ trial: true });
  assert.deepEqual(await tooWide(page), []);
  await sitDown(page, { seed: 7 });
  await play(page, dice(6), { choices: 12 });
  assert.deepEqual(await tooWide(page), []);
});

inBrowser("the language follows the browser, is switched by a click, and stays", async (visit) => {
  const page = await visit("/", { locale: "fr-FR" });
  const speaks = (language) => page.waitForFunction((code) => document.documentElement.lang === code, language);
  await speaks("fr");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await speaks("de");
  await page.reload();
  await speaks("de");
  await sitDown(page);
  assert.equal(await ready(page), "choose");
  await speaks("de");
});

inBrowser("the rules can be searched, and a link opens its section", async (visit) => {
  const page = await visit("/rules#x7-1");
  await page.locator("#x7-1").waitFor();
  await page.waitForFunction(
    () => Math.abs(document.querySelector("#x7-1").getBoundingClientRect().top) < innerHeight,
  );
  const all = await page.locator("main section").count();
  await page.getByLabel(page.t("search")).fill("emissary");
  await page.waitForFunction((n) => document.querySelectorAll("main section").length < n, all);
  for (const text of await page.locator("main section").allInnerTexts()) assert.match(text, /emissary/i);
  await page.getByLabel(page.t("search")).fill("no such word");
  await page.getByText(page.t("nothing-found")).waitFor();
});

/** Play a little and tell what moved. */
async function movements(visit, options, settings) {
  const page = await visit("/", options, settings);
  await page.addInitScript(() => {
    globalThis.moved = [];
    const moves = (how, element) => globalThis.moved.push(`${how} ${element.outerHTML.slice(0, 80)}`);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      moves("animate", this);
      return animate.apply(this, given);
    };
    for (const kind of ["transitionrun", "animationstart"])
      addEventListener(kind, (event) => moves(kind, event.target), true);
  });
  await sitDown(page, { seed: 7 });
  await play(page, dice(6), { choices: 6 });
  return page.evaluate(() => globalThis.moved);
}

inBrowser("pieces move, but not for somebody who wants less motion", async (visit) => {
  const moved = await movements(visit, {}, { motion: "fast" });
  assert.ok(moved.some((what) => what.startsWith("animate <svg")));
  // The numbers of the order light up when all pairs are shown.
  assert.ok(
    moved.some((what) => what.includes('class="order')),
    moved.join("\n"),
  );
  assert.deepEqual(await movements(visit, { reducedMotion: "reduce" }, { motion: "fast" }), []);
});

inBrowser(
  "the first page weighs less than 120 kB, and so little more a table that both are below 160 kB",
  async (visit) => {
    const page = await visit("/rules");
    // What that page still asks for is not the first page's.
    await page.waitForLoadState("networkidle");
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
    const weigh = (some) => some.reduce((sum, [, size]) => sum + size, 0);
    /** What was loaded besides the type and the answers of the server. */
    const rest = () => [...loaded].filter(([path]) => !path.startsWith("/api/") && !TYPE.test(path));
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: page.t("play-now") }).waitFor();
    assert.ok(rest().filter(([path]) => path.endsWith(".js")).length >= 2, [...loaded.keys()].join());
    assert.ok(weigh(rest()) > 20_000 && weigh(rest()) < 120_000, `${weigh(rest())} bytes of the first page`);
    await sitDown(page);
    await ready(page);
    await page.evaluate(() => document.fonts.ready);
    const type = [...loaded].filter(([path]) => TYPE.test(path));
    assert.equal(type.length, 2);
    assert.ok(weigh(type) <= 60_000, `${weigh(type)} bytes of type`);
    assert.ok(weigh(rest()) < 160_000, `${weigh(rest())} bytes with a table`);
  },
);

inBrowser(
  "the page can be installed: its manifest is understood, and its icons are as large as they say",
  async (visit) => {
    const page = await visit();
    const browser = await page.context().newCDPSession(page);
    const { data, errors } = await browser.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    assert.deepEqual((await browser.send("Page.getInstallabilityErrors")).installabilityErrors, []);
    const { icons, start_url, display } = JSON.parse(data);
    assert.deepEqual([start_url, display], ["/", "standalone"]);
    assert.ok(icons.some(({ purpose }) => purpose === "maskable"));
    const touch = await page.locator("link[rel='apple-touch-icon']").getAttribute("href");
    for (const { src, sizes, type } of [...icons, { src: touch, sizes: "180x180", type: "image/png" }]) {
      assert.equal((await page.request.get(src)).headers()["content-type"], type);
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== "any") assert.equal(size, sizes);
    }
  },
);

for (const locale of LOCALES) {
  inBrowser(`nothing jumps when the page's type comes in ${locale.slice(0, 2)}`, async (visit) => {
    const page = await visit("/", { locale });
    await page.getByRole("button", { name: page.t("play-now") }).waitFor();
    const words = ["play-now", "reconnecting-hint", "recap-hint", "curtain-hint", "settings", "rules"]
      .map((key) => page.t(key))
      .join(" ");
    const sizes = await page.evaluate(async (text) => {
      const sizes = {};
      const line = document.body.appendChild(document.createElement("span"));
      line.style.cssText = "position: absolute; white-space: nowrap; font-size: 16px";
      line.textContent = text;
      for (const kind of ["serif", "sans"]) {
        const families = getComputedStyle(document.documentElement).getPropertyValue(`--${kind}`);
        for (const weight of [400, 700]) {
          await document.fonts.load(`${weight} 16px ${families.split(",")[0]}`);
          // The page's type stands first, then what stands in for it.
          sizes[`${kind} ${weight}`] = [families, families.replace(/^[^,]*,/, "")].map((family) => {
            Object.assign(line.style, { fontFamily: family, fontWeight: weight });
            const { width, height } = line.getBoundingClientRect();
            return { width, height };
          });
        }
      }
      return sizes;
    }, words);
    for (const [kind, [own, other]] of Object.entries(sizes)) {
      const [width, height] = ["width", "height"].map((side) => other[side] / own[side]);
      assert.ok(width !== 1 && Math.abs(width - 1) < 0.05, `${kind}: ${width} times as wide`);
      assert.ok(Math.abs(height - 1) < 0.05, `${kind}: ${height} times as high`);
    }
  });
}
