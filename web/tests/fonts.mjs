/** The fonts of the browser of the tests: DejaVu and no other, so that a page looks the same on every machine. */
import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { python } from "./python.mjs";

const made = join(dirname(fileURLToPath(import.meta.url)), "../node_modules/.fonts");

/** Where matplotlib, that draws the charts of the arena, has DejaVu. */
function dejaVu() {
  const where =
    "import importlib.util as u, pathlib; print(pathlib.Path(u.find_spec('matplotlib').origin).parent / 'mpl-data/fonts/ttf')";
  const { status, stdout } = spawnSync(python, ["-c", where], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0)
    throw new Error("The tests of the page take their font from matplotlib, and it is not installed: run make setup.");
  return stdout.trim();
}

/** A configuration for fontconfig, which chromium asks on Linux. Returns its path. */
export function fontConfiguration() {
  const text = (value) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const generic = { serif: "DejaVu Serif", "sans-serif": "DejaVu Sans", monospace: "DejaVu Sans Mono" };
  const aliases = Object.entries(generic).map(
    ([name, font]) =>
      `<alias binding="same"><family>${name}</family><prefer><family>${font}</family></prefer></alias>`,
  );
  const path = join(made, "fonts.conf");
  mkdirSync(made, { recursive: true });
  // Renamed at once: another file of tests may read it just now.
  const written = `${path}.${process.pid}`;
  writeFileSync(
    written,
    `<?xml version="1.0"?>
<fontconfig>
  <dir>${text(dejaVu())}</dir>
  <cachedir>${text(join(made, "cache"))}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont><glob>*/DejaVuS*</glob></acceptfont>
  </selectfont>
  ${aliases.join("\n  ")}
</fontconfig>
`,
  );
  renameSync(written, path);
  return path;
}
