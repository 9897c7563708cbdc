/** The board's viewport: where the camera goes by itself. */
import { beforeEach, expect, test, vi } from "vitest";
import { Viewport } from "../src/board/viewport.svelte";

vi.mock("../src/state/preferences.svelte", () => ({ preferences: { moving: false } })); // it needs a browser

const sheet = { width: 400, height: 600 };
const southern = [{ x: 100, y: 560, width: 80, height: 30 }];
const none = { top: 0, bottom: 0, side: 0 };
const covered = { top: 0, bottom: 250, side: 0 }; // by the panel of a selected route

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (step: (now: number) => void) => {
    step(performance.now());
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {});
});

/** A viewport in which a route in the south is selected, so that its panel covers the lower part. */
function selected(): Viewport {
  const viewport = new Viewport(() => sheet);
  viewport.resize({ width: 390, height: 500 });
  viewport.restOn([], none);
  viewport.restOn([], covered);
  viewport.bring(southern, 3);
  expect(viewport.camera.y + lower(viewport)).toBeLessThan(500); // below the sheet, there is nothing but the panel
  return viewport;
}

function lower(viewport: Viewport): number {
  return sheet.height * viewport.scale;
}

test("after a claim, nothing is left uncovered where the panel was", () => {
  const viewport = selected();
  viewport.settle(); // the claim is known before the selection is cleared
  viewport.restOn([], none);
  viewport.release();
  expect(viewport.camera).toMatchObject({ zoom: 1 });
});

test("where the user has moved the camera, it stays, but on the sheet", () => {
  const viewport = selected();
  viewport.show({ ...viewport.camera, x: viewport.camera.x - 1 });
  viewport.restOn([], none);
  viewport.release();
  expect(viewport.camera.zoom).toBeGreaterThan(1);
  expect(viewport.camera.y + lower(viewport)).toBeGreaterThanOrEqual(499.9);
});

test("the whole sheet is shown rather than an empty band beside the button in the corner, which it does not need", () => {
  const viewport = new Viewport(() => sheet);
  viewport.resize({ width: 390, height: 560 });
  const far = [
    { x: 2, y: 5, width: 30, height: 30 },
    { x: 360, y: 400, width: 30, height: 30 },
  ];
  viewport.restOn(far, { top: 2, bottom: 2, side: 0, corner: 60 });
  expect(viewport.camera).toMatchObject({ y: 0, zoom: 1 });
});
