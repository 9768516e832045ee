/** Searches beside the page. Another search, or its end, stops the one before. */
import { Thinker, type Search, type Thought } from "./search";

/** Iterations between two looks whether something else is wanted. */
const CHUNK = 200;

const port = self as unknown as {
  onmessage: ((event: MessageEvent<Search>) => void) | null;
  postMessage(thought: Thought | { failed: string }): void;
};
const modules = new Map<string, Promise<WebAssembly.Module>>();
let current: Search | null = null;

function moduleAt(address: string): Promise<WebAssembly.Module> {
  let module = modules.get(address);
  if (!module) {
    module = WebAssembly.compileStreaming(fetch(address));
    module.catch(() => modules.delete(address));
    modules.set(address, module);
  }
  return module;
}

async function search(wanted: Search): Promise<void> {
  const thinker = new Thinker(await WebAssembly.instantiate(await moduleAt(wanted.module), {}));
  thinker.begin(wanted);
  while (current === wanted) {
    const thought = thinker.think(CHUNK);
    port.postMessage(thought);
    if (thought.settled) break;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

port.onmessage = ({ data }) => {
  current = data;
  search(data).catch((error: unknown) => port.postMessage({ failed: String(error) }));
};
