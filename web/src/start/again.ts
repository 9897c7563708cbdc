/** Periodic polling while the page is visible, with retries while the server is away. */
import { connection } from "../state/connection.svelte";

export function every(seconds: number, ask: () => Promise<void>, lost: (error: unknown) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  async function round(): Promise<void> {
    if (asking || stop.signal.aborted) return;
    clearTimeout(timer);
    asking = true;
    try {
      if (!document.hidden) await connection.retry(ask, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) lost(error);
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
