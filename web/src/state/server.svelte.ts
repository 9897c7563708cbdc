/** How the server is: whether games can be played yet, and whether it has a newer page than the one that runs here. */
import { api, UnreachableError } from "../net/api";
import type { Readiness } from "../net/wire";

const PAUSE = 700;

class Server {
  readiness = $state.raw<Readiness | null>(null);
  newer = $state(false);

  /** Until games can be played. */
  async awaitReady(): Promise<void> {
    while (!this.readiness?.ready) {
      try {
        this.readiness = await api.ready();
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
      }
      if (!this.readiness?.ready) await new Promise((done) => setTimeout(done, PAUSE));
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
