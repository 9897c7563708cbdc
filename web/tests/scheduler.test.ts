/** Frame scheduler. */
import { beforeEach, expect, test, vi } from "vitest";
import { FrameScheduler } from "../src/render/scheduler.svelte";

let clock = 0;
let painted: (() => void)[] = [];
let done: number[] = [];

beforeEach(() => {
  clock = 0;
  painted = [];
  done = [];
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});

function pace(): FrameScheduler {
  return new FrameScheduler(() => new Promise((resolve) => painted.push(resolve)));
}

/** A task that takes the given milliseconds. */
function piece(number: number, takes: number): () => void {
  return () => {
    clock += takes;
    done.push(number);
  };
}

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await null;
}

test("what comes alone is done at once", () => {
  pace().do(piece(1, 50));
  expect(done).toEqual([1]);
});

test("what is quick does not wait", async () => {
  const one = pace();
  for (const number of [1, 2, 3]) one.do(piece(number, 1));
  await settle();
  expect(done).toEqual([1, 2, 3]);
  expect(painted).toEqual([]);
});

test("after what took long, the next waits until it was seen", async () => {
  const one = pace();
  for (const number of [1, 2, 3]) one.do(piece(number, 20));
  await settle();
  expect(done).toEqual([1]);
  painted.shift()!();
  await settle();
  expect(done).toEqual([1, 2]);
  one.do(piece(4, 20));
  painted.shift()!();
  await settle();
  expect(done).toEqual([1, 2, 3]);
  painted.shift()!();
  await settle();
  expect(done).toEqual([1, 2, 3, 4]);
});

test("what comes soon after something long waits, too", async () => {
  const one = pace();
  one.do(piece(1, 20));
  await settle();
  one.do(piece(2, 1));
  await settle();
  expect(done).toEqual([1]);
  painted.shift()!();
  await settle();
  expect(done).toEqual([1, 2]);
});

test("who is far behind catches up", async () => {
  const one = pace();
  const all = Array.from({ length: 40 }, (_, i) => i);
  for (const number of all) one.do(piece(number, 20));
  for (let i = 0; i < 5; i++) await settle();
  expect(done.length).toBeGreaterThan(20);
  expect(done).toEqual(all.slice(0, done.length));
});

test("one that fails does not keep the others", async () => {
  const told = vi.fn();
  vi.stubGlobal("reportError", told);
  const one = pace();
  one.do(() => {
    throw new Error("no");
  });
  one.do(piece(2, 1));
  await settle();
  expect(done).toEqual([2]);
  expect(told).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("what is not wanted any more is not done", async () => {
  const one = pace();
  for (const number of [1, 2, 3]) one.do(piece(number, 20));
  one.clear();
  painted.shift()?.();
  await settle();
  expect(done).toEqual([1]);
});
