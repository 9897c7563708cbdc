/** Viewport geometry of the board. */
import { expect, test } from "vitest";
import { clampCamera, fitBox, fitSize, isVisible, MOST_ZOOM, zoomed } from "../src/board/camera";

const sheet = { width: 1000, height: 500 };
const viewport = { width: 500, height: 500 };

test("the whole sheet fits, and lies in the middle where there is room", () => {
  expect(fitSize(sheet, viewport)).toEqual({ width: 500, height: 250 });
  expect(clampCamera({ x: 70, y: -30, zoom: 1 }, sheet, viewport)).toEqual({ x: 0, y: 125, zoom: 1 });
});

test("the sheet never leaves the window", () => {
  expect(clampCamera({ x: 900, y: -9000, zoom: 4 }, sheet, viewport)).toEqual({ x: 0, y: -500, zoom: 4 });
  expect(clampCamera({ x: 0, y: 0, zoom: 99 }, sheet, viewport).zoom).toBe(MOST_ZOOM);
});

test("what is under the pointer stays there when it grows", () => {
  const before = { x: -40, y: 10, zoom: 1.5 };
  const after = zoomed(before, 2, { x: 200, y: 90 });
  expect((200 - after.x) / after.zoom).toBeCloseTo((200 - before.x) / before.zoom);
  expect((90 - after.y) / after.zoom).toBeCloseTo((90 - before.y) / before.zoom);
});

test("two places far apart are shown together, beside the controls at the edges", () => {
  const insets = { top: 60, bottom: 10, side: 10 };
  for (const box of [
    { x: 0, y: 0, width: 1000, height: 500 },
    { x: 0, y: 0, width: 40, height: 500 },
    { x: 960, y: 460, width: 40, height: 40 },
    { x: 300, y: 10, width: 500, height: 30 },
  ]) {
    for (const window of [viewport, { width: 800, height: 380 }, { width: 300, height: 700 }]) {
      for (const most of [1, 2.4, 8]) {
        const camera = fitBox(box, sheet, window, insets, most);
        expect(isVisible(camera, box, sheet, window, insets)).toBe(true);
        expect(camera.zoom).toBeLessThanOrEqual(most);
      }
    }
  }
});
