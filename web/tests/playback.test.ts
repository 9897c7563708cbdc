/** The steps of a replay. */
import { expect, test, vi } from "vitest";
import type { OverviewStep } from "../src/net/wire";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { withoutUndone } = await import("../src/replay/playback.svelte");

test("moves that were undone are no steps, and neither is the undoing", () => {
  const step = (at: number, what: string, acts: number): OverviewStep => {
    return { at, what, turn: 1, seat: 0, acts, points: [acts], trains: [] };
  };
  const steps = [
    step(5, "started", 0),
    step(6, "acted", 1),
    step(7, "acted", 2),
    step(8, "undone", 1),
    step(9, "acted", 2),
    step(10, "acted", 3),
    step(11, "undone", 2),
    step(12, "undone", 1),
    step(13, "acted", 2),
  ];
  expect(withoutUndone(steps).map(({ at }) => at)).toEqual([5, 6, 13]);
});
