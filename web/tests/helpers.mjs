/** What the browser tests share: a server of their own, a browser, and hands that play. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const RUN = `
import sys
from pathlib import Path
from bingma.server.identity import secret_key
from bingma.server.serve import serve
from bingma.server.settings import Rate, Settings

data = Path(sys.argv[1])
often = Rate(1000, 10000)
serve(
    Settings(
        database=f"sqlite:///{data / 'tables.sqlite'}",
        secret_key=secret_key(data),
        reading=often,
        writing=often,
        creating=often,
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
    const python = process.env.BINGMA_PYTHON ?? join(root, ".venv/bin/python");
    this.process = spawn(python, ["-c", RUN, this.data, String(this.port)], {
      env: { ...process.env, PYTHONPATH: join(root, "src") },
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

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/opt/google/chrome/chrome"];

/** The program of a chromium: CHROMIUM, the system's, or the one that @sparticuz/chromium carries. */
async function program() {
  const found = [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  try {
    return await (await import("@sparticuz/chromium")).default.executablePath();
  } catch {
    return null;
  }
}

const executablePath = await program();

/** Why the tests are left out, or false. On a build machine nothing may be left out. */
export const skip =
  executablePath || process.env.CI
    ? false
    : "no chromium: install your system's, or `npm install --no-save @sparticuz/chromium`, or set CHROMIUM";

export function launch() {
  if (!executablePath) throw new Error("These tests need chromium, and none was found.");
  return chromium.launch({
    executablePath,
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

/** A page of a fresh browser; errors on it are gathered in `page.faults`. */
export async function open(browser, base, options = {}, settings = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en-GB", ...options });
  const stored = JSON.stringify({ motion: "off", sound: false, ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem("bingma-settings")) localStorage.setItem("bingma-settings", text);
  }, stored);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/net::ERR|WebSocket|409/.test(message.text())) page.faults.push(message.text());
  });
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(base);
  return page;
}

/** Numbers that look random and are the same every time. */
export function dice(seed) {
  let s = seed;
  return (n) => {
    s = (Math.imul(s, 1103515245) + 12345) & 0x7fffffff;
    return (s >> 8) % n;
  };
}

export const READY = "main.end, [data-place]:not([aria-disabled='true']), button[data-card], .actions .btn:not(.quiet), .curtain";

/** Wait until something can be chosen, a curtain is down, or the game is over. */
export async function ready(page) {
  await page.waitForSelector(READY, { state: "attached", timeout: 30_000 });
  if (await page.locator("main.end").count()) return "end";
  if (await page.locator(".curtain").count()) return "curtain";
  return "choose";
}

/** What changes with every choice that counts. */
export function stamp(page) {
  return page.evaluate(() => document.querySelector(".table, .text")?.getAttribute("data-seq"));
}

/** One choice with mouse or finger. Returns what was chosen. */
export async function choose(page, roll, touch = false) {
  const press = (locator) => (touch ? locator.tap() : locator.click());
  const cards = page.locator("button[data-card]");
  if (await cards.count()) {
    const planning = await page.locator("[data-slot='top']").count();
    if (planning) {
      for (const slot of ["top", "bottom"]) {
        if (await page.locator(`[data-slot='${slot}'] [data-card]`).count()) continue;
        const hand = page.locator(".hand button[data-card]");
        await press(hand.nth(roll(await hand.count())));
      }
    } else if (roll(2)) {
      await press(cards.nth(roll(await cards.count())));
    }
    const commit = page.locator(".commit");
    const action = await commit.getAttribute("data-action");
    await press(commit);
    return action;
  }
  const places = page.locator("[data-place]:not([aria-disabled='true'])");
  const buttons = page.locator(".actions .btn.plain");
  const [many, few] = [await places.count(), await buttons.count()];
  if (many && (!few || roll(4))) {
    const place = places.nth(roll(many));
    const name = await place.getAttribute("data-place");
    // The box that is touched lies on top of the drawing.
    const box = place.locator(".hit");
    const target = (await box.count()) ? box : place;
    await press(target);
    const commit = page.locator(".commit");
    await page.waitForTimeout(30);
    // A tap shows first, and so does a building that can be entered in several ways.
    if (await commit.isVisible()) await press(commit);
    else if (touch && (await page.locator(`[data-place='${name}']`).count())) await press(target).catch(() => undefined);
    return name;
  }
  const button = buttons.nth(roll(few));
  const action = await button.getAttribute("data-action");
  await press(button);
  return action;
}

/** Play until the game is over, or `until` says stop. Returns the choices made. */
export async function play(page, roll, { touch = false, until = () => false, limit = 400 } = {}) {
  const made = [];
  while (made.length < limit) {
    const state = await ready(page);
    if (state === "end" || until(made)) return made;
    if (state === "curtain") {
      await page.locator(".curtain .btn").click();
      await page.waitForSelector(".curtain", { state: "detached" });
      continue;
    }
    const before = await stamp(page);
    made.push(await choose(page, roll, touch));
    await page.waitForFunction(
      (seq) => document.querySelector("main.end") || document.querySelector(".table, .text")?.getAttribute("data-seq") !== seq,
      before,
    );
  }
  throw new Error(`The game did not end in ${limit} choices.`);
}
