/** Sound effects synthesized with the Web Audio API: plucked notes and a wooden knock. No files are fetched. */
import { preferences } from "./preferences.svelte";

export type SoundName = "card" | "train" | "ticket" | "turn" | "said" | "end";

interface Note {
  readonly at: number; // seconds from now
  readonly pitch: number; // in Hz
  readonly duration: number;
  readonly volume: number;
}

const SOUNDS: Record<SoundName, readonly Note[]> = {
  card: [{ at: 0, pitch: 1180, duration: 0.06, volume: 0.05 }],
  train: [0, 0.09].map((at) => ({ at, pitch: 180, duration: 0.12, volume: 0.16 })),
  ticket: [
    { at: 0, pitch: 660, duration: 0.16, volume: 0.07 },
    { at: 0.08, pitch: 880, duration: 0.2, volume: 0.07 },
  ],
  turn: [
    { at: 0, pitch: 523, duration: 0.35, volume: 0.12 },
    { at: 0.14, pitch: 784, duration: 0.5, volume: 0.12 },
  ],
  said: [{ at: 0, pitch: 940, duration: 0.1, volume: 0.06 }],
  end: [392, 523, 659, 784].map((pitch, i) => ({ at: i * 0.14, pitch, duration: 0.7, volume: 0.1 })),
};

/** Seconds after a sound until the audio context is suspended: longer than any sound that may have begun before it. */
const SUSPEND_AFTER = 2;

let context: AudioContext | null = null;
let suspending: ReturnType<typeof setTimeout> | undefined;

export function play(name: SoundName): void {
  if (!preferences.sound || !mayPlay()) return;
  setTimeout(() => playNotes(SOUNDS[name])); // paint first
}

/** Creates the audio context in advance: it is slow, and would delay the first sound. */
export function prepareSounds(): void {
  if (preferences.sound && mayPlay()) setTimeout(() => suspendAfter(audioContext(), 0));
}

function audioContext(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/** A running audio context keeps a thread and the sound device busy even in silence, which drains a phone's battery. */
function suspendAfter(audio: AudioContext, seconds: number): void {
  clearTimeout(suspending);
  suspending = setTimeout(() => void audio.suspend(), 1000 * (seconds + SUSPEND_AFTER));
}

function playNotes(notes: readonly Note[]): void {
  const context = audioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of notes) pluck(context, note);
  suspendAfter(context, Math.max(...notes.map(({ at, duration }) => at + duration)));
}

/** Browsers allow sound only after a user gesture, and log a warning otherwise. */
function mayPlay(): boolean {
  return "AudioContext" in globalThis && (navigator.userActivation?.hasBeenActive ?? true);
}

/** A plucked note: fast attack, exponential decay, and a quieter second oscillator an octave above for warmth. */
function pluck(audio: AudioContext, { at, pitch, duration, volume }: Note): void {
  const start = audio.currentTime + at;
  for (const [times, share] of [
    [1, 1],
    [2, 0.25],
  ] as const) {
    const string = new OscillatorNode(audio, { type: "triangle", frequency: pitch * times });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume * share, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + duration);
    string.connect(gain).connect(audio.destination);
    string.start(start);
    string.stop(start + duration + 0.02);
  }
}
