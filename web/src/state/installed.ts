/** Registers the service worker, which serves the page offline and detects new versions. The page works without it. */
import { server } from "./server.svelte";

const UPDATE_INTERVAL = 600_000;

export async function install(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  let lastCheck = Date.now();
  try {
    const worker = await navigator.serviceWorker.register("/sw.js");
    worker.addEventListener("updatefound", () => void server.compare());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - lastCheck < UPDATE_INTERVAL) return;
      lastCheck = Date.now();
      worker.update().catch(() => undefined); // the server is away: try the next time
    });
  } catch {
    // a private window, or storage is blocked
  }
}
