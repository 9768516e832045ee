/** Searches with a module of the rules as WebAssembly, under Node: node wasm.mjs MODULE JOB.json SECONDS. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const [file, job, seconds] = process.argv.slice(2);
const bytes = readFileSync(file);
const { state, tables, settings, seat, iterations } = JSON.parse(
  readFileSync(job, "utf8"),
);
const { instance } = await WebAssembly.instantiate(bytes, {});
const rules = instance.exports;
const write = (at, hex) =>
  new Uint8Array(rules.memory.buffer).set(Buffer.from(hex, "hex"), at);
write(rules.tables_at(), tables);
settings.forEach((value, which) => rules.set(which, value));

let seed = 0;
function search() {
  write(rules.state_at(), state);
  // A budget beyond what is searched: it does not stop when the choice is settled.
  rules.begin(seat, ++seed, rules.most_iterations());
  rules.think(iterations);
  return rules.iterations();
}

/** Seconds of the processor since the start. */
const now = () => process.cpuUsage().user / 1e6;

for (let i = 0; i < 3; i++) search(); // until the code is compiled well
let done = 0;
const began = now();
while (now() - began < seconds) done += search();
const rate = done / (now() - began);
console.log(JSON.stringify({ rate, brotli: brotliCompressSync(bytes).length }));
