/** Server status: whether games can be played yet, and whether it serves a newer version of the page. */
import { api } from "../net/api";
import type { Readiness } from "../net/wire";
import { connection } from "./connection.svelte";

const POLL_INTERVAL = 700; // milliseconds between two readiness checks

class Server {
  readiness = $state.raw<Readiness | null>(null);
  newer = $state(false);
  private readyPromise: Promise<void> | null = null;

  /** Waits until games can be played. Single flight: however many callers wait, one request is sent at a time. */
  awaitReady(): Promise<void> {
    this.readyPromise ??= this.becomeReady().finally(() => {
      this.readyPromise = null;
    });
    return this.readyPromise;
  }

  private async becomeReady(): Promise<void> {
    while (!this.readiness?.ready) {
      this.readiness = await connection.retry(() => api.ready());
      if (!this.readiness.ready) await new Promise((done) => setTimeout(done, POLL_INTERVAL));
    }
  }

  /** Checks for a newer version of the page, after a lost connection: the server may have restarted with one. */
  async compare(): Promise<void> {
    if (import.meta.env.DEV) return;
    const running = [...document.scripts].find((script) => script.type === "module")?.getAttribute("src");
    try {
      const response = await fetch("/", { cache: "no-store" });
      if (response.ok && running && !(await response.text()).includes(running)) this.newer = true;
    } catch {
      // the server is away again
    }
  }
}

export const server = new Server();
