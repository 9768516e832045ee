/** Icons for home screens, from the page's own: `make icons`. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./helpers.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../public");
const seal = readFileSync(join(folder, "icon.svg"), "utf8");
const GROUND = "#e3d2b4";

/** Systems cut what is whole to a shape of theirs: all that counts lies in a circle of four fifths. */
const icons = [
  { name: "icon-192", size: 192, part: 1 },
  { name: "icon-512", size: 512, part: 1 },
  { name: "icon-touch", size: 180, part: 0.8, ground: GROUND },
  { name: "icon-whole", size: 512, part: 0.7, ground: GROUND },
];

const browser = await launch();
try {
  for (const { name, size, part, ground = "transparent" } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}">
        <div style="width: ${part * 100}%">${seal}</div>`,
    );
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
