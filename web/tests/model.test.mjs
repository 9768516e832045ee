/** The pure functions of the page. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createServer } from "vite";

describe("the model", () => {
  let vite;
  let load;
  before(async () => {
    vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
    load = (name) => vite.ssrLoadModule(`/src/${name}.ts`);
  });
  after(() => vite.close());

  test("a live message changes what it names and shares the rest", async () => {
    const { patched } = await load("app/patches");
    const old = { seq: 1, view: { players: [{ coins: 1 }, { coins: 2 }], pit: { a: null } }, legal: [1, 2] };
    const view = { players: { 1: { coins: 5 } }, pit: { "=": { b: 1 } } };
    const now = patched(old, { seq: 2, view, legal: [] });
    assert.deepEqual(now, { seq: 2, view: { players: [{ coins: 1 }, { coins: 5 }], pit: { b: 1 } }, legal: [] });
    assert.equal(now.view.players[0], old.view.players[0]);
    assert.equal(old.view.players[1].coins, 2);
  });

  const choice = (action, places, more = {}) => ({ action, places, effects: [], notes: [], preview: [], ...more });

  test("a choice belongs to its places, or is a button", async () => {
    const { buttons, offers } = await load("app/table/places");
    const legal = [
      choice("enter lab", ["building:lab"]),
      choice("extra lab", ["building:lab"]),
      choice("market", ["tile:market"], { button: true }),
      choice("pass", []),
      choice("plan", [], { draft: true }),
    ];
    const map = offers({ legal, refused: [{ action: "enter armory", places: ["building:armory"] }] });
    assert.deepEqual(
      map.get("building:lab").legal.map((item) => item.action),
      ["enter lab", "extra lab"],
    );
    assert.equal(map.get("building:armory").legal.length, 0);
    assert.deepEqual(
      buttons(legal).map((item) => item.action),
      ["market", "pass"],
    );
  });

  const effects = [
    { seat: 2, what: "coin", amount: -1, to: 0 },
    { seat: 2, what: "coin", amount: -1, to: 1 },
    { seat: 2, what: "points", amount: 4, source: "craft" },
    { seat: 2, what: "points", amount: 1, source: "ceramist" },
    { seat: 0, what: "coin", amount: 1 },
  ];

  test("effects sum up to what a seat pays and gets", async () => {
    const { balance } = await load("app/table/told");
    const { paid, fees, gained, lost } = balance(effects, 2);
    assert.deepEqual(paid, [{ seat: 2, what: "coin", amount: -2 }]);
    assert.deepEqual(
      fees.map(({ to }) => to),
      [0, 1],
    );
    assert.deepEqual(gained, [{ seat: 2, what: "points", amount: 5 }]);
    assert.deepEqual(lost, []);
  });

  const line = (last, level, some = []) => ({
    first: last,
    last,
    seat: null,
    saying: { key: "x" },
    level,
    effects: some,
  });

  test("points grow from one large part of the game to the next", async () => {
    const { pointsByPart } = await load("app/table/told");
    const lines = [
      line(0, 1),
      line(1, undefined, effects),
      line(2, 2),
      line(3, 1),
      line(4, undefined, effects),
      line(5, 1),
    ];
    assert.deepEqual(pointsByPart(lines, [0, 0, 30]), [
      [0, 0, 0],
      [0, 0, 5],
      [0, 0, 10],
      [0, 0, 30],
    ]);
  });

  test("headings fold what stands under them, and the last ones are open", async () => {
    const { rowsOf } = await load("app/table/folding");
    // Two turns of two rounds, a line in each part.
    const lines = [1, 0, 2, 0, 2, 0, 1, 0, 2, 0, 2, 0].map((level, at) => line(at, level));
    const shown = (set) => rowsOf(lines, set).map(({ at }) => at);
    assert.deepEqual(shown({}), [0, 6, 7, 8, 9, 10, 11]);
    assert.deepEqual(shown({ 0: true }), [0, 1, 2, 4, 6, 7, 8, 9, 10, 11]);
    assert.deepEqual(shown({ 0: true, 2: true, 6: false }), [0, 1, 2, 3, 4, 6]);
    assert.deepEqual(
      rowsOf(lines.slice(0, 2), {}).map(({ open }) => open),
      [true, null],
    );
    // In the second turn what was done in the last round of the first one stays in sight.
    assert.deepEqual(
      rowsOf(lines.slice(0, 10), {}).map(({ at }) => at),
      [0, 1, 2, 4, 5, 6, 7, 8, 9],
    );
  });

  test("niches and cards are read", async () => {
    const { readNiche, workerCard } = await load("games/xian/things");
    assert.deepEqual(readNiche("A1", "raw+seal:1"), { space: "A1", statue: "raw", seal: 1 });
    assert.deepEqual(readNiche("A1", "3"), { space: "A1", statue: 3, seal: null });
    assert.deepEqual(readNiche("A1", null), { space: "A1", statue: null, seal: null });
    const { keepPrinted } = await load("games/xian/printed");
    keepPrinted({ workers: { B5: { goods: { R: 1, B: 1 }, helper: null, prestige: [0, 0, 0, 0, 0, 0] } } });
    assert.deepEqual(workerCard("B5"), {
      colour: "B",
      number: 5,
      emblem: "worker-miner",
      goods: ["R", "B"],
      helper: null,
    });
  });

  test("the rules are rendered without letting markup through", async () => {
    const { render } = await load("app/markdown");
    const [first, second] = render(
      "# One <b>\n\ntext **bold** `<i>`\n\n### X5.4 Two\n\n| a | b |\n|---|---|\n| 1 | <script> |\n",
    );
    assert.equal(first.html, "<h1>One &lt;b&gt;</h1><p>text <b>bold</b> <code>&lt;i&gt;</code></p>");
    assert.equal(second.id, "x5-4");
    assert.ok(second.html.includes("<td>&lt;script&gt;</td>"));
  });
});
