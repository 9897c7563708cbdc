import { expect, test } from "vitest";
import { chooseNames, enlargement, type PlacedName } from "../src/board/names";

function name(id: string, x: number, rank: number, anchor: PlacedName["anchor"] = "start"): PlacedName {
  const start = anchor === "end" ? x - 60 : anchor === "middle" ? x - 30 : x;
  return { id, x, y: 100, anchor, box: { x: start, y: 84, width: 60, height: 20 }, rank };
}

test("names are enlarged on small maps only, and not without end", () => {
  expect(enlargement(24, 1)).toBe(1);
  expect(enlargement(24, 0.23) * 24 * 0.23).toBeCloseTo(9.5);
  expect(enlargement(24, 0.01)).toBeLessThan(3);
  expect(enlargement(0, 1)).toBe(1); // a drawing that is not laid out yet
});

test("of names that would overlap, marked ones stay, then those of cities with many routes", () => {
  const names = [name("a", 100, 1), name("b", 190, 5), name("c", 400, 1)];
  const chosen = (marked: string) => [...chooseNames(names, 2, 1000, (id) => id === marked).keys()].sort();
  expect(chosen("")).toEqual(["b", "c"]);
  expect(chosen("a")).toEqual(["a", "c"]);
  expect([...chooseNames(names, 1, 1000, () => false).keys()].sort()).toEqual(["a", "b", "c"]);
});

test("names stay on the sheet", () => {
  const chosen = chooseNames([name("west", 70, 1, "end"), name("east", 920, 1)], 2, 1000, () => false);
  expect(chosen.get("west")).toBe(50);
  expect(chosen.get("east")).toBe(-40);
});
