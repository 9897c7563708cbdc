/**
 * Scheduling of what has arrived. `FrameScheduler` applies messages as fast as the device can paint them; `MovePacer`
 * then shows the moves in them as slowly as people can follow.
 */
import { onDestroy, untrack } from "svelte";

const BUDGET = 4; // milliseconds of work between two paints
const CATCH_UP = 12; // with more messages than this in the queue, catch up without waiting for paints

/**
 * Frame scheduler: applies incoming messages in order and waits for a paint after every 4 ms of work.
 *
 * Bots act faster than a slow device can paint. Applying all their moves at once would freeze the page noticeably.
 */
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

// --- frames ----------------------------------------------------------------------------------------------------------

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

// --- pacing of moves -------------------------------------------------------------------------------------------------

/** A new version of the table for one of its viewers, and how to show it. */
export interface Step {
  readonly version: number;
  /** Whether it is a move of another player. Anything else is shown without a pause of its own. */
  readonly move: boolean;
  /** Suspense before its result is shown: how many milliseconds it lasts, and how it begins. */
  readonly suspense?: { readonly lasts: number; begin(): void } | undefined;
  show(): void;
}

const MOST_PAUSES = 3000; // milliseconds for all moves that wait: the more there are, the shorter the pauses

/**
 * Move pacing: shows the moves of the other players one after another, so that people can follow them.
 *
 * Only the display waits. Steps keep their order, and everything is shown at once as soon as the user acts, skips or
 * looks away.
 */
export class MovePacer {
  /** Whether moves wait to be shown. */
  behind = $state(false);
  private queue: Step[] = [];
  private shownVersion = 0;
  private shownAt = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The greatest number of moves that waited at once since none did. */
  private most = 0;
  /** The step whose suspense has begun. */
  private awaited: Step | null = null;

  /** `pause`: the milliseconds between two moves now; 0 shows everything at once. */
  constructor(private readonly pause: () => number) {
    document.addEventListener("visibilitychange", this.hidden);
  }

  add(step: Step): void {
    this.queue.push(step);
    this.most = Math.max(this.most, new Set(this.queue.map((each) => each.version)).size);
    if (!this.timer) this.run();
  }

  /** Shows everything that waits, and then a step, with no pause before it. */
  addNow(step: Step): void {
    if (this.queue.at(-1)?.version !== step.version) this.skip();
    this.add({ ...step, move: false });
  }

  /** Shows everything that waits. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.showNext();
    this.behind = false;
    this.most = 0;
  }

  /** Drops everything that waits. */
  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.awaited = null;
    document.removeEventListener("visibilitychange", this.hidden);
  }

  private readonly hidden = (): void => {
    if (document.hidden) this.skip();
  };

  private run(): void {
    this.timer = undefined;
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      let wait = this.waitFor(next);
      if (wait <= 0 && next.suspense && this.suspends(next)) {
        this.awaited = next;
        next.suspense.begin();
        wait = next.suspense.lasts;
      }
      if (wait > 0) {
        this.timer = setTimeout(() => this.run(), wait);
        break;
      }
      this.showNext();
    }
    this.behind = this.queue.length > 0;
    if (!this.behind) this.most = 0;
  }

  private waitFor(step: Step): number {
    const { move, version } = step;
    if (!move || this.awaited === step || version === this.shownVersion || document.hidden) return 0; // one move, seen from several seats
    return this.shownAt + Math.min(this.pause(), MOST_PAUSES / this.most) - performance.now();
  }

  private suspends(step: Step): boolean {
    return this.awaited !== step && step.version !== this.shownVersion && !document.hidden;
  }

  private showNext(): void {
    const { version, show } = this.queue.shift()!;
    this.awaited = null;
    if (version !== this.shownVersion) this.shownAt = performance.now();
    this.shownVersion = version;
    show();
  }
}
