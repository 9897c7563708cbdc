/**
 * Frame scheduler: applies incoming messages in order and waits for a paint after every 4 ms of work.
 *
 * Bots act faster than a slow device can paint. Applying all their moves at once would freeze the page noticeably.
 */
import { onDestroy, untrack } from "svelte";

const BUDGET = 4; // milliseconds of work between two paints
const CATCH_UP = 12; // with more messages than this in the queue, catch up without waiting for paints

export class FrameScheduler {
  private queue: (() => void)[] = [];
  private running = false;

  constructor(private readonly nextPaint: () => Promise<void> = painted) {}

  /** Runs the work at once, unless other work is already queued. */
  do(work: () => void): void {
    this.queue.push(work);
    if (!this.running) void this.drain();
  }

  /** Drops all queued work. */
  clear(): void {
    this.queue = [];
  }

  private async drain(): Promise<void> {
    this.running = true;
    let spent = 0;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const began = performance.now();
      try {
        next();
      } catch (error) {
        reportError(error);
      }
      await null; // let Svelte apply the resulting updates, to measure them too
      spent += performance.now() - began;
      if (spent < BUDGET || this.queue.length > CATCH_UP) continue;
      await this.nextPaint();
      spent = 0;
    }
    this.running = false;
  }
}

const LONGEST = 250; // milliseconds; a hidden tab is never painted

/** The frame after a move that paints each part; the first paints all others. Slow devices need several frames. */
export const FRAME = { board: 2, rest: 3 } as const;

/** Settles when all changes made so far have been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    inFrame(FRAME.rest + 1, resolve);
  });
}

/** Runs work for the given frame, once the frame before it has been painted. Returns a function that cancels it. */
export function inFrame(frame: number, work: () => void): () => void {
  let asked = 0;
  let due: ReturnType<typeof setTimeout> | undefined;
  const wait = (frames: number): void => {
    if (frames > 0 && !document.hidden) asked = requestAnimationFrame(() => wait(frames - 1));
    else due = setTimeout(work);
  };
  wait(frame - 1);
  return () => {
    cancelAnimationFrame(asked);
    clearTimeout(due);
  };
}

/** Debounced work: runs once in a later frame, however often it is requested before then. */
export class DebouncedFrame {
  private cancelFrame: (() => void) | null = null;

  constructor(
    private readonly frame: number,
    private readonly work: () => void,
  ) {}

  get waits(): boolean {
    return this.cancelFrame !== null;
  }

  ask(): void {
    this.cancelFrame ??= inFrame(this.frame, () => {
      this.cancelFrame = null;
      this.work();
    });
  }

  cancel(): void {
    this.cancelFrame?.();
    this.cancelFrame = null;
  }
}

/**
 * Deferred value: follows a value in a later frame, because the rest of the table is more urgent.
 *
 * A component that shows private information must be recreated when the viewer changes (`{#key table.viewer}`),
 * otherwise the next viewer would see the previous one's value for a moment.
 */
export function deferred<T>(current: () => T): { readonly now: T } {
  let now = $state.raw(untrack(current));
  const later = new DebouncedFrame(FRAME.rest, () => {
    now = current();
  });
  $effect(() => {
    current();
    later.ask();
  });
  onDestroy(() => later.cancel());
  return {
    get now() {
      return now;
    },
  };
}
