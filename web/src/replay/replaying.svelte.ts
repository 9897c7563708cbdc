/** A game that is looked at again: where in it we are, whether it plays by itself, and what is fetched for that. */
import { RefusedError } from "../net/api";
import type { Source } from "../net/past";
import type { CourseStep, Judged, Replay, Update } from "../net/wire";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const PAUSE = 1400; // between two steps, at the usual speed
const AHEAD = 3; // steps that are fetched before they are asked for

export class Replaying {
  /** All steps of the game itself; what was done at the table before it is not shown. */
  steps = $state.raw<readonly CourseStep[]>([]);
  /** The version that is asked for. */
  at = $state(0);
  /** What is shown: the version that came last, with the eyes of every seat. */
  seats = $state.raw<readonly Update[]>([]);
  judged = $state.raw<Judged | null>(null);
  playing = $state(false);
  speed = $state<Speed>(1);
  failed = $state.raw<unknown>(null);

  private readonly replays = new Map<number, Promise<Replay>>();
  private readonly reasons = new Map<number, Promise<Judged>>();

  constructor(
    private source: Source,
    /** Where what is looked at may be gone from the server: brings it again. */
    private readonly renew: (() => Promise<Source>) | null = null,
  ) {}

  readonly first: number = $derived(this.steps[0]?.at ?? 1);
  readonly last: number = $derived(this.steps.at(-1)?.at ?? 1);
  readonly step: CourseStep | undefined = $derived(this.steps[this.at - this.first]);
  readonly turns: number = $derived(this.steps.at(-1)?.turn ?? 0);

  async open(at: number | null): Promise<void> {
    try {
      const { steps } = await this.asking((source) => source.course());
      const from = steps.findIndex((step) => step.points.length > 0);
      this.steps = steps.slice(Math.max(from, 0));
      await this.go(at ?? this.first);
    } catch (error) {
      this.failed = error;
    }
  }

  async go(at: number): Promise<void> {
    const wanted = Math.min(Math.max(Math.round(at), this.first), this.last);
    this.at = wanted;
    if (wanted === this.last) this.playing = false;
    const { seats } = await this.replay(wanted);
    if (this.at !== wanted) return; // somebody was faster
    this.seats = seats;
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, this.last); next++)
      void this.replay(next).catch(() => {});
  }

  /** The first version of a turn. */
  goToTurn(turn: number): Promise<void> {
    const found = this.steps.find((step) => step.turn >= turn) ?? this.steps.at(-1);
    return this.go(found?.at ?? this.first);
  }

  async judge(at: number): Promise<void> {
    const found = kept(this.reasons, at, () => this.asking((source) => source.why(at)));
    const judged = await found;
    if (this.at === at) this.judged = judged;
  }

  /** From the beginning, if it stands at the end. */
  play(on: boolean): void {
    this.playing = on;
    if (on && this.at === this.last) void this.go(this.first);
  }

  get pause(): number {
    return PAUSE / this.speed;
  }

  private replay(at: number): Promise<Replay> {
    return kept(this.replays, at, () => this.asking((source) => source.replay(at)));
  }

  private async asking<T>(question: (source: Source) => Promise<T>): Promise<T> {
    try {
      return await question(this.source);
    } catch (error) {
      if (!this.renew || !(error instanceof RefusedError) || error.code !== "no-such-record") throw error;
      this.source = await this.renew();
      return question(this.source);
    }
  }
}

/** What failed is asked for again the next time. */
function kept<T>(all: Map<number, Promise<T>>, at: number, fetched: () => Promise<T>): Promise<T> {
  const found =
    all.get(at) ??
    fetched().catch((error) => {
      all.delete(at);
      throw error;
    });
  all.set(at, found);
  return found;
}
