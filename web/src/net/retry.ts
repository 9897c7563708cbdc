/** Retries with exponential back-off and jitter: how long to wait before the next attempt, of a request or a connection. */
import { RefusedError, UnreachableError } from "./api";

/** Why a request is retried: there was no answer, or one that says to try again later. */
export type Trouble = "unreachable" | "busy";

const FIRST_PAUSE = 500; // milliseconds
const LONGEST_PAUSE = 10_000;
const LONGEST_RETRY_AFTER = 600_000; // upper limit for the pause that a server requests with Retry-After

/** The reason if the same request may succeed later; null for an error that a retry cannot fix. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof UnreachableError) return "unreachable";
  return error instanceof RefusedError && error.passing ? "busy" : null;
}

/** Milliseconds to wait after this many failures: doubled each time, and spread so that not all clients come at once. */
export function backOff(failures: number, first: number = FIRST_PAUSE): number {
  return Math.min(first * 2 ** failures, LONGEST_PAUSE) * (0.75 + Math.random() / 2);
}

/** Retries until the server answers; `onfailure` is called for each failure. Other errors and aborts are thrown. */
export async function withRetries<T>(
  ask: () => Promise<T>,
  onfailure: (trouble: Trouble) => void = () => undefined,
  signal?: AbortSignal,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      const trouble = troubleOf(error);
      signal?.throwIfAborted();
      if (!trouble) throw error;
      onfailure(trouble);
      const asked = Math.min(askedPause(error), LONGEST_RETRY_AFTER);
      await pause(Math.max(asked, FIRST_PAUSE), Math.max(asked, backOff(failures)), signal);
      signal?.throwIfAborted();
    }
  }
}

function askedPause(error: unknown): number {
  const known = error instanceof RefusedError || error instanceof UnreachableError;
  return known ? (error.retryAfter ?? 0) * 1000 : 0;
}

/** Waits `most` milliseconds, or only `least` if the network comes back or the page becomes visible in the meantime. */
function pause(least: number, most: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const began = Date.now();
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener("online", endEarly);
      document.removeEventListener("visibilitychange", endEarly);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const endEarly = (): void => {
      if (document.hidden) return;
      clearTimeout(timer);
      timer = setTimeout(end, Math.max(0, began + least - Date.now()));
    };
    let timer = setTimeout(end, most);
    addEventListener("online", endEarly);
    document.addEventListener("visibilitychange", endEarly);
    signal?.addEventListener("abort", end);
  });
}
