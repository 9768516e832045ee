import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { type } from "./type.js";

/** Where `npm run dev` finds a table server. */
const server = process.env.BINGMA_SERVER ?? "http://127.0.0.1:8000";

/** Files of code that come side by side: what asks early, the shell, and what every table has. Games, and pages that
 * not everybody sees, are files of their own. */
const GROUPS = [
  { name: "early", test: /app\/(early|languages|stored)\.ts|games\/index\.ts|preload-helper/, priority: 2 },
  {
    name: "core",
    test: /node_modules\/(?!uqr)|app\/(?!pages\/|start\/|learn\/|box\/|table\/|thinking\/(?!HintList)|flights|sound|ui\/(ShareLink|QrCode|KeysDialog)|door|markdown|texts)/,
    priority: 1,
  },
  {
    name: "table",
    test: /app\/(pages\/TablePage|table\/(?!Why|AheadList|Seats|Say|Bubbles|Waiting|Afterwards|Chart|Deal|Note|GiveUp|TextTable)|thinking\/(?!HintList)|flights|sound)/,
    priority: 1,
  },
];

/** Leave out of the words what only a terminal says, and what is only for those who write them; sections for the door of
 * a game, for its lesson and for the numbers of one's own box are parts of their own. */
function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    async load(id) {
      const [, file, part] = /^(.*\.ftl)\?(raw|door|lesson|box)$/.exec(id) ?? [];
      if (!file) return null;
      const wanted = part === "raw" ? /^(?!## .*(terminal|\((lesson|box)\)))/i : new RegExp(`^## .*\\(${part}\\)`);
      const parts = (await readFile(file, "utf8")).split(/^(?=## )/m).filter((section) => wanted.test(section));
      return `export default ${JSON.stringify(
        parts
          .join("")
          .replace(/^(#.*)?\n/gm, "")
          .replace(/^ +/gm, " ")
          .replace(/(?<=\{) (?=\$)|(?<=\w) (?=\})/g, ""),
      )};`;
    },
  };
}

/**
 * Let the page name what every address needs, so that it comes beside the early lines, not after them. The type comes
 * last: words are there before it.
 */
function preload(): Plugin {
  return {
    name: "preload",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const files = Object.values(bundle ?? {});
        const core = files.filter((item) => item.type === "chunk" && item.name === "core");
        const type = files.filter((item) => item.fileName.endsWith(".woff2"));
        const link = (attrs: Record<string, string | true>) => ({ tag: "link", attrs, injectTo: "head" as const });
        return [
          ...core.map(({ fileName }) => link({ rel: "modulepreload", crossorigin: true, href: `/${fileName}` })),
          ...type.map(({ fileName }) =>
            link({
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: true,
              fetchpriority: "low",
              href: `/${fileName}`,
            }),
          ),
        ];
      },
    },
  };
}

/** Compress what is built, once and as much as can be, for the server to hand out as it is. */
function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    async closeBundle() {
      for (const name of await readdir(PAGE, { recursive: true })) {
        if (!/\.(js|css|html|svg|txt|webmanifest)$/.test(name)) continue;
        const path = join(PAGE, name);
        const text = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(text));
        await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const PAGE = "../src/bingma/server/page";

export default defineConfig({
  plugins: [words(), svelte(), type(), preload(), compress()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    // Everything is a file of its own: the content-security policy allows no inline data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
