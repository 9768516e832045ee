/** The Python that has Bingma and what its tests need. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const python = process.env.BINGMA_PYTHON ?? join(root, ".venv/bin/python");
