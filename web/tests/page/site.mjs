/** One server and one browser for all the tests of the page. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { found, launch, open, PLAIN, Server } from "../helpers.mjs";

/** Why a test is left out, or false. On a build machine nothing may be left out. */
const skip =
  found || process.env.CI
    ? false
    : "no chromium was found: install your system's chromium or Chrome, or set BINGMA_CHROMIUM to the program";

/** The one server and the one browser of the tests, started by the first that needs them. */
let shared = null;

async function site() {
  shared ??= start();
  return shared;
}

async function start() {
  const browser = await launch();
  try {
    return { browser, server: await new Server().start() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

after(async () => {
  const { server, browser } = (await shared?.catch(() => null)) ?? {};
  await browser?.close();
  await server?.close();
});

/**
 * A test in the browser. Its `visit` opens a page as somebody new would; whatever goes wrong on one of its pages, a
 * breach of the content-security policy too, fails the test.
 */
export function inBrowser(name, body) {
  test(name, { skip, timeout: 1_200_000 }, async () => {
    const { server, browser } = await site();
    const pages = [];
    const visit = async (path = "/", options = {}, settings = {}) => {
      pages.push(await open(browser, server.base, path, options, settings));
      return pages.at(-1);
    };
    try {
      await body(visit, browser, server);
      for (const page of pages) assert.deepEqual(page.faults, []);
    } finally {
      await Promise.all(pages.map((page) => page.context().close()));
    }
  });
}

/** A test of the layout, which holds with the page's type and with any other. */
export function inBrowserWithAndWithoutType(name, body) {
  inBrowser(name, body);
  inBrowser(`${name}, without the page's type`, (visit, browser) =>
    body((path, options, settings) => visit(path, { ...options, ...PLAIN }, settings), browser),
  );
}
