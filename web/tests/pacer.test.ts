/** Move pacing: order, pauses, and what is shown at once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MovePacer, type Step } from "../src/render/scheduler.svelte";

let shown: string[] = [];
let hide: () => void = () => undefined;
const page = { hidden: false };

beforeEach(() => {
  shown = [];
  page.hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_name: string, listener: () => void) => {
      hide = listener;
    },
    removeEventListener: () => undefined,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function step(version: number, more: Partial<Step> = {}): Step {
  return { version, move: true, show: () => shown.push(String(version)), ...more };
}

function pacerAfterOwnMove(pause = 500): MovePacer {
  const pacer = new MovePacer(() => pause);
  pacer.addNow(step(1));
  return pacer;
}

test("moves follow each other at the chosen pace, the first after the player's own", () => {
  const pacer = pacerAfterOwnMove();
  for (const version of [2, 3]) pacer.add(step(version));
  expect(shown).toEqual(["1"]);
  expect(pacer.behind).toBe(true);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual(["1"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["1", "2"]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(["1", "2", "3"]);
  expect(pacer.behind).toBe(false);
});

test("a move that comes late enough is shown at once", () => {
  const pacer = pacerAfterOwnMove();
  vi.advanceTimersByTime(2000);
  pacer.add(step(2));
  expect(shown).toEqual(["1", "2"]);
});

test("many moves take no longer than a few", () => {
  const pacer = pacerAfterOwnMove();
  for (let version = 2; version <= 31; version += 1) pacer.add(step(version));
  vi.advanceTimersByTime(3500);
  expect(shown).toHaveLength(31);
  expect(shown).toEqual([...shown].sort((a, b) => Number(a) - Number(b)));
});

test("skipping, hiding the page and the player's own move show all that waits, in order", () => {
  const pacer = pacerAfterOwnMove();
  for (const version of [2, 3]) pacer.add(step(version));
  pacer.skip();
  expect(shown).toEqual(["1", "2", "3"]);
  for (const version of [4, 5]) pacer.add(step(version));
  page.hidden = true;
  hide();
  expect(shown).toEqual(["1", "2", "3", "4", "5"]);
  page.hidden = false;
  for (const version of [6, 7]) pacer.add(step(version));
  pacer.addNow(step(8));
  expect(shown).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(8);
});

test("the views of several seats are shown together, and news that are no move wait for nothing but their turn", () => {
  const pacer = pacerAfterOwnMove();
  for (const name of ["2a", "2b"]) pacer.add(step(2, { show: () => shown.push(name) }));
  pacer.add(step(3, { move: false }));
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(["1", "2a", "2b", "3"]);
});

test("no pause shows everything at once", () => {
  const pacer = pacerAfterOwnMove(0);
  for (const version of [2, 3]) pacer.add(step(version));
  expect(shown).toEqual(["1", "2", "3"]);
});

test("a tunnel's result comes after its cards, also for the player's own tunnel and for several seats", () => {
  const pacer = pacerAfterOwnMove();
  const suspense = { lasts: 1000, begin: () => shown.push("cards") };
  pacer.addNow(step(2, { suspense }));
  pacer.addNow(step(2, { suspense }));
  expect(shown).toEqual(["1", "cards"]);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual(["1", "cards"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["1", "cards", "2", "2"]);
  pacer.add(step(3));
  pacer.close();
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(4);
});
