/** The numbers of one's own box: entered, checked, kept, saved, opened and played with, in a real browser. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask, enter, idOf, PHONE, ready, tooWide } from "./helpers.mjs";
import { findings } from "./page/axe.mjs";
import { inBrowser } from "./page/site.mjs";

const GAME = "terracotta-army";
const field = (page, place) => page.locator(`[data-field='${place}']`);
const part = (page, name) => page.locator(`#part-${name}`);

async function atBox(visit, options = {}, settings = {}) {
  const page = await visit(`/box/${GAME}`, options, settings);
  await part(page, "wheel").waitFor();
  return page;
}

/** Wait until the server has looked at what was entered. */
const good = (page) => page.getByText(page.t("box-good")).waitFor();

/** The button of a step of the page. */
const button = (page, key) => page.getByRole("button", { name: page.t(key), exact: true });

/** Put something else on a slice of the wheel. */
async function turnTo(page, place, sign, number) {
  await field(page, place).locator(".ground").click({ force: true });
  await page.locator(`[data-sign='${sign}']`).click();
  if (number) await page.locator(`[data-number='${number}']`).click();
}

for (const [name, options] of [
  ["by mouse", {}],
  ["on a phone", PHONE],
]) {
  inBrowser(`numbers are entered ${name}, and a table plays by them`, async (visit) => {
    const page = await atBox(visit, options);
    await page.getByText(page.t("box-same")).waitFor();
    await turnTo(page, "wheel.inner[3]", "coins", 4);
    await field(page, "rack.vp[1]").fill("9");
    await field(page, "specialists.musician.prices[4]").fill("7");
    await field(page, "areas.border[2][2]").click();
    await good(page);
    for (const place of ["rack.vp[1]", "specialists.musician.prices[4]"])
      assert.match(await field(page, place).getAttribute("aria-label"), /mine/);
    assert.match(await field(page, "rack.vp[2]").getAttribute("aria-label"), /reconstructed/);
    assert.deepEqual(await tooWide(page), []);
    assert.deepEqual(await findings(page), []);

    // They are there after a reload, and new tables are made with them.
    await page.reload();
    await good(page);
    assert.equal(await field(page, "rack.vp[1]").inputValue(), "9");
    await button(page, "box-use").click();
    await enter(page, "way", "alone");
    const mine = page.getByRole("checkbox", { name: page.t("numbers-own", { name: page.t("box-usual-name") }) });
    assert.equal(await mine.isChecked(), true);
    assert.deepEqual(await findings(page), []);
    await page.getByRole("button", { name: page.t("challenge", { names: "Li Si" }) }).click();
    await page.waitForURL(/\/t\//);
    await ready(page);
    const id = idOf(page);
    const printed = await ask(page, "GET", `/tables/${id}/printed`);
    assert.deepEqual([printed.rack[0], printed.rings.inner[2]], [9, { name: "coins", n: 4 }]);
    assert.ok(printed.areas.border.includes("B2"));
    assert.equal((await ask(page, "GET", `/tables/${id}`)).own_data, "My box");

    // The table says which numbers it is played with.
    await page
      .getByRole("navigation", { name: page.t("menu") })
      .getByRole("button", { name: page.t("seats"), exact: true })
      .click();
    await page.getByRole("link", { name: page.t("numbers-of", { name: "My box" }) }).click();
    await part(page, "rack").waitFor();
    assert.equal(await field(page, "rack.vp[1]").inputValue(), "9");
    assert.equal(await field(page, "rack.vp[1]").isEditable(), false);
  });
}

inBrowser("a wrong value has its reason beside it, and nothing is lost", async (visit) => {
  const page = await atBox(visit);
  await field(page, "start.coins").fill("many");
  await field(page, "rack.vp[2]").fill("20");
  const cell = page.locator(".cell", { has: field(page, "start.coins") });
  await cell.getByText(page.t("problem-number", { value: '"many"' })).waitFor();
  assert.equal(await field(page, "start.coins").getAttribute("aria-invalid"), "true");
  assert.equal(await button(page, "box-use").isDisabled(), true);
  assert.deepEqual(await findings(page), []);
  await page.reload();
  await cell.getByText(page.t("problem-number", { value: '"many"' })).waitFor();
  assert.equal(await field(page, "start.coins").inputValue(), "many");

  // What is wrong with a part as a whole stands at its head.
  await field(page, "start.coins").fill("4");
  await part(page, "rack").getByText(page.t("problem-rises")).waitFor();
  await part(page, "rack")
    .getByRole("button", { name: page.t("box-reset") })
    .click();
  await good(page);
  assert.equal(await field(page, "rack.vp[2]").inputValue(), "7");
  // A file that is none changes nothing, and says so.
  await page.locator("input[type='file']").setInputFiles({
    name: "box.toml",
    mimeType: "application/toml",
    buffer: Buffer.from("this is no file of numbers"),
  });
  page.excused = /422/;
  await page.getByRole("alert").getByText("box.toml").waitFor();
  assert.equal(await field(page, "start.coins").inputValue(), "4");
});

inBrowser("numbers go out as TOML and come back in another browser", async (visit) => {
  const page = await atBox(visit);
  await field(page, "scoring.musician").fill("2");
  await page.getByLabel(page.t("box-name")).fill("Box of Ana");
  await part(page, "start")
    .getByRole("button", { name: page.t("box-claim") })
    .click();
  await good(page);
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "box-export").click()]);
  assert.equal(file.suggestedFilename(), "Box of Ana.toml");
  const path = await file.path();
  assert.match(readFileSync(path, "utf8"), /^mine = \["scoring.musician", "start"\]$/m);
  const other = await atBox(visit, { locale: "fr-FR" });
  await other
    .locator("input[type='file']")
    .setInputFiles({ name: "ana.toml", mimeType: "application/toml", buffer: readFileSync(path) });
  await good(other);
  assert.equal(await field(other, "scoring.musician").inputValue(), "2");
  assert.equal(await other.getByLabel(other.t("box-name")).inputValue(), "Box of Ana");
  assert.match(await field(other, "start.coins").getAttribute("aria-label"), /à moi/);

  // Begin again, with what comes with the game.
  await button(other, "box-forget").click();
  await other
    .getByRole("dialog")
    .getByRole("button", { name: other.t("box-forget"), exact: true })
    .click();
  await other.getByText(other.t("box-same")).waitFor();
  assert.equal(await field(other, "scoring.musician").inputValue(), "1");
});

