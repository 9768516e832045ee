import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

/** The two families of the page. `src/app/type.css` says how they are used. */
const FAMILIES = ["vollkorn", "cabin"];
const PACKAGES = join(import.meta.dirname, "node_modules/@fontsource-variable");
const MADE = join(import.meta.dirname, "node_modules/.type");

/** From the first sign to the last. */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** What is in the files: every letter of Western Europe, so of most names too, and the signs that the page uses. */
export const SIGNS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„…‹›−`;

/**
 * Cut the two families down to these signs, before anything asks for them, and put their licences beside the page.
 * @returns {import("vite").Plugin}
 */
export function type() {
  let building = false;
  return {
    name: "type",
    configResolved({ command }) {
      building = command === "build";
    },
    async buildStart() {
      await mkdir(MADE, { recursive: true });
      for (const family of FAMILIES) {
        const made = join(MADE, `${family}.woff2`);
        // It takes seconds: `npm run dev` is content with what there is.
        if (!building && existsSync(made)) continue;
        const whole = await readFile(join(PACKAGES, family, `files/${family}-latin-wght-normal.woff2`));
        const cut = await subsetFont(whole, SIGNS, {
          targetFormat: "woff2",
          variationAxes: { wght: { min: 400, max: 700 } },
          // Kerning, and numerals that are as high as capitals and of one width.
          keepFeatures: ["kern", "lnum", "tnum"],
          noHinting: true,
        });
        await writeFile(made, cut);
      }
    },
    async generateBundle() {
      for (const family of FAMILIES) {
        const source = await readFile(join(PACKAGES, family, "LICENSE"));
        this.emitFile({ type: "asset", fileName: `licences/${family}.txt`, source });
      }
    },
  };
}
