/** The pure functions of the page. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createServer } from "vite";

describe("the model", () => {
  let vite;
  let load;
  before(async () => {
    vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
    load = (name) => vite.ssrLoadModule(`/src/model/${name}.ts`);
  });
  after(() => vite.close());

  test("an action belongs to a place of the table", async () => {
    const { buttonsOf, choices, placesOf } = await load("places");
    assert.deepEqual(placesOf("craft B5"), ["niche:B5"]);
    assert.deepEqual(placesOf("take R"), ["store:R", "stock:R"]);
    assert.deepEqual(placesOf("pass"), []);
    const legal = ["enter lab", "extra lab", "pass"].map((action) => ({ action, preview: [] }));
    const refused = [{ action: "enter armory", reason: { key: "pair-closed", values: {} } }];
    const map = choices({ legal, refused });
    assert.deepEqual(map.get("building:lab").legal.map((item) => item.action), ["enter lab", "extra lab"]);
    assert.equal(map.get("building:armory").legal.length, 0);
    assert.deepEqual(buttonsOf(legal).map((item) => item.action), ["pass"]);
  });

  const crafting = [
    { kind: "action", action: "craft B1", seat: 2 },
    { kind: "paid", resource: "clay", amount: 3, to: null, seat: 2 },
    { kind: "crafted", space: "B1", seat: 2 },
    { kind: "scored", points: 4, source: "craft", seat: 2 },
    { kind: "gained", resource: "coin", amount: 2, source: "space", seat: 2 },
    { kind: "scored", points: 1, source: "ceramist", seat: 2 },
  ];

  test("events sum up to what a seat pays and gets", async () => {
    const { change, effectsFor } = await load("effects");
    const effects = effectsFor(crafting, 2);
    assert.equal(effects.points, 5);
    assert.equal(change(effects, "clay"), -3);
    assert.equal(change(effects, "coin"), 2);
    assert.deepEqual(effectsFor(crafting, 1).sources, []);
  });

  test("the log has one line for what was done, with its cost", async () => {
    const { linesOf, pointsByTurn } = await load("log");
    const lines = linesOf(9, [{ kind: "turn-began", turn: 2 }, ...crafting, { kind: "action", action: "done", seat: 2 }]);
    assert.deepEqual(lines.map((line) => line.key), ["turn-began", "crafted"]);
    assert.deepEqual([lines[1].effects.paid.clay, lines[1].effects.points], [3, 5]);
    const log = [{ n: 1, seat: 2, events: crafting }, { n: 2, seat: null, events: [{ kind: "turn-began", turn: 2 }] }, { n: 3, seat: 2, events: crafting }];
    assert.deepEqual(pointsByTurn(log, 3, [0, 0, 30]), [[0, 0, 0], [0, 0, 5], [0, 0, 10], [0, 0, 30]]);
  });

  test("niches and cards are read", async () => {
    const { readNiche, workerCard } = await load("things");
    assert.deepEqual(readNiche("A1", "raw+seal:1"), { space: "A1", statue: "raw", seal: 1 });
    assert.deepEqual(readNiche("A1", "3"), { space: "A1", statue: 3, seal: null });
    assert.deepEqual(readNiche("A1", null), { space: "A1", statue: null, seal: null });
    const { keepPrinted } = await load("printed");
    keepPrinted({ workers: { B5: { goods: { R: 1, B: 1 }, helper: null, prestige: [0, 0, 0, 0, 0, 0] } } });
    assert.deepEqual(workerCard("B5"), { colour: "B", number: 5, emblem: "worker-miner", goods: ["R", "B"], helper: null });
  });

  test("the rules are rendered without letting markup through", async () => {
    const { render } = await load("markdown");
    const [first, second] = render("# One <b>\n\ntext **bold** `<i>`\n\n### X5.4 Two\n\n| a | b |\n|---|---|\n| 1 | <script> |\n");
    assert.equal(first.html, "<h1>One &lt;b&gt;</h1><p>text <b>bold</b> <code>&lt;i&gt;</code></p>");
    assert.equal(second.id, "x5-4");
    assert.ok(second.html.includes("<td>&lt;script&gt;</td>"));
  });
});
