/** What the browser tests share: a server of their own, a browser, visitors, and hands that play. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { chromium } from "playwright-core";
import { findChromium } from "./chromium.mjs";
import { fontConfiguration } from "./fonts.mjs";
import { python, root } from "./python.mjs";

const RUN = `
import sys
from pathlib import Path
from datetime import timedelta
from bingma.server import clock
from bingma.server.identity import secret_key
from bingma.server.serve import serve
from bingma.server.settings import Rate, Settings

data = Path(sys.argv[1])
hands, real = data / "seconds-later", clock.now
clock.now = lambda: real() + timedelta(seconds=float(hands.read_text()) if hands.exists() else 0)
often = Rate(1000, 10000)
serve(
    Settings(
        database=f"sqlite:///{data / 'tables.sqlite'}",
        secret_key=secret_key(data),
        reading=often,
        writing=often,
        creating=often,
        opening=often,
        bots_only=often,
        checking=often,
    ),
    "127.0.0.1",
    int(sys.argv[2]),
)
`;

/** A table server with an empty store. `kill` ends it as a power cut would; `start` brings it back. */
export class Server {
  constructor() {
    this.data = mkdtempSync(join(tmpdir(), "bingma-page-"));
    this.port = 0;
  }

  async start() {
    this.process = spawn(python, ["-c", RUN, this.data, String(this.port)], {
      // Python warns of what a killed server leaves behind; that is what the test wants.
      env: { ...process.env, PYTHONPATH: join(root, "src"), PYTHONWARNINGS: "ignore:resource_tracker:UserWarning" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const line of createInterface({ input: this.process.stdout })) {
      const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
      if (address) {
        this.port = Number(address[1]);
        this.base = `http://127.0.0.1:${this.port}`;
        return this;
      }
    }
    throw new Error("The server ended before it was ready.");
  }

  /** Turn the hands of its clock on. */
  turn(seconds) {
    const file = join(this.data, "seconds-later");
    const before = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    writeFileSync(file, String(before + seconds));
  }

  kill(signal = "SIGKILL") {
    return new Promise((done) => {
      this.process.once("exit", done);
      this.process.kill(signal);
    });
  }

  async close() {
    await this.kill("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** How long anything may take, in milliseconds. It only ends what hangs: on a busy machine all is slow. */
const PATIENCE = 120_000;

export const found = await findChromium();

export function launch() {
  if (!found) throw new Error("These tests need chromium, and none could be found or installed.");
  return chromium.launch({
    executablePath: found.executablePath,
    timeout: PATIENCE,
    env: { ...(found.env ?? process.env), FONTCONFIG_FILE: fontConfiguration() },
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}

/** The addresses of the page's type. */
export const TYPE = /\.woff2$/;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A browser that does not get the page's type and has none like it: DejaVu is wider than almost every other. */
export const PLAIN = { plain: true };

/**
 * A page of a browser that was never here. `page.t` says its words, errors on it are gathered in `page.faults` unless
 * they match `page.excused`.
 */
export async function open(browser, baseURL, path = "/", { plain = false, ...options } = {}, settings = {}) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const stored = JSON.stringify({
    motion: "off",
    story: "off",
    end: "once",
    sound: false,
    tips: false,
    ...settings,
  });
  await context.addInitScript((text) => {
    if (!localStorage.getItem("bingma-settings")) localStorage.setItem("bingma-settings", text);
  }, stored);
  if (plain) await withoutType(context);
  const page = await context.newPage();
  watch(page, words((options.locale ?? "en").slice(0, 2)));
  await page.goto(path);
  return page;
}

/** Keep the page's type from a browser, and the fonts of the system that are fitted to it. */
async function withoutType(context) {
  await context.route(TYPE, (route) => route.abort());
  await context.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.setProperty("--serif", "serif");
      document.documentElement.style.setProperty("--sans", "sans-serif");
    }),
  );
}

/** Another tab of the same browser. */
export async function tab(page) {
  const other = watch(await page.context().newPage(), page.t);
  other.faults = page.faults;
  await other.goto(page.url());
  return other;
}

function watch(page, t) {
  page.t = t;
  page.faults = [];
  page.excused = null;
  const fault = (text) => page.excused?.test(text) || page.faults.push(text);
  page.on("pageerror", (error) => fault(error.message));
  page.on(
    "console",
    (message) => message.type() === "error" && !TYPE.test(message.location().url) && fault(message.text()),
  );
  return page;
}

/** Go on past "since your last move" whenever it comes up. */
export function skipRecap(page) {
  const recap = page.getByRole("dialog", { name: page.t("since-last") });
  return page.addLocatorHandler(recap, () => recap.getByRole("button", { name: page.t("go-on") }).click());
}

/** The words of the page and of its games in a language, as the page says them. */
export function words(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["page", "telling", "faults", "xian", "terracotta-army"]) {
    bundle.addResource(
      new FluentResource(readFileSync(join(root, `src/bingma/locales/${language}/${file}.ftl`), "utf8")),
    );
  }
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language} has no message ${key}.`);
    return bundle.formatPattern(pattern, values);
  };
}

/** Tables by the API, in the name of a page's browser. */
export async function ask(page, method, path, data) {
  const response = await page.request.fetch(`/api/v1${path}`, { method, data });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

const BOT = { kind: "bot", bot: "greedy", name: "Li Si" };

/** Open a table where the page's browser has the first seat, and go there unless told not to. Returns its id. */
export async function sitDown(page, { seats = [BOT], seed = 1, go = true, ...more } = {}) {
  const wish = { game: "xian", seats: [{ kind: "human", name: "Ana" }, ...seats], seed, pace: "off", ...more };
  const { table } = await ask(page, "POST", "/tables", wish);
  if (go) await page.goto(`/t/${table.id}`);
  return table.id;
}

/** Choose a door of the first page, or a way to begin its game: alone, bots, friends, screen. */
export async function enter(page, what, value) {
  await page.locator(`input[name='${what}'][value='${value}']`).check({ force: true });
}

/** Play the seats of the page's browser without looking, until the game is over or so many choices were made. */
export async function playBlindly(page, id, choices = Infinity, roll = dice(1)) {
  for (let made = 0; made < choices;) {
    const state = await ask(page, "GET", `/tables/${id}/state`);
    if (state.table.status === "over") return;
    if (!state.legal.length) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const { action } = state.legal[roll(state.legal.length)];
    await ask(page, "POST", `/tables/${id}/actions`, {
      seat: state.seat,
      action,
      expected_seq: state.seq,
      key: `blind-${id}-${state.seq}`,
    });
    made++;
  }
}

/** The entries of a table's log, as the page's browser may read them. */
export function readLog(page, id) {
  return ask(page, "GET", `/tables/${id}/log`);
}

export function idOf(page) {
  return new URL(page.url()).pathname.split("/")[2];
}

/** Numbers that look random and are the same every time. */
export function dice(seed) {
  let s = seed;
  return (n) => {
    s = (Math.imul(s, 1103515245) + 12345) & 0x7fffffff;
    return (s >> 8) % n;
  };
}

// Where things are on the page.
export const END = "main.end";
export const CURTAIN = ".curtain";
export const COMMIT = ".commit";
export const CARD = "button[data-card]";
export const LIT = "[data-place]:not([aria-disabled='true'])";
export const REFUSED = "[data-place][aria-disabled='true']";
export const BUTTON = ".actions .btn.plain";
/** The hand while a pair is planned. */
export const PLANNING = `[data-slot='top'] ~ .hand ${CARD}`;
const SEQ = "[data-seq]";

/** Wait until something can be chosen, a curtain is down, or the game is over. */
export async function ready(page) {
  await page.waitForSelector([END, CURTAIN, LIT, CARD, BUTTON, COMMIT].join(", "), { state: "attached" });
  if (await page.locator(END).count()) return "end";
  if (await page.locator(CURTAIN).count()) return "curtain";
  return "choose";
}

/** The number of the shown state, which every choice that counts changes. */
export async function stamp(page) {
  return page.evaluate((seq) => document.querySelector(seq)?.getAttribute("data-seq") ?? null, SEQ);
}

/** Wait until the page shows another state than `before`. */
export async function changed(page, before) {
  await page.waitForFunction(
    ([end, seq, old]) => document.querySelector(end) || document.querySelector(seq)?.getAttribute("data-seq") !== old,
    [END, SEQ, before],
  );
}

/** Wait until a choice was played, or is only shown at `selector`. */
export async function played(page, before, selector) {
  const what = await page.waitForFunction(
    ([end, seq, old, shown]) => {
      if (document.querySelector(end) || document.querySelector(seq)?.getAttribute("data-seq") !== old)
        return "played";
      return document.querySelector(shown) ? "shown" : null;
    },
    [END, SEQ, before, selector],
  );
  return what.jsonValue();
}

/** One choice with mouse or finger. Returns what was chosen; what a tap only shows is given to `look` first. */
export async function choose(page, roll, touch = false, look = null) {
  const before = await stamp(page);
  const chosen = await press(page, roll, touch, look);
  await changed(page, before);
  return chosen;
}

/** What the page takes for a double click: two presses at about one spot, sooner than this after one another. */
export const DOUBLE_MS = 400;

/** Press as somebody would who means each press: never so soon at the same spot that it were a double click. */
export async function push(page, locator, touch = false) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  const spot = [x + width / 2, y + height / 2];
  const { pushed } = page;
  if (pushed && Math.hypot(spot[0] - pushed.spot[0], spot[1] - pushed.spot[1]) < 60) {
    await page.waitForTimeout(Math.max(0, pushed.at + DOUBLE_MS - Date.now()));
  }
  await (touch ? locator.tap() : locator.click());
  page.pushed = { spot, at: Date.now() };
}

async function press(page, roll, touch, look) {
  const commit = page.locator(COMMIT);
  const cards = page.locator(CARD);
  if (await cards.count()) {
    if (await page.locator("[data-slot='top']").count()) {
      for (const slot of ["top", "bottom"]) {
        if (await page.locator(`[data-slot='${slot}'] ${CARD}`).count()) continue;
        const hand = page.locator(`.hand ${CARD}`);
        await push(page, hand.nth(roll(await hand.count())), touch);
      }
    } else if (roll(2)) {
      await push(page, cards.nth(roll(await cards.count())), touch);
    }
    const action = await commit.getAttribute("data-action");
    await push(page, commit, touch);
    return action;
  }
  const places = page.locator(LIT);
  const buttons = page.locator(BUTTON);
  const [many, few] = [await places.count(), await buttons.count()];
  if (many && (!few || roll(4))) {
    const before = await stamp(page);
    const name = await places.nth(roll(many)).getAttribute("data-place");
    const place = page.locator(`[data-place='${name}']`);
    // The box that is touched lies on top of the drawing.
    const box = place.locator(".hit");
    const target = (await box.count()) ? box : place;
    await push(page, target, touch);
    if (touch) {
      // A tap shows first; a second one or the red button plays.
      if ((await played(page, before, COMMIT)) === "played") return name;
      await look?.();
      await push(page, roll(2) && (await commit.count()) ? commit : target, touch);
    } else if ((await played(page, before, COMMIT)) === "shown") {
      // And so does a click on a building that can be entered in several ways.
      await push(page, commit, touch);
    }
    return name;
  }
  const before = await stamp(page);
  const button = buttons.nth(roll(few));
  const action = await button.getAttribute("data-action");
  await push(page, button, touch);
  // A tap on it only shows it, if it would give the whole go away; and so does another way to choose a place.
  const shown = `${COMMIT}[data-action='${action}']`;
  if ((await played(page, before, shown)) === "shown") await push(page, commit, touch);
  return action;
}

/** What is wider than the page, or than the sheet or the tray it lies on. */
export function tooWide(page) {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog, .tray")]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.localName} ${element.scrollWidth} > ${element.clientWidth}`),
  );
}

