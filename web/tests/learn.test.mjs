/** The lesson, and the tips of a first game, in a real browser. */
import assert from "node:assert/strict";
import { ask, CARD, changed, COMMIT, enter, PHONE, played, push, sitDown, stamp, tabTo } from "./helpers.mjs";
import { inBrowser } from "./page/site.mjs";

const SENTENCE = ".note .sentence";
const LIT = ".lights i";

/** Wait until a step is told, and until the focus is at its sentence. */
async function atStep(page, game, n) {
  await page.waitForURL(new RegExp(`/learn/${game}/${n}$`));
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), SENTENCE);
}

/** What the lesson suggests at a step, as the server tells it. */
async function suggested(page, game, n) {
  const lecture = await ask(page, "GET", `/games/${game}/lesson/${n}`);
  return { ...lecture, choice: lecture.state.legal.find(({ action }) => action === lecture.action) };
}

function goOn(page) {
  return page.getByRole("button", { name: page.t("go-on") });
}

/** Follow one step with mouse or finger, on the table itself. */
async function follow(page, game, n, touch) {
  const { choice, action } = await suggested(page, game, n);
  if (!action) return push(page, goOn(page), touch);
  const before = await stamp(page);
  if (choice.draft) {
    const [top, bottom] = action.slice("plan ".length).split("/");
    for (const card of [top, bottom]) await push(page, page.locator(`.hand [data-card='${card}']`), touch);
    await push(page, page.locator(COMMIT), touch);
  } else if (choice.places.length === 0) {
    const button = page.locator(`.actions [data-action='${action}']`);
    await push(page, button, touch);
  } else {
    await page.locator(LIT).first().waitFor();
    const place = page.locator(`[data-place='${choice.places[0]}']`);
    const box = place.locator(".hit");
    await push(page, (await box.count()) ? box : place, touch);
    const shown = `${COMMIT}[data-action='${action}']`;
    if (touch && (await played(page, before, shown)) === "shown") await push(page, page.locator(shown), touch);
  }
  await changed(page, before);
}

const FINISH = { xian: "xian-finish", "terracotta-army": "ta-finish-won" };

async function learn(page, game, touch) {
  const { steps } = await suggested(page, game, 1);
  for (let n = 1; n < steps; n++) {
    await atStep(page, game, n);
    if (n === 5) {
      await page.reload();
      await atStep(page, game, 5);
    }
    await follow(page, game, n, touch);
  }
  await atStep(page, game, steps);
  await page.getByRole("heading", { name: page.t(FINISH[game]) }).waitFor();
}

/** Follow a lesson by keyboard alone. */
async function learnByKeyboard(page, game) {
  const { steps } = await suggested(page, game, 1);
  for (let n = 1; n < steps; n++) {
    await atStep(page, game, n);
    const { choice, action } = await suggested(page, game, n);
    if (!action) {
      await tabTo(page, ".note .btn", page.t("go-on"));
      await page.keyboard.press("Enter");
      continue;
    }
    const before = await stamp(page);
    if (choice.draft) {
      const [top, bottom] = action.slice("plan ".length).split("/");
      for (const card of [top, bottom]) {
        await tabTo(page, `.hand [data-card='${card}']`);
        await page.keyboard.press("Enter");
        await page.locator(`figure:not(.hand figure) [data-card='${card}']`).waitFor();
      }
      await tabTo(page, COMMIT);
    } else if (choice.places.length === 0) {
      await tabTo(page, `.actions [data-action='${action}']`);
    } else {
      await page.locator(`[data-place='${choice.places[0]}']`).focus();
    }
    await page.keyboard.press("Enter");
    await changed(page, before);
  }
  await atStep(page, game, steps);
}

for (const [game, title] of [
  ["xian", "Xi'an"],
  ["terracotta-army", "Terracotta Army"],
]) {
  inBrowser(`the lesson of ${title} in English by mouse, from the first page, with a reload`, async (visit) => {
    const page = await visit();
    await enter(page, "game", game);
    await page.getByRole("link", { name: page.t("lesson-begin") }).click();
    await learn(page, game, false);
    await page.getByRole("button", { name: page.t("lesson-over") }).click();
    await page.getByRole("link", { name: page.t("lesson-begin") }).waitFor();
  });

  inBrowser(`the lesson of ${title} in French by touch`, async (visit) => {
    const page = await visit(`/learn/${game}`, { ...PHONE, locale: "fr-FR" });
    await learn(page, game, true);
  });

  inBrowser(`the lesson of ${title} in German by keyboard`, async (visit) => {
    const page = await visit(`/learn/${game}`, { locale: "de-DE" });
    await learnByKeyboard(page, game);
  });
}

