/** Every word of the page exists in every language, and nothing is there that nobody says. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { SIGNS } from "../type.js";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const locales = join(web, "../src/bingma/locales");

/** The messages of a file, each with the names of its values and of its attributes. */
function messages(language, file) {
  const found = new Map();
  let name = null;
  for (const line of readFileSync(join(locales, language, `${file}.ftl`), "utf8").split("\n")) {
    const start = /^([a-zA-Z][\w-]*) =/.exec(line);
    if (start) {
      name = start[1];
      assert.ok(!found.has(name), `${language}: ${name} stands there twice`);
      found.set(name, new Set());
    }
    if (name)
      for (const match of line.matchAll(/\$(\w+)|^\s+\.(\w+) =/g)) found.get(name).add(match[1] ?? `.${match[2]}`);
  }
  return found;
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(path) ? [readFileSync(path, "utf8")] : [];
  });
}

/** The files of words that the page loads. */
const FILES = ["page", "telling", "xian", "terracotta-army"];
const english = messages("en", "page");
const spoken = new Map(FILES.flatMap((file) => [...messages("en", file)]));
const code = sources(join(web, "src")).join("\n");
/** Keys that the code says, whole or by their beginning: t("undo"), t(`do-${verb}`), data-tip and tip="…". */
const whole = new Set([...code.matchAll(/["'`]([a-zA-Z][\w-]*)["'`]/g)].map((m) => m[1]));
const beginnings = [...new Set([...code.matchAll(/(?:\bt|has|attribute)\(`([a-z-]+-)\$\{/g)].map((m) => m[1]))];

for (const language of ["fr", "de"]) {
  test(`${language} has the messages of en with the same values`, () => {
    const other = messages(language, "page");
    assert.deepEqual([...other.keys()].sort(), [...english.keys()].sort());
    for (const [name, values] of english) assert.deepEqual([...other.get(name)].sort(), [...values].sort(), name);
  });
}

test("every message that the code asks for is there", () => {
  const asked = [...code.matchAll(/(?:\b(?:t|say)\("([\w-]+)"|\bkey: "([a-z]+-[\w-]+)")/g)].map((m) => m[1] ?? m[2]);
  assert.ok(asked.length > 100);
  assert.deepEqual(
    asked.filter((key) => !spoken.has(key)),
    [],
  );
});

test("no key stands in two files", () => {
  const all = FILES.flatMap((file) => [...messages("en", file).keys()]);
  assert.deepEqual(
    all.filter((key, i) => all.indexOf(key) !== i),
    [],
  );
});

/** Texts in code that somebody would read: two words in a row in a literal, or letters between tags. */
function sentences(text) {
  const script = text.includes("</script>") ? text.slice(0, text.lastIndexOf("</script>")) : text;
  const plain = script.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, " ").replace(/throw new Error\(.*\)/g, "");
  const literals = [...plain.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map((m) =>
    (m[1] ?? m[2]).replace(/\$\{[^}]*\}/g, "§"),
  );
  const words = literals.filter(
    (one) => /(^|\s)\p{L}{2,},? \p{L}{2,}/u.test(one) && !/[#.[\]:><={}]|\d(?:px|rem)/.test(one),
  );
  const markup = script === text ? "" : text.slice(text.lastIndexOf("</script>") + 9).replace(/<style>[\s\S]*/, "");
  let bare = markup.replace(/<!--[\s\S]*?-->/g, "");
  for (let before = ""; before !== bare;)
    [before, bare] = [bare, bare.replace(/\{[^{}]*\}/g, "§").replace(/"[^"]*"|=>/g, "§")];
  const shown = [...bare.replace(/<[^>]*>/g, "\n").matchAll(/\p{L}{2,}/gu)].map((m) => m[0]);
  const labels = [...markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"{]*\p{L}[^"{]*)"/gu)].map((m) => m[1]);
  return [...words, ...shown, ...labels];
}

test("no sentence stands in the code", () => {
  // Names of elements and of classes, of a good in events, and a command.
  const silent = /^input, |^xo |^btn |^dry clay$|^bingma serve /;
  const found = sources(join(web, "src"))
    .flatMap(sentences)
    .filter((text) => !silent.test(text));
  assert.deepEqual(found, []);
});

test("a sentence in the code would be found", () => {
  assert.deepEqual(sentences('const a = "Take 2 coins"; const b = `It is ${name} who won`;'), ["It is § who won"]);
  assert.deepEqual(sentences('say("Take two coins");'), ["Take two coins"]);
  assert.deepEqual(sentences("<script>\n</script>\n<p class='a'>{t('x')} coins</p>"), ["coins"]);
  assert.deepEqual(sentences('<script>\n</script>\n<i aria-label="coins"></i>'), ["coins"]);
});

test("no message is unused", () => {
  const unused = [...english.keys()].filter(
    (key) => !whole.has(key) && !beginnings.some((start) => key.startsWith(start)),
  );
  assert.deepEqual(unused, []);
});

/** Signs that the type does not have; every system draws them. */
const DRAWN_BY_THE_SYSTEM = "\u202f\u0338←↑→↓⇄♪●◆";

test("the page's type has every sign that the page uses", () => {
  const texts = ["en", "fr", "de"]
    .flatMap((language) => FILES.map((file) => readFileSync(join(locales, language, `${file}.ftl`), "utf8")))
    // What only a terminal says is left out of the page.
    .map((text) =>
      text
        .split(/^(?=## )/m)
        .filter((part) => !/^## .*terminal/i.test(part))
        .join(""),
    );
  const rules = readdirSync(join(locales, "rules")).map((name) => readFileSync(join(locales, "rules", name), "utf8"));
  const used = new Set([...texts, ...rules, code].join("").replaceAll("\n", ""));
  assert.deepEqual(
    [...used].filter((sign) => !SIGNS.includes(sign) && !DRAWN_BY_THE_SYSTEM.includes(sign)),
    [],
  );
});
