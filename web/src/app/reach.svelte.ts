/** Where others find this page. On the server's own machine its address is of use to nobody else. */
import type { ServerInfo } from "./types";

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Reach {
  /** What links to hand on begin with. */
  origin = $state(location.origin);
  /** Whether nobody else can open them. */
  alone = $state(false);

  /** Ask the server, where this page was opened on its own machine. */
  async find(ask: () => Promise<ServerInfo>): Promise<void> {
    if (!LOCAL.test(location.hostname)) return;
    const told = await ask().catch(() => null);
    if (!told) return;
    this.origin = told.origin ?? location.origin;
    this.alone = told.origin === null;
  }
}

export const reach = new Reach();
