/**
 * Move pacing: shows the moves of the other players one after another, so that people can follow them.
 *
 * Only the display waits. Steps keep their order, and everything is shown at once as soon as the user acts, skips or
 * looks away.
 */

/** A new version of the table for one of its viewers, and how to show it. */
export interface Step {
  readonly version: number;
  /** Whether it is a move of another player. Anything else is shown without a pause of its own. */
  readonly move: boolean;
  /** Suspense before its result is shown: how many milliseconds it lasts, and how it begins. */
  readonly suspense?: { readonly lasts: number; begin(): void } | undefined;
  show(): void;
}

const LONGEST = 3000; // milliseconds for all moves that wait: the more there are, the shorter the pauses

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
    return this.shownAt + Math.min(this.pause(), LONGEST / this.most) - performance.now();
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
