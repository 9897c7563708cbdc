/** How the server is: whether games can be played yet, and whether it has a newer page than the one that runs here. */
import { api } from "../net/api";
import type { Readiness } from "../net/wire";
import { connection } from "./connection.svelte";

const PAUSE = 700; // milliseconds between two looks at how far the server has come

class Server {
  readiness = $state.raw<Readiness | null>(null);
  newer = $state(false);
  private awaited: Promise<void> | null = null;

  /** Until games can be played. However many wait for it, the server is asked once at a time. */
  awaitReady(): Promise<void> {
    this.awaited ??= this.becomeReady().finally(() => {
      this.awaited = null;
    });
    return this.awaited;
  }

  private async becomeReady(): Promise<void> {
    while (!this.readiness?.ready) {
      this.readiness = await connection.retry(() => api.ready());
      if (!this.readiness.ready) await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  /** After the line was lost: a server that started anew may have another page. */
  async compare(): Promise<void> {
    if (import.meta.env.DEV) return;
    const running = [...document.scripts].find((script) => script.type === "module")?.getAttribute("src");
    try {
      const response = await fetch("/", { cache: "no-store" });
      if (response.ok && running && !(await response.text()).includes(running)) this.newer = true;
    } catch {
      // it is away again
    }
  }
}

export const server = new Server();
