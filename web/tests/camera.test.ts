/** Viewport geometry of the board. */
import { expect, test } from "vitest";
import { clampCamera, fillZoom, fitBoxes, fitSize, isVisible, MOST_ZOOM, NO_INSETS, zoomed } from "../src/board/camera";

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

test("places far apart are shown together, beside the controls at the edges and in the corners", () => {
  const insets = { top: 4, bottom: 10, side: 0, corner: 60 };
  for (const boxes of [
    [{ x: 0, y: 0, width: 1000, height: 500 }],
    [
      { x: 5, y: 5, width: 40, height: 40 },
      { x: 955, y: 455, width: 40, height: 40 },
    ],
    [{ x: 960, y: 460, width: 40, height: 40 }],
    [{ x: 300, y: 10, width: 500, height: 30 }],
  ]) {
    for (const window of [viewport, { width: 800, height: 380 }, { width: 300, height: 700 }]) {
      for (const most of [1, 2.4, 8]) {
        const camera = fitBoxes(boxes, sheet, window, insets, most);
        expect(isVisible(camera, boxes, sheet, window, insets)).toBe(true);
        expect(camera.zoom).toBeLessThanOrEqual(most);
      }
    }
  }
});

test("the sheet fills the window unless what is to be seen would be cut off", () => {
  const window = { width: 300, height: 450 };
  const most = fillZoom(sheet, window);
  const near = fitBoxes([{ x: 400, y: 200, width: 90, height: 90 }], sheet, window, NO_INSETS, most);
  expect(near.zoom).toBe(most);
  expect([near.y, 150 * near.zoom]).toEqual([0, 450]); // no band above or below
  const far = fitBoxes([{ x: 10, y: 200, width: 900, height: 90 }], sheet, window, NO_INSETS, most);
  expect(far.zoom).toBeLessThan(most);
  expect(isVisible(far, [{ x: 10, y: 200, width: 900, height: 90 }], sheet, window, NO_INSETS)).toBe(true);
});

test("controls in the corners do not make the sheet smaller if nothing lies behind them", () => {
  const boxes = [
    { x: 400, y: 10, width: 100, height: 30 },
    { x: 10, y: 460, width: 40, height: 30 },
    { x: 950, y: 460, width: 40, height: 30 },
  ];
  const insets = { top: 0, bottom: 0, side: 0, corner: 60 };
  expect(fitBoxes(boxes, sheet, { width: 600, height: 300 }, insets, 1).zoom).toBe(1);
});
