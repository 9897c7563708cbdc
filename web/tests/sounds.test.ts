/** Sounds: the audio context runs only while something is to be heard. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../src/state/preferences.svelte", () => ({ preferences: { sound: true } })); // they ask for a window

const { play, prepareSounds } = await import("../src/state/sounds");
const node = { connect: (next: unknown) => next, start: () => undefined, stop: () => undefined };
const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
const audio = {
  ...{ state: "running", currentTime: 0, destination: {} },
  resume: () => set("running"),
  suspend: () => set("suspended"),
};

function set(state: string): Promise<void> {
  audio.state = state;
  return Promise.resolve();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("AudioContext", function AudioContext() {
    return audio;
  });
  vi.stubGlobal("OscillatorNode", function OscillatorNode() {
    return node;
  });
  vi.stubGlobal("GainNode", function GainNode() {
    return { ...node, gain };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a context made in advance is suspended, resumed for a sound, and suspended after its last note", () => {
  prepareSounds();
  vi.advanceTimersByTime(2500);
  expect(audio.state).toBe("suspended");
  play("end");
  vi.advanceTimersByTime(100);
  play("card"); // shorter, but the other one is heard to its end
  vi.advanceTimersByTime(1200);
  expect(audio.state).toBe("running");
  vi.advanceTimersByTime(1200);
  expect(audio.state).toBe("suspended");
});
