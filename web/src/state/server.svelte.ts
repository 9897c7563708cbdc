/** Server status: requests that are being retried, readiness for games, and newer versions of the page. */
import { api } from "../net/api";
import { type Trouble, withRetries } from "../net/retry";
import type { Readiness } from "../net/wire";

const READY_INTERVAL = 700; // milliseconds between two readiness checks
const WARM_INTERVAL = 3000; // and while the server warms up, when games can be played already
const UPDATE_INTERVAL = 600_000; // milliseconds between two checks for a new service worker

class Server {
  readiness = $state.raw<Readiness | null>(null);
  /** Whether the server has a newer version of the page. */
  newer = $state(false);
  private retrying = $state.raw<ReadonlyMap<object, Trouble>>(new Map());
  private readyPromise: Promise<void> | null = null;

  /** Why requests are being retried; null if none is. */
  readonly trouble: Trouble | null = $derived.by(() => {
    const all = [...this.retrying.values()];
    return all.includes("unreachable") ? "unreachable" : (all[0] ?? null);
  });

  /** Whether masters and hints don't have their full strength yet: for a minute after a server's very first start. */
  readonly warmingUp = $derived(this.readiness?.warming_up ?? false);

  /** Sends a request and retries it while the server is away or busy. */
  async retry<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const request = {};
    try {
      return await withRetries(ask, (trouble) => this.note(request, trouble), signal);
    } finally {
      this.note(request, null);
    }
  }

  private note(request: object, trouble: Trouble | null): void {
    if ((this.retrying.get(request) ?? null) === trouble) return;
    const others = [...this.retrying].filter(([each]) => each !== request);
    this.retrying = new Map(trouble ? [...others, [request, trouble]] : others);
  }

  /** Waits until games can be played. Single flight: however many callers wait, one request is sent at a time. */
  awaitReady(): Promise<void> {
    this.readyPromise ??= this.becomeReady().finally(() => {
      this.readyPromise = null;
    });
    return this.readyPromise;
  }

  private async becomeReady(): Promise<void> {
    const waiting = {};
    try {
      while (!this.readiness?.ready) {
        this.readiness = await this.retry(() => api.ready());
        this.note(waiting, this.readiness.trouble ? "busy" : null);
        if (!this.readiness.ready) await new Promise((done) => setTimeout(done, READY_INTERVAL));
      }
    } finally {
      this.note(waiting, null);
    }
    if (this.readiness.warming_up) setTimeout(() => void this.checkWarmUp(), WARM_INTERVAL);
  }

  private async checkWarmUp(): Promise<void> {
    try {
      this.readiness = await this.retry(() => api.ready());
    } catch {
      // the server is away: the next check tells
    }
    if (this.warmingUp) setTimeout(() => void this.checkWarmUp(), WARM_INTERVAL);
  }

  /** Checks for a newer version of the page, after a lost connection: the server may have restarted with one. */
  async checkVersion(): Promise<void> {
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

/** Polls while the page is visible, with retries while the server is away. Returns a function that stops it. */
export function poll(seconds: number, ask: () => Promise<void>, onerror: (error: unknown) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  async function round(): Promise<void> {
    if (asking || stop.signal.aborted) return;
    clearTimeout(timer);
    asking = true;
    try {
      if (!document.hidden) await server.retry(ask, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) onerror(error);
    } finally {
      asking = false;
    }
    if (!stop.signal.aborted) timer = setTimeout(round, seconds * 1000);
  }

  const onVisible = () => {
    if (!document.hidden) void round();
  };
  document.addEventListener("visibilitychange", onVisible);
  void round();
  return () => {
    stop.abort();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisible);
  };
}

/** Registers the service worker, which serves the page offline and detects new versions. The page works without it. */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  let lastCheck = Date.now();
  try {
    const worker = await navigator.serviceWorker.register("/sw.js");
    worker.addEventListener("updatefound", () => void server.checkVersion());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - lastCheck < UPDATE_INTERVAL) return;
      lastCheck = Date.now();
      worker.update().catch(() => undefined); // the server is away: try the next time
    });
  } catch {
    // a private window, or storage is blocked
  }
}
