import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Where `npm run dev` finds a table server. */
const server = process.env.BINGMA_SERVER ?? "http://127.0.0.1:8000";

/** Three files of code, that come side by side: what asks early, what every address needs, the table. */
const GROUPS = [
  { name: "early", test: /src\/(early|languages|stored)\.ts|preload-helper/, priority: 3 },
  { name: "core", test: /node_modules|src\/(symbols|ui|model|main|App|i18n|settings|router|words|api|links)/, priority: 2 },
  { name: "table", test: /src\/(scene|table|pages\/TablePage|animate|sound|wide)/, priority: 1 },
];

/** Let the page name what every address needs, so that it comes beside the early lines, not after them. */
function preloadCore(): Plugin {
  return {
    name: "preload-core",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const core = Object.values(bundle ?? {}).filter((item) => item.type === "chunk" && item.name === "core");
        return core.map((chunk) => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `/${chunk.fileName}` }, injectTo: "head" }));
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), preloadCore()],
  build: {
    outDir: "../src/bingma/server/page",
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
