/** The shell knows no game: what it shows of one comes from the server and from the game's own folder. And how the
 * source looks. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const src = join(dirname(fileURLToPath(import.meta.url)), "../src");

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

/** Words of the games, as they stand in code: alone, in the plural, or as a part of a longer name. */
const WORDS = [
  "xi'an",
  "xian",
  "pit",
  "niche",
  "statue",
  "seal",
  "sealed",
  "workshop",
  "lab",
  "armory",
  "armoury",
  "palace",
  "mausoleum",
  "supervisor",
  "builder",
  "clay",
  "pigment",
  "coin",
  "prestige",
  "equipment",
  "forge",
  "forged",
  "craft",
  "crafted",
  "paint",
  "painted",
  "helper",
  "ceramist",
  "accountant",
  "administrator",
  "emissary",
  "scientist",
  "officer",
  "minister",
  "plan",
  "planned",
  "favour",
  "favoured",
  "majority",
  "majorities",
  "market",
  "discount",
  "terracotta",
  "wheel",
  "rack",
  "warehouse",
  "decree",
  "overseer",
  "inspector",
  "musician",
  "artisan",
  "craftsman",
];
/** A bot may be called like a piece: its portrait is the shell's. */
const ALLOWED = /bot-[a-z]+/g;

/** The single words of a text, small: "myPit", "pit-stop" and "PIT" all have a pit. */
function wordsOf(text) {
  const apart = text.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return new Set(
    apart.match(/[a-z]+(?:'[a-z]+)?/g)?.flatMap((word) => [word, word.replace(/'.*$/, ""), word.replace(/s$/, "")]),
  );
}

test("the shell has no word of a game", () => {
  const found = [];
  for (const path of files(join(src, "app"))) {
    const lines = readFileSync(path, "utf8").split("\n");
    lines.forEach((line, i) => {
      const words = wordsOf(line.replace(ALLOWED, ""));
      for (const word of WORDS) if (words.has(word)) found.push(`${relative(src, path)}:${i + 1}: ${word}`);
    });
  }
  assert.deepEqual(found, []);
});

test("words are found inside names, and only whole", () => {
  assert.ok(
    ["const myPit = 1", "class='pit-stop'", "PITS", "niches", "Xi'an's"].every((text) => {
      const words = wordsOf(text);
      return WORDS.some((word) => words.has(word));
    }),
  );
  assert.ok(!WORDS.some((word) => wordsOf("spit explanation coincide labels planet sealing").has(word)));
});

test("the shell takes games from their list only, and a game never from another one", () => {
  const found = [];
  for (const path of files(src)) {
    if (!/\.(ts|svelte)$/.test(path)) continue;
    const here = relative(src, path).split("/");
    for (const [, spec] of readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)) {
      const there = relative(src, join(dirname(path), spec)).split("/");
      if (there[0] !== "games") continue;
      const own = here[0] === "games" && (here[1] === there[1] || here[1] === "index.ts");
      const list = here[0] === "app" && there.length === 1;
      // Drawn things that several games have.
      const shared = here[0] === "games" && there.length === 2 && there[1] === "symbols";
      if (!own && !list && !shared) found.push(`${here.join("/")}: ${spec}`);
    }
  }
  assert.deepEqual(found, []);
});

test("lines are shorter than 120 characters, drawings apart", () => {
  const found = [];
  for (const path of files(src).filter((name) => !/\/symbols(\/|\.ts)/.test(name))) {
    readFileSync(path, "utf8")
      .split("\n")
      .forEach((line, i) => line.length < 120 || found.push(`${relative(src, path)}:${i + 1}`));
  }
  assert.deepEqual(found, []);
});
