/** Repeats a request that failed for a temporary reason, with growing pauses, until the server answers it. */
import { RefusedError, UnreachableError } from "./api";

/** Why a request is repeated: no answer at all, or one that says to come back later. */
export type Trouble = "unreachable" | "busy";

const FIRST_PAUSE = 500; // milliseconds
const LONGEST_PAUSE = 10_000;
const LONGEST_ASKED = 600_000; // a server may ask for a longer pause, up to this one

/** The reason, if the same request may succeed later; null for an error that repeating does not cure. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof UnreachableError) return "unreachable";
  return error instanceof RefusedError && error.passing ? "busy" : null;
}

/** `onfailure` hears of each failed attempt. Other errors, and the end of `signal`, are thrown. */
export async function retried<T>(
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
      const asked = Math.min(askedPause(error), LONGEST_ASKED);
      const usual = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.75 + Math.random() / 2);
      await pause(Math.max(asked, FIRST_PAUSE), Math.max(asked, usual), signal);
      signal?.throwIfAborted();
    }
  }
}

function askedPause(error: unknown): number {
  const known = error instanceof RefusedError || error instanceof UnreachableError;
  return known ? (error.retryAfter ?? 0) * 1000 : 0;
}

/** Ends after `most` milliseconds, or, when the network is back or the page is looked at again, after `least`. */
function pause(least: number, most: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const began = Date.now();
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const hurry = (): void => {
      if (document.hidden) return;
      clearTimeout(timer);
      timer = setTimeout(end, Math.max(0, began + least - Date.now()));
    };
    let timer = setTimeout(end, most);
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    signal?.addEventListener("abort", end);
  });
}
