import { readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** While the page is drawn: /samples/NAME.json from the folder SAMPLES, so that no server is needed. */
function samples(): Plugin {
  return {
    name: "samples",
    apply: "serve",
    configureServer(server) {
      const folder = process.env.SAMPLES;
      if (!folder) return;
      server.middlewares.use("/samples/", (request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(readFileSync(join(folder, request.url!.replace(/[^\w.-]/g, ""))));
      });
    },
  };
}

const server = process.env.BINGMA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), samples()],
  build: {
    outDir: "../src/bingma/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Everything is a file of its own: the content-security policy allows no inline data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
