/** A chromium for the tests: the system's, else the one that @sparticuz/chromium carries, else the distribution's. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const PLACES = ["/opt/google/chrome/chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
const folder = join(dirname(fileURLToPath(import.meta.url)), "chromium");

function runs(command, args, options = {}) {
  // What an installation says goes to stderr: stdout belongs to the results of the tests.
  return spawnSync(command, args, { stdio: ["ignore", 2, 2], ...options }).status === 0;
}

/** One that is installed. Some systems have a program of that name that only says how to get it. */
function installed() {
  const found = [
    ...(process.env.PATH ?? "").split(delimiter).flatMap((path) => NAMES.map((name) => join(path, name))),
    ...PLACES,
  ];
  const executablePath = found.find((path) => existsSync(path) && runs(path, ["--version"], { stdio: "ignore" }));
  return executablePath ? { executablePath } : null;
}

/** The one of the npm package, with the libraries that it brings: it needs nothing of the system but libc. */
async function carried() {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const module = join(folder, "node_modules/@sparticuz/chromium/build/esm/index.js");
  if (!existsSync(module) && !runs("npm", ["ci"], { cwd: folder })) return null;
  const unpacked = join(folder, "node_modules/unpacked");
  mkdirSync(unpacked, { recursive: true });
  const before = { ...process.env };
  // It unpacks into the folder for temporary files, and its libraries only where it believes to be at its usual home.
  Object.assign(process.env, { TMPDIR: unpacked, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" });
  const { default: chromium } = await import(pathToFileURL(module));
  const executablePath = await chromium.executablePath();
  const env = { ...before, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH };
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  return runs(executablePath, ["--version"], { env }) ? { executablePath, env } : null;
}

/** The package of Debian and its relatives. Only a build machine is changed without being asked. */
function distributed() {
  if (!process.env.CI || process.getuid?.() !== 0 || !runs("apt-get", ["update", "--quiet"])) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return runs("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", "chromium"], { env })
    ? installed()
    : null;
}

/** How playwright starts a chromium, or null. BINGMA_CHROMIUM names one, or says "carried". */
export async function findChromium() {
  const named = process.env.BINGMA_CHROMIUM;
  if (named && named !== "carried") return { executablePath: named };
  return (named ? null : installed()) ?? (await carried()) ?? distributed();
}