inBrowser("the wheel and the spaces go by keys", async (visit) => {
  const page = await atBox(visit);
  await field(page, "wheel.inner[1]").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-field") === "wheel.outer[12]");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-sign") === "specialist");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  assert.match(await field(page, "wheel.outer[12]").getAttribute("aria-label"), /spear/);
  await field(page, "priority.chart[1][1]").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-field") === "priority.chart[2][2]");
  await page.keyboard.press("6");
  assert.equal(await field(page, "priority.chart[2][2]").innerText(), "6");
  await good(page);
});

for (const locale of ["fr-FR", "de-DE"]) {
  inBrowser(
    `the box in ${locale}: every word is there, nothing is too wide, in the dark and on a tablet`,
    async (visit) => {
      const page = await atBox(visit, { locale, viewport: { width: 820, height: 1180 } }, { theme: "dark" });
      assert.deepEqual(
        await page
          .locator("main")
          .getByText(/(^|\s)(ta-)?box-[a-z-]+/)
          .allInnerTexts(),
        [],
      );
      const labels = await page.locator("[data-field]").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
      assert.deepEqual(
        labels.filter((label) => !label || /\bta-|box-|\{/.test(label)),
        [],
      );
      assert.deepEqual(await tooWide(page), []);
      assert.deepEqual(await findings(page), []);
    },
  );
}