/** Play until the game is over, or so many choices were made. Returns them. */
export async function play(page, roll, { touch = false, choices = Infinity, look = null } = {}) {
  const made = [];
  while (made.length < Math.min(choices, 400)) {
    const state = await ready(page);
    if (state === "end") return made;
    if (state === "curtain") {
      await page.locator(`${CURTAIN} .btn`).click();
      await page.waitForSelector(CURTAIN, { state: "detached" });
      continue;
    }
    made.push(await choose(page, roll, touch, look));
  }
  assert.equal(made.length, choices, "the game does not end");
  return made;
}

/** Press Tab until the focus is where it should be, once around the page if need be: each line of the log stops it. */
export async function tabTo(page, selector, text = "") {
  for (let presses = 0; presses < 500; presses++) {
    const there = ([wanted, words]) =>
      document.activeElement?.matches(wanted) && document.activeElement.textContent.includes(words);
    if (await page.evaluate(there, [selector, text])) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not reach ${selector} ${text}`);
}

/** Move with the arrows until a place that can be chosen has the focus; some are there only to say why not. */
export async function arrowToLit(page, roll) {
  await page.keyboard.press("b");
  const arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let i = roll(4); i > 0; i--) await page.keyboard.press(arrows[roll(4)]);
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((lit) => document.activeElement?.matches(lit), LIT)) return true;
    await page.keyboard.press(arrows[roll(4)]);
  }
  return false;
}
