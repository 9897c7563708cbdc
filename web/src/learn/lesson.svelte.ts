/** Tutorial state machine: the stages of a first game, when each is completed, and what it points at. */
import { say } from "../i18n/localization.svelte";
import { api } from "../net/api";
import { LOCOMOTIVE, parsePayment } from "../net/notation";
import type { Event } from "../net/wire";
import type { BoardDefinition } from "../state/boards.svelte";
import { server } from "../state/server.svelte";
import { TableState } from "../state/table.svelte";
import type { Selection } from "../table/selection.svelte";

export const STAGES = [
  "welcome",
  "tickets",
  "hand",
  "claim",
  "claimed",
  "draw",
  "ways",
  "countries",
  "free",
  "over",
] as const;
export type Stage = (typeof STAGES)[number];
export const TIPS = ["tunnel", "ferry", "station", "countries", "reset", "done", "last-turns"] as const;
export type Tip = (typeof TIPS)[number];

/** Stages that the learner ends with the Next button. */
const READING_STAGES: ReadonlySet<Stage> = new Set<Stage>(["welcome", "hand", "claimed", "ways", "countries"]);

/** A table that the server does not store: with each request it replays all actions so far. */
export function lessonTable(): { table: TableState; begin: () => Promise<void> } {
  let actions: readonly string[] = [];
  const step = async (more: readonly string[]): Promise<void> => {
    const next = [...actions, ...more];
    const update = await server.retry(() => api.lesson(next));
    actions = next;
    table.take(update);
  };
  const table = new TableState("lesson", async (command) => {
    if (command.do === "act") await step(command.actions);
    return undefined;
  });
  return { table, begin: () => step([]) };
}

export class Lesson {
  private index = $state(0);
  /** The number of events when the stage began. */
  private stageStart = $state(0);

  constructor(
    private readonly table: TableState,
    private readonly selection: Selection,
  ) {}

  readonly stage: Stage = $derived.by(() => (this.over ? "over" : STAGES[this.index]!));
  readonly number: number = $derived.by(() => STAGES.indexOf(this.stage));
  /** Whether the stage waits for the Next button. */
  readonly reading: boolean = $derived.by(() => READING_STAGES.has(this.stage));

  private get over(): boolean {
    return this.table.shown?.status === "over";
  }

  next(): void {
    if (this.index < STAGES.indexOf("free")) this.index += 1;
    if (this.stage === "countries" && !this.table.board?.info.countries.length) this.index += 1;
    this.stageStart = this.events.length;
  }

  /** Whether the learner has done what this stage asks for. */
  readonly done: boolean = $derived.by(() => {
    const { game } = this.table;
    switch (this.stage) {
      case "tickets":
        return game?.phase !== "start";
      case "claim":
        return this.own.some(({ code }) => code === "claimed");
      case "draw":
        return game?.phase === "turn" && this.ownInStage.some(({ code }) => code === "take" || code === "draw");
      default:
        return false;
    }
  });

  /** Suggested first route: on the path of a ticket if possible, and payable without a locomotive. */
  readonly route: string | null = $derived.by(() => {
    const { game, board } = this.table;
    if (!game || !board) return null;
    const ways = this.table.shown?.paths.flatMap(({ routes }) => routes) ?? [];
    const cheap = game.legal.claims.flatMap(({ routes, payments }) =>
      payments.some((text) => !parsePayment(text).cards[LOCOMOTIVE]) ? routes : [],
    );
    const length = (id: string): number => board.routes.get(id)?.length ?? 0;
    return cheap.filter((id) => ways.includes(id)).sort((a, b) => length(b) - length(a))[0] ?? cheap[0] ?? null;
  });

  /** Routes into countries. */
  readonly intoCountries: readonly string[] = $derived.by(() =>
    [...(this.table.board?.routes.values() ?? [])].flatMap(({ id, country }) => (country ? [id] : [])),
  );

  /** The event of a seat's latest claim. */
  claimed(seat: number): Event | undefined {
    return this.events.findLast((event) => event.code === "claimed" && event.seat === seat);
  }

  /** A tip about what the learner has just met, if there is one. */
  readonly tip: Tip | null = $derived.by(() => {
    const { game, board } = this.table;
    const kind = this.selection.route ? board?.routes.get(this.selection.route)?.kind : undefined;
    const last = this.table.history.slice(-3).flatMap(({ events }) => events);
    if (game?.phase === "tunnel" || kind === "tunnel") return "tunnel";
    if (kind === "ferry") return "ferry";
    if (this.selection.placing) return "station";
    if (last.some(({ code, seat }) => code === "countries" && seat === game?.seat)) return "countries";
    if (game?.final_turns != null) return "last-turns";
    if (last.some(({ code }) => code === "reset")) return "reset";
    return game?.tickets.length && game.tickets.every(({ state }) => state === "done") ? "done" : null;
  });

  private get events(): Event[] {
    return this.table.history.flatMap(({ events }) => events);
  }

  private get own(): Event[] {
    return this.events.filter(({ seat }) => seat === this.table.game?.seat);
  }

  private get ownInStage(): Event[] {
    return this.events.slice(this.stageStart).filter(({ seat }) => seat === this.table.game?.seat);
  }
}

/** The result of the finished lesson in words. */
export function resultText({ shown, game }: TableState): string {
  const [points, number] = shown!.scores.map(({ total }) => total);
  return say(shown!.winners.includes(game?.seat ?? 0) ? "page-learn-won" : "page-learn-lost", { points, number });
}

/** What the lesson teaches and a board may do otherwise, by the sections of the rules. */
const TAUGHT: ReadonlySet<string> = new Set(["cards", "routes", "tunnels", "ferries", "any", "tickets"]);
const PLAYERS = 2;

/** The sentences in the rules of a board that are not in those of the lesson's. */
export async function differences(
  board: BoardDefinition,
  lesson: BoardDefinition,
  language: string,
): Promise<readonly string[]> {
  const [there, here] = await Promise.all(
    [board, lesson].map(({ info }) => server.retry(() => api.rules(info.id, info.digest, PLAYERS, language))),
  );
  const taught = new Set(here!.sections.flatMap(({ sentences }) => sentences));
  const sections = there!.sections.filter(({ code }) => TAUGHT.has(code));
  return sections.flatMap(({ sentences }) => sentences).filter((text) => !taught.has(text));
}

/** Selectors of the controls around the board that each stage points at. */
export const TARGETS: Partial<Record<Stage, string>> = {
  tickets: "[data-offer][aria-pressed='false'], [data-keep]:enabled",
  hand: "[data-stack]:has(> :not(.none))",
  draw: "[data-take]:enabled, [data-deck]:enabled",
  ways: "[data-ticket]",
};
