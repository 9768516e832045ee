/** The hint: a search in a worker of this browser, under the page's real policy, from what the seat knows. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { ask, COMMIT, PHONE, sitDown } from "./helpers.mjs";
import { inBrowser } from "./page/site.mjs";
import { python } from "./python.mjs";

const ALONE = {
  xian: { game: "xian", seed: 3 },
  "terracotta-army": { game: "terracotta-army", seats: [], seed: 3 },
};

/** The native search of what a seat knows: the action that it chooses, and after how many iterations. */
const NATIVE = `
import json, sys
from base64 import b64decode
import numpy as np
from bingma.games import rulebook
from bingma.kit import search
from bingma.kit.tree import Tree
told = json.load(sys.stdin)
book, budget = rulebook(told["game"]), 4000
engine = book.compiled()
states, rng = engine.new_states(4), engine.new_rng(told["seq"])
states[:1] = np.frombuffer(b64decode(told["state"]), book.state.dtype)
tree = Tree(engine, budget, book.thinking)
while not tree.settled(budget):
    chosen = tree.search(states, told["seat"], 200, budget, rng)
print(json.dumps([int(chosen), int(tree.used[search.ITERATIONS])]))
`;

function nativeThought(told) {
  const { status, stdout, stderr } = spawnSync(python, ["-c", NATIVE], {
    input: JSON.stringify(told),
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

/** The state when nobody else has anything to decide, and the page shows it: then it stays. */
async function mineAlone(page, id) {
  for (;;) {
    const state = await ask(page, "GET", `/tables/${id}/state`);
    if (state.view.deciding.every((seat) => seat === state.seat)) {
      await page.locator(`[data-seq="${state.seq}"]`).waitFor();
      return state;
    }
    await page.waitForTimeout(50);
  }
}

for (const [game, wish] of Object.entries(ALONE)) {
  inBrowser(`${game}: a hint lights the move, names others and says why`, async (visit) => {
    const page = await visit("/");
    const modules = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".wasm")) modules.push(response.status());
    });
    const id = await sitDown(page, wish);
    assert.deepEqual(modules, [], "nothing is fetched before somebody asks");
    const { legal, seat } = await mineAlone(page, id);
    await page.getByRole("button", { name: page.t("hint-ask"), exact: true }).click();
    const moves = page.locator(".hint li button");
    await moves.first().waitFor();
    assert.deepEqual(modules, [200]);
    assert.ok((await moves.count()) >= 2, "there are alternatives");
    assert.notEqual((await moves.first().locator("small").innerText()).trim(), "");
    const known = await ask(page, "GET", `/tables/${id}/knowledge?seat=${seat}`);
    const [chosen, iterations] = nativeThought({ ...known, game, seat });
    assert.equal(await page.locator(".hint > p").innerText(), page.t("hint-how", { n: iterations }));
    const commit = page.locator(COMMIT);
    await commit.waitFor();
    const lit = await commit.getAttribute("data-action");
    const laid = legal.find(({ action }) => action === lit);
    assert.equal(laid?.id, chosen, "what native rules find with the same seed lies on the table");
    const before = await page.locator("[data-seq]").getAttribute("data-seq");
    await commit.click();
    await page.waitForFunction((seq) => document.querySelector("[data-seq]")?.dataset.seq !== seq, before);
    await page.locator(".hint").waitFor({ state: "detached" });
  });
}

inBrowser("a hint on a phone, in French; a table of people has none", async (visit) => {
  const page = await visit("/", { ...PHONE, locale: "fr-FR" });
  await mineAlone(page, await sitDown(page, ALONE.xian));
  await page.getByRole("button", { name: page.t("hint-ask"), exact: true }).tap();
  await page.locator(".hint li button").first().waitFor();
  const seats = [
    { kind: "human", name: "Ana" },
    { kind: "human", name: "Ben" },
  ];
  const { table } = await ask(page, "POST", "/tables", { game: "xian", seats, seed: 3 });
  assert.equal(table.hints, false);
});
