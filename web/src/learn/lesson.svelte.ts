/** A first game, step by step: what the learner is told, when that is done, and what is pointed at meanwhile. */
import { openLanes, wayBetween } from "../board/ways";
import { lesson } from "../net/past";
import type { Event } from "../net/wire";
import { TableState } from "../state/table.svelte";
import type { Looking } from "../table/looking.svelte";
import { LOCOMOTIVE } from "../words/cards";
import { readPayment } from "../words/notation";

export const STAGES = ["welcome", "tickets", "hand", "claim", "claimed", "draw", "ways", "free", "over"] as const;
export type Stage = (typeof STAGES)[number];
export const TIPS = ["tunnel", "ferry", "station", "countries", "reset", "done", "last-turns"] as const;
export type Tip = (typeof TIPS)[number];

/** Stages that the learner ends by saying so. */
const READ: ReadonlySet<Stage> = new Set<Stage>(["welcome", "hand", "claimed", "ways"]);

/** A table that nobody keeps: the server plays it again from all that was done so far. */
export function lessonTable(): { table: TableState; begin: () => Promise<void> } {
  let actions: readonly string[] = [];
  const step = async (more: readonly string[]): Promise<void> => {
    const next = [...actions, ...more];
    const update = await lesson(next);
    actions = next;
    table.take(update);
  };
  const table = new TableState("lesson", async (deed) => {
    if (deed.do === "act") await step(deed.actions);
  });
  return { table, begin: () => step([]) };
}

export class Lesson {
  private at = $state(0);
  /** How much had happened when the stage began. */
  private since = $state(0);

  constructor(
    private readonly table: TableState,
    private readonly looking: Looking,
  ) {}

  readonly stage: Stage = $derived.by(() => (this.over ? "over" : STAGES[this.at]!));
  readonly number: number = $derived.by(() => STAGES.indexOf(this.stage));
  /** Whether the learner says when it goes on. */
  readonly reading: boolean = $derived.by(() => READ.has(this.stage));

  private get over(): boolean {
    return this.table.shown?.status === "over";
  }

  next(): void {
    if (this.at < STAGES.indexOf("free")) this.at += 1;
    this.since = this.events.length;
  }

  /** Whether what this stage asks for has been done. */
  readonly done: boolean = $derived.by(() => {
    const { game } = this.table;
    switch (this.stage) {
      case "tickets":
        return game?.phase !== "start";
      case "claim":
        return this.own.some(({ code }) => code === "claimed");
      case "draw":
        return game?.phase === "turn" && this.lately.some(({ code }) => code === "take" || code === "draw");
      default:
        return false;
    }
  });

  /** The lane to begin with: on the way of a ticket, and to be paid without a locomotive. */
  readonly lane: string | null = $derived.by(() => {
    const { game, board } = this.table;
    if (!game || !board) return null;
    const costs = openLanes(board.printed.lanes, game, game.seat);
    const ways = game.tickets.flatMap(({ ticket }) => {
      const found = board.ticket(ticket);
      return found ? (wayBetween(board.printed.lanes, costs, found.a, found.b)?.open ?? []) : [];
    });
    const cheap = game.legal.claims.flatMap(({ lanes, payments }) =>
      payments.some((text) => !readPayment(text).cards[LOCOMOTIVE]) ? lanes : [],
    );
    const length = (id: string): number => board.lanes.get(id)?.length ?? 0;
    return cheap.filter((id) => ways.includes(id)).sort((a, b) => length(b) - length(a))[0] ?? cheap[0] ?? null;
  });

  /** The lane that somebody has claimed last. */
  claimed(seat: number): Event | undefined {
    return this.events.findLast((event) => event.code === "claimed" && event.seat === seat);
  }

  /** What there is to be said of what the learner has just met. */
  readonly tip: Tip | null = $derived.by(() => {
    const { game, board } = this.table;
    const kind = this.looking.lane ? board?.lanes.get(this.looking.lane)?.kind : undefined;
    const last = this.table.happened.slice(-3).flatMap(({ events }) => events);
    if (game?.phase === "tunnel" || kind === "tunnel") return "tunnel";
    if (kind === "ferry") return "ferry";
    if (this.looking.placing) return "station";
    if (last.some(({ code, seat }) => code === "countries" && seat === game?.seat)) return "countries";
    if (game?.final_turns != null) return "last-turns";
    if (last.some(({ code }) => code === "reset")) return "reset";
    return game?.tickets.length && game.tickets.every(({ state }) => state === "done") ? "done" : null;
  });

  private get events(): Event[] {
    return this.table.happened.flatMap(({ events }) => events);
  }

  private get own(): Event[] {
    return this.events.filter(({ seat }) => seat === this.table.game?.seat);
  }

  private get lately(): Event[] {
    return this.events.slice(this.since).filter(({ seat }) => seat === this.table.game?.seat);
  }
}

/** What is pointed at in each stage, around the board. */
export const TARGETS: Partial<Record<Stage, string>> = {
  tickets: "[data-offer][aria-pressed='false'], [data-keep]:enabled",
  hand: "[data-stack]",
  draw: "[data-take]:enabled, [data-pile]:enabled",
  ways: "[data-ticket]",
};