inBrowser("another move is played and told, then tried again or passed over", async (visit) => {
  const page = await visit("/learn/xian/4");
  await atStep(page, "xian", 4);
  await page.getByRole("button", { name: page.t("xian-do-pass") }).click();
  const again = page.getByRole("button", { name: page.t("lesson-again") });
  await again.waitFor();
  assert.match(await page.locator(".note").innerText(), new RegExp(page.t("xian-lesson-pass")));
  assert.equal(await page.locator("[data-place]:not([aria-disabled='true'])").count(), 0);
  await again.click();
  await atStep(page, "xian", 4);
  await page.getByRole("button", { name: page.t("xian-do-pass") }).click();
  await goOn(page).click();
  await atStep(page, "xian", 5);
  // Who leaves comes back to where it was left.
  await page.getByRole("button", { name: page.t("lesson-leave") }).click();
  await page.getByRole("link", { name: page.t("lesson-return", { n: 5, all: 14 }) }).click();
  await atStep(page, "xian", 5);
});

inBrowser("a kind of decision is explained once, and no more after a word", async (visit) => {
  const page = await visit("/", {}, { tips: true });
  await sitDown(page, { seed: 4 });
  const note = page.getByRole("region", { name: page.t("first-time") });
  await note.getByText(page.t("xian-lesson-favour")).waitFor();
  await page.reload();
  await page.locator(CARD).first().waitFor();
  const before = await stamp(page);
  await page.locator(COMMIT).click();
  await changed(page, before);
  await note.getByText(page.t("xian-lesson-plan")).waitFor();
  await note.getByRole("button", { name: page.t("tips-off") }).click();
  await note.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(CARD).first().waitFor();
  assert.equal(await note.count(), 0);
});

inBrowser(
  "Li Si's turn is told at the lesson before its sentence, and what is offered is explained once",
  async (visit) => {
    const page = await visit("/learn/terracotta-army/5", {}, { story: "step" });
    await atStep(page, "terracotta-army", 5);
    await follow(page, "terracotta-army", 5, false);
    await page.getByRole("button", { name: page.t("story-skip"), exact: true }).click();
    await atStep(page, "terracotta-army", 6);
    // Both places that the sentence is about are lit: his overseer, and the space of his archer.
    assert.equal(await page.locator(LIT).count(), 2);

    const other = await visit("/", {}, { tips: true });
    await sitDown(other, { game: "terracotta-army", seats: [] });
    const note = other.getByRole("region", { name: other.t("first-time") });
    await note.getByText(other.t("ta-lesson-place")).waitFor();
    const before = await stamp(other);
    await other.locator("[data-place]:not([aria-disabled='true']) .hit").first().click();
    await changed(other, before);
    // What it offers depends on how Li Si has turned the rings.
    await note.getByText(other.t("ta-lesson-place")).waitFor({ state: "detached" });
    await note.waitFor();
  },
);

for (const game of ["xian", "terracotta-army"]) {
  inBrowser(`${game} on one page: drawn, searchable, and Escape goes back to the table`, async (visit) => {
    const page = await visit();
    await sitDown(page, { game, seats: [{ kind: "bot", bot: "greedy" }] });
    await page.getByRole("button", { name: page.t("rules"), exact: true }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("heading", { name: page.t("sheet-points") }).waitFor();
    // Every symbol is one of those that the table draws, and no word is missing.
    const undrawn = await sheet
      .locator("li use")
      .evaluateAll((all) => all.map((use) => use.getAttribute("href")).filter((id) => !document.querySelector(id)));
    assert.deepEqual(undrawn, []);
    assert.doesNotMatch(await sheet.innerText(), /\b(ta|xian)-[a-z]/);
    const rows = await sheet.locator("li").count();
    await sheet.getByRole("searchbox").fill("clay");
    await sheet.locator("mark").first().waitFor();
    const found = await sheet.locator("li").count();
    assert.ok(found > 0 && found < rows);
    assert.equal(await sheet.locator("li:not(:has(mark))").count(), 0);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    assert.ok(await page.locator("svg.scene").count());
  });
}
