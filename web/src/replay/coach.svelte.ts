/** State of the coach's review of a game: asks for it, polls until it is ready, and finds what belongs to a step. */

import { figure } from "../i18n/catalogs";
import type { CoachAct, Coached, CoachOption, CoachPoint, CoachReview } from "../net/wire";
import { notices } from "../state/notices.svelte";
import type { Playback } from "./playback.svelte";
import { aheadFrom, swingOf } from "./summary";

const POLL = 1500; // milliseconds between two looks while it is being computed

/** A change of a win chance in percent, with its sign. */
export function signed(share: number): string {
  const percent = Math.round(100 * share);
  return `${percent > 0 ? "+" : ""}${figure(percent)}%`;
}

export class Coach {
  coached = $state.raw<Coached | null>(null);
  /** Whether the chart shows win chances; otherwise points. */
  curve = $state(true);
  /** How often a turning point was asked for: each time the map shows it again, even if it is shown already. */
  jumps = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly playback: Playback) {}

  readonly review: CoachReview | null = $derived(this.coached?.review ?? null);
  readonly busy: boolean = $derived(this.coached?.state === "queued" || this.coached?.state === "working");

  /** The number of the act that led to the shown step; 0 before the first. */
  readonly act: number = $derived.by(() => {
    const { step, steps, index } = this.playback;
    const before = steps[index - 1]?.acts ?? 0;
    return step && step.acts > before ? step.acts : 0;
  });

  readonly judged: CoachAct | null = $derived(this.review?.acts[this.act - 1] ?? null);

  /** The turning point that is the shown act, if it is one. */
  readonly point: CoachPoint | null = $derived(this.review?.points.find(({ act }) => act === this.act) ?? null);

  /** The better act of a turning point that is shown, unless nobody could have known it. */
  readonly better: CoachOption | null = $derived(this.point && this.point.kind !== "hidden" ? this.point.better : null);

  /** How much the shown act changed the win chance of its seat on the curve. */
  readonly change: number = $derived.by(() => {
    const { judged, review } = this;
    if (!judged || !review) return 0;
    const before = review.acts[judged.act - 2]?.chances ?? review.start;
    return (judged.chances[judged.seat] ?? 0) - (before[judged.seat] ?? 0);
  });

  /** The turning points of the game or of one seat, the biggest loss first. */
  points(seat: number | null): CoachPoint[] {
    const { review } = this;
    if (!review) return [];
    const acts = seat === null ? review.turning_points : (review.seats[seat]?.turning_points ?? []);
    return acts.flatMap((act) => review.points.find((point) => point.act === act) ?? []);
  }

  /** Win chances by seat at every step of the replay. */
  readonly chances: readonly (readonly number[])[] = $derived.by(() => {
    const { review } = this;
    return review ? this.playback.steps.map(({ acts }) => review.acts[acts - 1]?.chances ?? review.start) : [];
  });

  /** The seat that is ahead at the end, and the turn from which on nobody overtook it. */
  readonly ahead: { seat: number; turn: number } | null = $derived.by(() => {
    const found = aheadFrom(this.chances);
    return found && { seat: found.seat, turn: this.playback.steps[found.step]!.turn };
  });

  /** The choice of a seat that changed its true win chance most, if that is much; most of them nobody could foresee. */
  swing(seat: number): CoachAct | null {
    return swingOf(this.review?.acts ?? [], seat);
  }

  turnOf(act: number): number {
    return this.playback.steps.find(({ acts }) => acts >= act)?.turn ?? this.playback.turns;
  }

  /** Looks whether there is a review already. */
  async look(): Promise<void> {
    await this.update(false);
  }

  async ask(): Promise<void> {
    await this.update(true);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async update(start: boolean): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.coached = await this.playback.ask((source) => (start ? source.askCoach() : source.coach()));
    } catch (error) {
      if (start) notices.trouble(error);
      else if (!this.busy) this.coached = null; // not for this game
    }
    if (this.busy) this.timer = setTimeout(() => void this.update(false), POLL);
  }
}
