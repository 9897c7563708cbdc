/** A few soft sounds, made here: plucked notes, and a little wood. Nothing is fetched. */
import { choices } from "./choices.svelte";

export type SoundName = "card" | "train" | "ticket" | "turn" | "said" | "end";

interface Note {
  readonly at: number; // seconds from now
  readonly pitch: number; // in Hz
  readonly long: number;
  readonly loud: number;
}

const SOUNDS: Record<SoundName, readonly Note[]> = {
  card: [{ at: 0, pitch: 1180, long: 0.06, loud: 0.05 }],
  train: [0, 0.09].map((at) => ({ at, pitch: 180, long: 0.12, loud: 0.16 })),
  ticket: [
    { at: 0, pitch: 660, long: 0.16, loud: 0.07 },
    { at: 0.08, pitch: 880, long: 0.2, loud: 0.07 },
  ],
  turn: [
    { at: 0, pitch: 523, long: 0.35, loud: 0.12 },
    { at: 0.14, pitch: 784, long: 0.5, loud: 0.12 },
  ],
  said: [{ at: 0, pitch: 940, long: 0.1, loud: 0.06 }],
  end: [392, 523, 659, 784].map((pitch, i) => ({ at: i * 0.14, pitch, long: 0.7, loud: 0.1 })),
};

let context: AudioContext | null = null;

export function play(name: SoundName): void {
  if (!choices.sound || !mayPlay()) return;
  setTimeout(() => sound(SOUNDS[name])); // what is seen comes first
}

/** Before the first sound, which would be late: what plays it takes long to make. */
export function prepareSounds(): void {
  if (choices.sound && mayPlay()) setTimeout(player);
}

function player(): AudioContext {
  context ??= new AudioContext();
  return context;
}

function sound(notes: readonly Note[]): void {
  const context = player();
  if (context.state === "suspended") void context.resume();
  for (const note of notes) pluck(context, note);
}

/** Browsers want a click before the first sound, and complain otherwise. */
function mayPlay(): boolean {
  return "AudioContext" in globalThis && (navigator.userActivation?.hasBeenActive ?? true);
}

/** Loud at once, then fading; a second, quieter string an octave above makes it warmer. */
function pluck(audio: AudioContext, { at, pitch, long, loud }: Note): void {
  const start = audio.currentTime + at;
  for (const [times, share] of [
    [1, 1],
    [2, 0.25],
  ] as const) {
    const string = new OscillatorNode(audio, { type: "triangle", frequency: pitch * times });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * share, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    string.connect(gain).connect(audio.destination);
    string.start(start);
    string.stop(start + long + 0.02);
  }
}
