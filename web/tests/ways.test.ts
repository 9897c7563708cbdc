import { expect, test } from "vitest";
import { openLanes, wayBetween } from "../src/board/ways";
import { filled } from "../src/net/filled";
import type { LaneShown, View } from "../src/net/wire";

function lane(a: string, b: string, length: number, country: string | null = null): LaneShown {
  const plain = { key: `${a}_${b}_1`, number: 1, colour: "red", points: 0, kind: "plain" };
  return filled<LaneShown>("LaneShown", { id: `${a}/${b}`, a, b, length, country, ...plain });
}

const lanes = [
  lane("a", "b", 1),
  lane("b", "c", 1),
  lane("a", "c", 3),
  lane("c", "d", 2),
  lane("b", "land", 1, "land"),
];

function game(own: string[], others: string[], refused: { code: string; lanes: string[] }[] = []): View {
  const seats = [{ lanes: own }, { lanes: others }];
  return filled<View>("View", { seats, refused });
}

test("the way with the fewest trains still to lay, own lanes first", () => {
  const costs = openLanes(lanes, game(["a/c"], []), 0);
  expect(wayBetween(lanes, costs, "a", "d")).toEqual({ own: ["a/c"], open: ["c/d"] });
});

test("others' lanes are no way, and neither is what can never be claimed", () => {
  expect(wayBetween(lanes, openLanes(lanes, game([], ["a/b"]), 0), "a", "c")).toEqual({ own: [], open: ["a/c"] });
  const shut = game([], ["a/b"], [{ code: "double-closed", lanes: ["a/c"] }]);
  expect(wayBetween(lanes, openLanes(lanes, shut, 0), "a", "c")).toBeNull();
});

test("what is only too dear now is still a way", () => {
  const dear = game([], [], [{ code: "cards-short", lanes: ["a/b", "b/c", "a/c"] }]);
  expect(wayBetween(lanes, openLanes(lanes, dear, 0), "a", "c")).toEqual({ own: [], open: ["b/c", "a/b"] });
});

test("a country ends a way and is not passed through", () => {
  const costs = openLanes(lanes, game([], []), 0);
  expect(wayBetween(lanes, costs, "a", "land")).toEqual({ own: [], open: ["b/land", "a/b"] });
});
