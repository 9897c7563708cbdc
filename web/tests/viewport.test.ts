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
  viewport.bring(southern, covered);
  expect(viewport.camera.y + lower(viewport)).toBeLessThan(500); // below the sheet, there is nothing but the panel
  return viewport;
}

function lower(viewport: Viewport): number {
  return sheet.height * viewport.scale;
}

test("after a claim, nothing is left uncovered where the panel was", () => {
  const viewport = selected();
  viewport.settle(); // the claim is known before the selection is cleared
  viewport.release();
  expect(viewport.camera).toMatchObject({ zoom: 1 });
});

test("where the user has moved the camera, it stays, but on the sheet", () => {
  const viewport = selected();
  viewport.zoom(2);
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

test("a panel moves the map only if it covers what it is about, and only as far as necessary", () => {
  const viewport = new Viewport(() => sheet);
  viewport.resize({ width: 390, height: 500 });
  viewport.restOn([], none);
  const before = viewport.camera;
  viewport.bring([{ x: 100, y: 100, width: 80, height: 30 }], covered);
  expect(viewport.camera).toEqual(before);
  viewport.bring(southern, covered);
  expect(viewport.camera).toMatchObject({ x: before.x, zoom: before.zoom });
  const [box] = southern;
  const lowest = viewport.camera.y + (box!.y + box!.height) * viewport.scale;
  expect(lowest).toBeLessThanOrEqual(250);
  expect(lowest).toBeGreaterThan(230);
  viewport.release();
  expect(viewport.camera).toEqual(before);
});

test("when the window becomes lower, the map stays where it is until it moves to its new place", () => {
  const viewport = new Viewport(() => sheet);
  viewport.resize({ width: 390, height: 500 });
  viewport.restOn([], none);
  const { x, y } = viewport.camera;
  const before = viewport.scale;
  let glides = 0;
  vi.stubGlobal("requestAnimationFrame", () => ++glides);
  viewport.resize({ width: 390, height: 450 });
  expect(viewport.camera).toMatchObject({ x, y });
  expect(viewport.scale).toBeCloseTo(before);
  expect(glides).toBe(1);
});

test("the whole board stays the whole board after a panel, even if the window has become lower or higher", () => {
  for (const height of [500, 430, 560]) {
    const viewport = new Viewport(() => sheet);
    viewport.resize({ width: 390, height: 500 });
    viewport.restOn(southern, none);
    viewport.whole();
    viewport.bring(southern, covered);
    viewport.resize({ width: 390, height });
    viewport.release();
    expect(viewport.camera).toMatchObject({ y: 0, zoom: 1 });
  }
});

test("the whole board is the whole board again after the window has turned or become lower", () => {
  const viewport = new Viewport(() => sheet);
  viewport.resize({ width: 390, height: 500 });
  viewport.restOn(southern, none);
  viewport.whole();
  for (const window of [
    { width: 390, height: 430 },
    { width: 844, height: 300 },
    { width: 390, height: 560 },
  ]) {
    viewport.resize(window);
    expect(viewport.camera).toMatchObject({ y: 0, zoom: 1 });
  }
});

test("after a claim the view that the user has chosen is as it was before the panel", () => {
  const viewport = new Viewport(() => sheet);
  viewport.resize({ width: 390, height: 500 });
  viewport.restOn([], none);
  viewport.zoom(3, { x: 100, y: 100 });
  const before = viewport.camera;
  viewport.bring(southern, covered);
  expect(viewport.camera).not.toEqual(before);
  viewport.resize({ width: 390, height: 450 });
  viewport.resize({ width: 390, height: 500 });
  viewport.claimed();
  viewport.release();
  expect(viewport.camera.x).toBeCloseTo(before.x);
  expect(viewport.camera.y).toBeCloseTo(before.y);
  expect(viewport.camera.zoom).toBeCloseTo(before.zoom);
});

test("what must be in view comes before the whole board, which returns afterwards", () => {
  const viewport = new Viewport(() => sheet);
  viewport.resize({ width: 390, height: 500 });
  viewport.restOn([], none);
  viewport.whole();
  viewport.claimed();
  viewport.settle(true);
  viewport.restOn(southern, none);
  expect(viewport.camera.zoom).toBeGreaterThan(1);
  viewport.settle(false);
  expect(viewport.camera).toMatchObject({ y: 0, zoom: 1 });
});
