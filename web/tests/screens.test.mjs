/** Both games with four players in the last turn, in every size of window. */
import assert from "node:assert/strict";
import { BUTTON, CARD, COMMIT, LIT, ready, tooWide } from "./helpers.mjs";
import { inBrowserWithAndWithoutType } from "./page/site.mjs";
import { LAST_TURN, sitAt, SIZES } from "./sizes.mjs";

/** Tables made once, and the cookies of the browser that sits there. */
let made = null;

async function tables(visit) {
  const page = await visit();
  const found = [];
  for (const [game, positions] of Object.entries(LAST_TURN))
    for (const [name, position] of Object.entries(positions))
      found.push({ what: `${game}, ${name}`, id: await sitAt(page, position) });
  return { found, storageState: await page.context().storageState() };
}

/** Look at every table in a window of some size; the page has drawn and scrolled by then. */
async function lookAtAll(visit, size, options, look) {
  const { found, storageState } = await (made ??= tables(visit));
  const page = await visit("/", { ...SIZES[size], ...options, storageState });
  for (const { what, id } of found) {
    await page.goto(`/t/${id}`);
    await ready(page);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await look(page, `${what}, ${size}`);
  }
}

/** What does not lie inside the window of what should. */
function outside(page, selectors) {
  return page.evaluate(
    (all) =>
      all.flatMap((selector) =>
        [...document.querySelectorAll(selector)]
          .map((element) => [selector, element.getBoundingClientRect()])
          .filter(
            ([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
          )
          .map(([name, box]) => `${name} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`),
      ),
    selectors,
  );
}

/** The lit places that are not found at their own centre; on a small screen somebody scrolls there first. */
function covered(page, lit) {
  return page.evaluate((selector) => {
    const faults = [];
    for (const place of document.querySelectorAll(selector)) {
      const target = place.querySelector(".hit") ?? place;
      const middle = () => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      target.scrollIntoView({ block: "nearest" });
      // The middle of a slice of a ring is not that of its box.
      const points = [middle()];
      if (target instanceof SVGPathElement) {
        const { x, y, width, height } = target.getBoundingClientRect();
        for (const [a, b] of [
          [0.3, 0.3],
          [0.7, 0.3],
          [0.3, 0.7],
          [0.7, 0.7],
        ])
          points.push([x + a * width, y + b * height]);
      }
      if (!points.some(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-place]") === place))
        faults.push(place.getAttribute("data-place"));
    }
    return faults;
  }, lit);
}

/** Text that is smaller than it may be: 12 px, 11 on the board. What no eye sees does not count. */
function tooSmall(page) {
  return page.evaluate(() => {
    const faults = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent.trim();
      if (!text || element.closest(".hidden, .skip, symbol, script, style") || !element.getClientRects().length)
        continue;
      let size = parseFloat(getComputedStyle(element).fontSize);
      const drawn = element.closest("svg") && element.getScreenCTM?.();
      if (drawn) size *= Math.hypot(drawn.a, drawn.b);
      if (size < (element.closest(".scene") ? 11 : 12) - 0.05) faults.add(`${text} ${size.toFixed(1)}`);
    }
    return [...faults];
  });
}

/**
 * What can be pressed and is smaller than a finger or a pointer needs. The nine columns of a mausoleum are as wide as
 * a phone: there a tap only shows, and 24 px are enough.
 */
function tooLittle(page, least) {
  return page.evaluate((least) => {
    const faults = [];
    for (const element of document.querySelectorAll("button, a, .place.legal .hit")) {
      const { width, height } = element.getBoundingClientRect();
      if (!width || element.closest(".skip, .log")) continue;
      const enough = element.matches(".hit") ? 24 : least;
      if (width < enough - 0.5 || height < enough - 0.5)
        faults.push(
          `${element.textContent.trim() || element.closest("[data-place]")?.dataset.place} ${width.toFixed(0)} x ${height.toFixed(0)}`,
        );
    }
    return faults;
  }, least);
}

/** Names that have not all their letters in sight. */
function cut(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".panel h2, .panel small, .tab small, .prompt h1")]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent),
  );
}

for (const size of Object.keys(SIZES)) {
  inBrowserWithAndWithoutType(`everything has its place at ${size}`, async (visit) => {
    const faults = {};
    const note = (what, found) => {
      if (found.length) faults[what] = found;
    };
    await lookAtAll(visit, size, {}, async (page, what) => {
      note(`${what}: wider than the window`, await tooWide(page));
      note(`${what}: outside`, await outside(page, [".prompt h1", CARD, COMMIT, BUTTON, ".tray"]));
      note(`${what}: covered`, await covered(page, LIT));
      note(`${what}: small letters`, await tooSmall(page));
      note(`${what}: small targets`, await tooLittle(page, SIZES[size].hasTouch ? 40 : 24));
      note(`${what}: cut`, await cut(page));
    });
    assert.deepEqual(faults, {});
  });
}
