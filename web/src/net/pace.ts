/**
 * What comes in, in its order and at the pace of the screen: where one piece takes long, the next waits until it was seen.
 *
 * Bots act faster than a slow device can show it. All at once would be a stop that one feels.
 */
const BUDGET = 4; // milliseconds that a frame has for it
const BEHIND = 12; // pieces: with more of them nothing is waited for

export class Pace {
  private waiting: (() => void)[] = [];
  private going = false;

  constructor(private readonly seen: () => Promise<void> = painted) {}

  /** At once, unless something waits already. */
  do(work: () => void): void {
    this.waiting.push(work);
    if (!this.going) void this.go();
  }

  /** What waits is not wanted any more. */
  clear(): void {
    this.waiting = [];
  }

  private async go(): Promise<void> {
    this.going = true;
    let spent = 0;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const began = performance.now();
      try {
        next();
      } catch (error) {
        reportError(error);
      }
      await null; // what follows from it in the page is done then
      spent += performance.now() - began;
      if (spent < BUDGET || this.waiting.length > BEHIND) continue;
      await this.seen();
      spent = 0;
    }
    this.going = false;
  }
}

const LONGEST = 250; // milliseconds: nothing is painted in a tab that nobody sees

/** Which frame after an act shows what; the first shows everything else. One can't carry it all on a slow device. */
export const FRAME = { board: 2, rest: 3 } as const;

/** Settles when what is changed now has been painted, all of it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    inFrame(FRAME.rest + 1, resolve);
  });
}

/** Work for a frame to come, done when the one before it is painted. Gives what calls it off. */
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

/** Work that is done in a frame to come, once, however often it is asked for until then. */
export class Later {
  private callOff: (() => void) | null = null;

  constructor(
    private readonly frame: number,
    private readonly work: () => void,
  ) {}

  get waits(): boolean {
    return this.callOff !== null;
  }

  ask(): void {
    this.callOff ??= inFrame(this.frame, () => {
      this.callOff = null;
      this.work();
    });
  }

  cancel(): void {
    this.callOff?.();
    this.callOff = null;
  }
}
