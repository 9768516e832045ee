/** The hint: a search in a worker of this browser, under the page's real policy, from what the seat knows. */
import assert from "node:assert/strict";
import { ask, COMMIT, PHONE, sitDown } from "./helpers.mjs";
import { inBrowser } from "./page/site.mjs";

const ALONE = {
  xian: { game: "xian", seed: 3 },
  "terracotta-army": { game: "terracotta-army", seats: [], seed: 3 },
};

for (const [game, wish] of Object.entries(ALONE)) {
  inBrowser(`${game}: a hint lights the move, names others and says why`, async (visit) => {
    const page = await visit("/");
    const modules = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".wasm")) modules.push(response.status());
    });
    const id = await sitDown(page, wish);
    assert.deepEqual(modules, [], "nothing is fetched before somebody asks");
    await page.getByRole("button", { name: page.t("hint-ask"), exact: true }).click();
    const moves = page.locator(".hint li button");
    await moves.first().waitFor();
    assert.deepEqual(modules, [200]);
    assert.ok((await moves.count()) >= 2, "there are alternatives");
    assert.notEqual((await moves.first().locator("small").innerText()).trim(), "");
    const { legal } = await ask(page, "GET", `/tables/${id}/state`);
    const commit = page.locator(COMMIT);
    await commit.waitFor();
    const lit = await commit.getAttribute("data-action");
    assert.ok(
      legal.some(({ action }) => action === lit),
      "the move lies on the table",
    );
    const before = await page.locator("[data-seq]").getAttribute("data-seq");
    await commit.click();
    await page.waitForFunction((seq) => document.querySelector("[data-seq]")?.dataset.seq !== seq, before);
    await page.locator(".hint").waitFor({ state: "detached" });
  });
}

inBrowser("a hint on a phone, in French; a table of people has none", async (visit) => {
  const page = await visit("/", { ...PHONE, locale: "fr-FR" });
  await sitDown(page, ALONE.xian);
  await page.getByRole("button", { name: page.t("hint-ask"), exact: true }).tap();
  await page.locator(".hint li button").first().waitFor();
  const seats = [
    { kind: "human", name: "Ana" },
    { kind: "human", name: "Ben" },
  ];
  const { table } = await ask(page, "POST", "/tables", { game: "xian", seats, seed: 3 });
  assert.equal(table.hints, false);
});
