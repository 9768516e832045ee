/** Sayings are worded here as the terminal words them: the same fixtures as in tests/wording. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createServer } from "vite";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const fixtures = JSON.parse(readFileSync(join(root, "tests/wording/fixtures.json"), "utf8"));

/** The words of a language; a missing message or value is an error. */
function strict(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["telling", "xian", "terracotta-army"]) {
    bundle.addResource(
      new FluentResource(readFileSync(join(root, `src/bingma/locales/${language}/${file}.ftl`), "utf8")),
    );
  }
  return {
    say: (key, values) => bundle.formatPattern(bundle.getMessage(key).value, values),
    attributes: (key, values) =>
      Object.fromEntries(
        Object.entries(bundle.getMessage(key).attributes).map(([name, pattern]) => [
          name,
          bundle.formatPattern(pattern, values),
        ]),
      ),
  };
}

describe("wording", () => {
  let vite;
  let Wording;
  before(async () => {
    vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
    ({ Wording } = await vite.ssrLoadModule("/src/app/wording.ts"));
  });
  after(() => vite.close());

  assert.ok(fixtures.cases.length > 30);
  for (const { about, prefix, line, saying, expected } of fixtures.cases) {
    for (const [language, texts] of Object.entries(expected)) {
      for (const [listener, text] of Object.entries(texts)) {
        test(`${about}, ${language}, ${listener}`, () => {
          const heard = listener === "anybody" ? null : Number(listener);
          const wording = new Wording(strict(language), prefix, (seat) => fixtures.names[seat], heard);
          assert.equal(line ? wording.line(line) : wording.word(saying), text);
        });
      }
    }
  }

  test("what is drawn in a sentence keeps its name", () => {
    const pieces = { "xian-card": "card" };
    const card = { key: "xian-card", values: { card: "R4", colour: { key: "xian-colour-R" }, number: 4 } };
    const saying = { key: "xian-do-favour", values: { cards: { of: [card], join: "and" } } };
    const wording = new Wording(strict("en"), "xian", () => "", null, pieces);
    assert.deepEqual(wording.phrase(saying), ["Exchange ", { piece: "R4", name: "red 4" }, ""]);
    assert.equal(wording.word(saying), "Exchange red 4");
  });
});
