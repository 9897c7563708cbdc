/** What the numbers of a review say about the whole game. */
import { expect, test } from "vitest";
import { withDefaults } from "../src/net/api";
import type { CoachAct } from "../src/net/wire";
import { aheadFrom, swingOf } from "../src/replay/summary";

test("a seat is ahead from the step after which nobody was level with it", () => {
  const chances = [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.4, 0.6],
    [0.7, 0.3],
    [1, 0],
  ];
  expect(aheadFrom(chances)).toEqual({ seat: 0, step: 3 });
  expect(aheadFrom(chances.slice(0, 3))).toEqual({ seat: 1, step: 2 });
  expect(aheadFrom([[0.5, 0.5]])).toBeNull();
  expect(aheadFrom([])).toBeNull();
});

test("a choice that changed much is told, however it was meant", () => {
  const act = (number: number, seat: number, choice: number) =>
    withDefaults<CoachAct>("CoachAct", { act: number, seat, chances: [], luck: 0, choice });
  const acts = [act(1, 0, 0.02), act(2, 1, 0.3), act(3, 0, -0.18), act(4, 0, 0.12)];
  expect(swingOf(acts, 0)?.act).toBe(3);
  expect(swingOf(acts, 1)?.act).toBe(2);
  expect(swingOf([acts[0]!], 0)).toBeNull();
});
