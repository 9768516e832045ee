/** Every word of the page exists in every language, and nothing is there that nobody says. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const locales = join(web, "../src/bingma/locales");

/** The messages of a file, each with the names of its values and of its attributes. */
function messages(language) {
  const found = new Map();
  let name = null;
  for (const line of readFileSync(join(locales, language, "page.ftl"), "utf8").split("\n")) {
    const start = /^([a-zA-Z][\w-]*) =/.exec(line);
    if (start) {
      name = start[1];
      assert.ok(!found.has(name), `${language}: ${name} stands there twice`);
      found.set(name, new Set());
    }
    if (name) for (const match of line.matchAll(/\$(\w+)|^\s+\.(\w+) =/g)) found.get(name).add(match[1] ?? `.${match[2]}`);
  }
  return found;
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(path) ? [readFileSync(path, "utf8")] : [];
  });
}

const english = messages("en");
const code = sources(join(web, "src")).join("\n");
/** Keys that the code says, whole or by their beginning: t("undo"), t(`do-${verb}`), data-tip and tip="…". */
const whole = new Set([...code.matchAll(/["'`]([a-zA-Z][\w-]*)["'`]/g)].map((m) => m[1]));
const beginnings = [...new Set([...code.matchAll(/(?:\bt|has|attribute)\(`([a-z-]+-)\$\{/g)].map((m) => m[1]))];

for (const language of ["fr", "de"]) {
  test(`${language} has the messages of en with the same values`, () => {
    const other = messages(language);
    assert.deepEqual([...other.keys()].sort(), [...english.keys()].sort());
    for (const [name, values] of english) assert.deepEqual([...other.get(name)].sort(), [...values].sort(), name);
  });
}

test("every message that the code asks for is there", () => {
  const asked = [...code.matchAll(/\bt\("([\w-]+)"/g)].map((m) => m[1]);
  assert.ok(asked.length > 100);
  assert.deepEqual(asked.filter((key) => !english.has(key)), []);
});

test("no message is unused", () => {
  const unused = [...english.keys()].filter((key) => !whole.has(key) && !beginnings.some((start) => key.startsWith(start)));
  assert.deepEqual(unused, []);
});
