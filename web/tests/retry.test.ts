/** Retries with fake timers and events. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefusedError, UnreachableError } from "../src/net/api";
import { withRetries } from "../src/net/retry";

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function refusal(status: number, code: string, retryAfter: number | null = null): RefusedError {
  return new RefusedError(
    status,
    { type: "refused", code, text: code, details: {}, move_id: null, table: null },
    retryAfter,
  );
}

test("a server that is away is asked with growing pauses, and its first answer is the result", async () => {
  const ask = vi.fn().mockRejectedValue(new UnreachableError("away"));
  const heard = vi.fn();
  const answer = withRetries(ask, heard);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask.mock.calls.length).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(57_000);
  expect(ask.mock.calls.length).toBeLessThan(14); // in a whole minute
  expect(heard).toHaveBeenLastCalledWith("unreachable");
  ask.mockResolvedValue("here");
  await vi.advanceTimersByTimeAsync(13_000);
  expect(await answer).toBe("here");
});

test.each([
  [429, "too-many"],
  [503, "not-ready"],
  [500, "trouble"],
])("after %i the request is repeated", async (status, code) => {
  const ask = vi.fn().mockRejectedValueOnce(refusal(status, code)).mockResolvedValue("here");
  const heard = vi.fn();
  const answer = withRetries(ask, heard);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe("here");
  expect(heard.mock.calls).toEqual([["busy"]]);
});

test("what no repetition cures is thrown at once", async () => {
  const ask = vi.fn().mockRejectedValue(refusal(401, "no-guest"));
  await expect(withRetries(ask)).rejects.toThrow("no-guest");
  expect(ask).toHaveBeenCalledTimes(1);
});

test("the network's return, or a look at the page, ends the pause early", async () => {
  const ask = vi.fn().mockRejectedValue(new UnreachableError("away"));
  void withRetries(ask);
  for (const event of ["online", "visibilitychange"]) {
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.advanceTimersToNextTimerAsync(); // a request has just been sent
    const before = ask.mock.calls.length;
    for (let i = 0; i < 20; i += 1) page.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(501);
    expect(ask.mock.calls.length).toBe(before + 1);
  }
});

test("a pause that the server asks for is kept, whatever happens", async () => {
  const ask = vi.fn().mockRejectedValue(refusal(429, "too-many", 30));
  void withRetries(ask);
  await vi.advanceTimersByTimeAsync(1_000);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(28_900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("who is not interested any more ends it", async () => {
  const ask = vi.fn().mockRejectedValue(new UnreachableError("away"));
  const stop = new AbortController();
  const answer = withRetries(ask, undefined, stop.signal);
  const thrown = expect(answer).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1_000);
  const before = ask.mock.calls.length;
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await thrown;
  expect(ask.mock.calls.length).toBe(before);
});
