/** Replay state: current step, autoplay, and fetched steps with prefetching. */

import { memoized, RefusedError, type ReplaySource } from "../net/api";
import type { MoveReview, OverviewStep, Replay, Update } from "../net/wire";
import { notices } from "../state/notices.svelte";
import { server } from "../state/server.svelte";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const PAUSE = 1400; // milliseconds between two steps at speed 1
const AHEAD = 3; // steps to prefetch

export class Playback {
  /** The steps of the game itself, without what happened at the table before it, and without moves that were undone. */
  steps = $state.raw<readonly OverviewStep[]>([]);
  /** The requested version. */
  at = $state(0);
  /** The version that is shown, as seen by every seat. */
  seats = $state.raw<readonly Update[]>([]);
  judged = $state.raw<MoveReview | null>(null);
  playing = $state(false);
  speed = $state<Speed>(1);
  failed = $state.raw<unknown>(null);

  private readonly replays = new Map<number, Promise<Replay>>();
  private readonly reasons = new Map<number, Promise<MoveReview>>();

  constructor(
    private source: ReplaySource,
    /** Uploads a game record again if the server no longer has it. */
    private readonly renew: (() => Promise<ReplaySource>) | null = null,
  ) {}

  readonly first: number = $derived(this.steps[0]?.at ?? 1);
  readonly last: number = $derived(this.steps.at(-1)?.at ?? 1);
  /** The place of the requested version among the steps. */
  readonly index: number = $derived(
    Math.max(
      this.steps.findLastIndex(({ at }) => at <= this.at),
      0,
    ),
  );
  readonly step: OverviewStep | undefined = $derived(this.steps[this.index]);
  readonly turns: number = $derived(this.steps.at(-1)?.turn ?? 0);

  async open(at: number | null): Promise<void> {
    try {
      const { steps } = await this.withRenewal((source) => source.course());
      const from = steps.findIndex((step) => step.points.length > 0);
      this.steps = withoutUndone(steps.slice(Math.max(from, 0)));
      await this.go(at ?? this.first);
    } catch (error) {
      this.failed = error;
    }
  }

  async go(at: number): Promise<void> {
    const wanted = this.nearest(Math.min(Math.max(Math.round(at), this.first), this.last));
    this.at = wanted;
    if (wanted === this.last) this.playing = false;
    const { seats } = await this.replay(wanted);
    if (this.at !== wanted) return; // another step was requested meanwhile
    this.seats = seats;
    for (const { at: next } of this.steps.slice(this.index + 1, this.index + 1 + AHEAD))
      void this.replay(next).catch(() => {});
  }

  /** The step at a version; of one that was undone, the next in the direction in which the user moves. */
  private nearest(at: number): number {
    const found =
      at < this.at ? this.steps.findLast((step) => step.at <= at) : this.steps.find((step) => step.at >= at);
    return found?.at ?? at;
  }

  /** Goes to the first version of a turn. */
  goToTurn(turn: number): Promise<void> {
    const found = this.steps.find((step) => step.turn >= turn) ?? this.steps.at(-1);
    return this.go(found?.at ?? this.first);
  }

  /** Goes to a share of the game, from 0 to 1, as it is dragged along on a chart. */
  scrub(share: number): void {
    const at = this.steps[Math.round(share * (this.steps.length - 1))]?.at;
    if (at === undefined || at === this.at) return;
    this.playing = false;
    void this.go(at).catch((error) => notices.trouble(error));
  }

  async judge(at: number): Promise<void> {
    const found = memoized(this.reasons, at, () => this.withRenewal((source) => source.why(at)));
    const judged = await found;
    if (this.at === at) this.judged = judged;
  }

  /** Starts or stops autoplay; at the end it starts from the beginning. */
  play(on: boolean): void {
    this.playing = on;
    if (on && this.at === this.last) void this.go(this.first);
  }

  get pause(): number {
    return PAUSE / this.speed;
  }

  /** Asks the server something about this game, such as the coach's review. */
  ask<T>(question: (source: ReplaySource) => Promise<T>): Promise<T> {
    return this.withRenewal(question);
  }

  /** The version after an act of the game, as the coach counts them. */
  versionOf(act: number): number {
    return this.steps.find(({ acts }) => acts >= act)?.at ?? this.last;
  }

  turnOf(act: number): number {
    return this.steps.find(({ acts }) => acts >= act)?.turn ?? this.turns;
  }

  replay(at: number): Promise<Replay> {
    return memoized(this.replays, at, () => this.withRenewal((source) => source.replay(at)));
  }

  private async withRenewal<T>(question: (source: ReplaySource) => Promise<T>): Promise<T> {
    try {
      return await server.retry(() => question(this.source));
    } catch (error) {
      if (!this.renew || !(error instanceof RefusedError) || error.code !== "no-such-record") throw error;
      this.source = await this.renew();
      return question(this.source);
    }
  }
}

/** The steps that led to the end of the game: neither undone moves nor the undoing. */
export function withoutUndone(steps: readonly OverviewStep[]): OverviewStep[] {
  const kept: OverviewStep[] = [];
  for (const step of steps) {
    if (step.what !== "undone") kept.push(step);
    else while ((kept.at(-1)?.acts ?? 0) > step.acts) kept.pop();
  }
  return kept;
}
