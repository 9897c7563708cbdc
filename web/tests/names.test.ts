import { expect, test } from "vitest";
import { chooseNames, enlargement, type PlacedName, type View } from "../src/board/names";

const SHEET: View = { scale: 1, box: { x: 0, y: 0, width: 1000, height: 400 }, covered: null };

function name(id: string, x: number, rank: number, anchor: PlacedName["anchor"] = "start"): PlacedName {
  const start = anchor === "end" ? x - 60 : anchor === "middle" ? x - 30 : x;
  const disc = { x: anchor === "end" ? x + 12 : x - 12, y: 90, radius: 8 };
  return { id, x, y: 100, anchor, box: { x: start, y: 80, width: 60, height: 20 }, rank, disc };
}

function drawn(names: readonly PlacedName[], factor: number, view = SHEET, marked: string[] = []): string[] {
  return [...chooseNames(names, factor, view, (id) => marked.includes(id)).keys()].sort();
}

test("names are enlarged on small maps only, and not without end", () => {
  expect(enlargement(24, 1)).toBe(1);
  expect(enlargement(24, 0.23) * 24 * 0.23).toBeCloseTo(9.5);
  expect(enlargement(24, 0.23, true) * 24 * 0.23).toBeCloseTo(12); // of those that matter now
  expect(enlargement(24, 0.01)).toBeLessThan(3);
  expect(enlargement(0, 1)).toBe(1); // a drawing that is not laid out yet
});

test("at their size on the sheet, names stay where the layout puts them", () => {
  const names = [name("a", 100, 1), name("b", 400, 5)];
  expect([...chooseNames(names, 1, SHEET, () => false).values()]).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test("enlarged names that would overlap move to another side of their city", () => {
  const names = [name("a", 100, 1), name("b", 190, 5), name("c", 400, 1)];
  expect(drawn(names, 2)).toEqual(["a", "b", "c"]);
  const chosen = chooseNames(names, 2, SHEET, () => false);
  const [a, b] = [chosen.get("a")!, chosen.get("b")!];
  expect(Math.abs(190 + b.x - (100 + a.x)) >= 122 || Math.abs(b.y - a.y) >= 42).toBe(true);
});

test("where there is no room, marked names stay, then those of cities with many routes", () => {
  const strip: View = { ...SHEET, box: { x: 0, y: 60, width: 330, height: 60 } };
  const names = [name("a", 100, 1), name("b", 190, 5)];
  expect(drawn(names, 2, strip)).toEqual(["b"]);
  expect(drawn(names, 2, strip, ["a"])).toEqual(["a"]);
});

test("marked names are larger than the others", () => {
  const names = [name("a", 100, 1), name("b", 400, 5)];
  const chosen = chooseNames([name("a", 930, 1)], 1, SHEET, () => true, [], 2);
  expect(930 + 120 + chosen.get("a")!.x).toBeLessThanOrEqual(1000);
  expect([...chooseNames(names, 1, SHEET, (id) => id === "a", [], 2).keys()].sort()).toEqual(["a", "b"]);
});

test("names stay in view, apart from the controls in its corner", () => {
  const names = [name("west", 70, 1, "end"), name("east", 920, 1)];
  const chosen = chooseNames(names, 2, SHEET, () => false);
  expect(70 - 120 + chosen.get("west")!.x).toBeGreaterThanOrEqual(0);
  expect(920 + 120 + chosen.get("east")!.x).toBeLessThanOrEqual(1000);
  const near: View = { ...SHEET, box: { x: 500, y: 0, width: 445, height: 400 } };
  expect(drawn(names, 1, near)).toEqual(["east"]); // the other's city is out of view
  expect(920 + 60 + chooseNames(names, 1, near, () => false).get("east")!.x).toBeLessThanOrEqual(945);
  const covered = { x: 0, y: 0, width: 85, height: 200 };
  expect(drawn([names[0]!], 1, { ...SHEET, covered })).toEqual(["west"]);
  expect(chooseNames([names[0]!], 1, { ...SHEET, covered }, () => false).get("west")!.x).toBeGreaterThanOrEqual(75);
});
