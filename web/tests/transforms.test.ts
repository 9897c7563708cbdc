/** Flattening of SVG transforms. */
import { expect, test } from "vitest";
import { parseTransform, transformPath } from "../src/board/transforms";

test("a path is shifted, turned and enlarged", () => {
  expect(transformPath("M1-.5h2v1a2 2 0 0 1 2 2z", parseTransform("translate(10 20)"))).toBe(
    "M11 19.5l2 0l0 1a2 2 0 0 1 2 2z",
  );
  expect(transformPath("M1 0h2v1z", parseTransform("rotate(90)"))).toBe("M0 1l0 2l-1 0z");
  expect(transformPath("M0-.5.42 0z", parseTransform("translate(5 5) scale(10)"))).toBe("M5 0 9.2 5z");
});

test("an arc keeps its form", () => {
  expect(transformPath("M0 0A2 1 0 0 1 4 0", parseTransform("rotate(90) scale(2)"))).toBe("M0 0A4 2 90 0 1 0 8");
});

test("places lie compose places", () => {
  const { x, y } = parseTransform("translate(1 2) rotate(90) translate(3 0)");
  expect([x, y].map(Math.round)).toEqual([1, 5]);
});
