/** The worker that opens the page without a network, and notices a newer one. Where there can't be any, all works without. */
import { server } from "./server.svelte";

const OFTEN_ENOUGH = 600_000;

export async function install(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  let looked = Date.now();
  try {
    const worker = await navigator.serviceWorker.register("/sw.js");
    worker.addEventListener("updatefound", () => void server.compare());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - looked < OFTEN_ENOUGH) return;
      looked = Date.now();
      worker.update().catch(() => undefined); // the server is away: the next time will do
    });
  } catch {
    // a private window, or storage is forbidden
  }
}
