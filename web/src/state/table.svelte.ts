/**
 * One table as it is shown now: the last `Shown` of each pair of eyes, replaced whole, and all that has happened.
 *
 * Where its messages come from is not its business: from a line (`liveTable`), from a replay, from a lesson.
 */
import { RefusedError } from "../net/api";
import { Line, type LineState, type Unnamed } from "../net/line";
import type { Deed, Happening, Present, Refusal, Say, Shown, Spoken, Update, View } from "../net/wire";
import { type PrintedBoard, printedBoard } from "./boards";
import { notices } from "./notices.svelte";
import { server } from "./server.svelte";
import { say, words } from "./words.svelte";

export type Doing = (deed: Unnamed<Deed>) => Promise<unknown>;
export type Watcher = (happenings: readonly Happening[], shown: Shown) => void;

export class TableState {
  private bySeat = $state.raw<ReadonlyMap<number | null, Shown>>(new Map());
  private happenedTo = $state.raw<ReadonlyMap<number | null, readonly Happening[]>>(new Map());
  /** Of several own seats, the one that is looked through. */
  chosen = $state<number | null>(null);
  board = $state.raw<PrintedBoard | null>(null);
  /** Who has the table open, and when the others last had. */
  presence = $state.raw<Present | null>(null);
  spoken = $state.raw<readonly Spoken[]>([]);
  /** The last line that was in view. */
  readTo = $state(0);
  line = $state<LineState>("connecting");
  /** Why the line is closed for good. */
  shut = $state.raw<Refusal | null>(null);
  /** The server's time minus ours, in seconds. */
  ahead = $state(0);
  /** A deed is under way. */
  busy = $state(false);

  private readonly watchers = new Set<Watcher>();

  constructor(
    readonly id: string,
    private readonly deeds: Doing | null,
  ) {}

  // --- what is seen ------------------------------------------------------------------------------------------------------

  readonly yours: readonly number[] = $derived(this.any?.yours ?? []);

  /** Of one's own seats, the one that must act: with several, it may be another than the one that is looked through. */
  readonly waited: number | null = $derived.by(() => {
    const mine = this.any?.actors.filter((seat) => this.yours.includes(seat)) ?? [];
    return mine.find((seat) => seat === this.chosen) ?? mine[0] ?? null;
  });

  /** Whose eyes; none: a spectator's. */
  readonly eyes: number | null = $derived.by(() => {
    const wanted = this.chosen ?? this.waited ?? this.yours[0] ?? null;
    return this.bySeat.has(wanted) ? wanted : ([...this.bySeat.keys()][0] ?? null);
  });

  readonly shown: Shown | null = $derived(this.bySeat.get(this.eyes) ?? this.any);
  readonly game: View | null = $derived(this.shown?.game ?? null);
  readonly happened: readonly Happening[] = $derived(this.happenedTo.get(this.eyes) ?? []);

  readonly standIn: boolean = $derived(this.eyes !== null && this.shown?.seats[this.eyes]?.stand_in != null);

  /** Whether the seat that is looked through may act now. */
  readonly acting: boolean = $derived.by(() => {
    if (this.deeds === null || this.eyes === null || this.standIn) return false;
    return this.shown?.actors.includes(this.eyes) ?? false;
  });

  /** Whether others have said something that was not in view yet. */
  readonly unread: boolean = $derived(
    this.spoken.some(({ seq, seat }) => seq > this.readTo && (seat === null || !this.yours.includes(seat))),
  );

  // As one text, so that what is told with names is not told anew whenever anything happens.
  private readonly allNames: string = $derived(seatNames(this.shown).join("\n"));
  readonly names: readonly string[] = $derived(this.allNames.split("\n"));

  readonly texts = $derived(words.about(this.board, this.names, this.eyes));

  private get any(): Shown | null {
    return [...this.bySeat.values()][0] ?? null;
  }

  /** Look through another of one's own seats. */
  look(seat: number | null): void {
    this.chosen = seat;
  }

  /** Be told of what happens, as it happens: for movement and sound. Gives what ends that. */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  // --- what comes in -----------------------------------------------------------------------------------------------------

  take(update: Update): void {
    const { table } = update;
    const seat = table.seat;
    const before = this.bySeat.get(seat);
    if (before && before.version > table.version) return;
    const old = this.happenedTo.get(seat) ?? [];
    const last = old.at(-1)?.seq ?? 0;
    const fresh = update.happened.filter((each) => each.seq > last);
    // Who sat down, or had to get up, has other eyes than before: what those saw is no longer shown.
    const kept = [...this.bySeat].filter(([each]) => each !== null && table.yours.includes(each));
    this.bySeat = new Map([...kept, [seat, table]]);
    if (fresh.length) this.happenedTo = new Map([...this.happenedTo, [seat, [...old, ...fresh]]]);
    if (!this.board) this.fetchBoard(table.settings.board);
    if (before && fresh.length && seat === this.eyes) for (const watcher of this.watchers) watcher(fresh, table);
  }

  private fetchBoard(id: string): void {
    printedBoard(id)
      .then((board) => {
        this.board = board;
      })
      .catch((error) => notices.trouble(error));
  }

  // --- what is done ------------------------------------------------------------------------------------------------------

  /** Actions in the notation, by the seat that is looked through. Says whether they were done. */
  act(...actions: string[]): Promise<boolean> {
    return this.do({ do: "act", seat: this.eyes ?? 0, seen: this.shown?.version ?? 0, actions });
  }

  /** Says whether it was done; why not, is a notice, unless somebody else tells it. */
  async do(deed: Unnamed<Deed>, refused = (error: unknown) => notices.trouble(error)): Promise<boolean> {
    if (this.busy || !this.deeds) return false;
    this.busy = true;
    try {
      await this.deeds(deed);
      return true;
    } catch (error) {
      refused(error);
      const table = error instanceof RefusedError ? error.refusal.table : null;
      if (table) this.take({ type: "update", since: table.version, happened: [], table });
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** A table of the server's, followed until `close`. */
export function liveTable(id: string): { table: TableState; say: (words: Words) => Promise<void>; close: () => void } {
  const table = new TableState(id, (deed) => line.do(deed));
  let lost = false;
  const line = new Line(id, {
    update: (update) => table.take(update),
    spoken: (lines) => {
      const last = table.spoken.at(-1)?.seq ?? 0;
      table.spoken = [...table.spoken, ...lines.filter((each) => each.seq > last)];
    },
    present: (present) => {
      table.presence = present;
    },
    time: (ahead) => {
      table.ahead = ahead;
    },
    state: (state, refusal) => {
      if (state === "up" && lost) void server.compare();
      lost = state === "down" || (lost && state !== "up");
      table.line = state;
      table.shut = refusal;
    },
  });
  return {
    table,
    say: (words) =>
      line.say(words).then(
        () => undefined,
        (error) => notices.trouble(error),
      ),
    close: () => line.close(),
  };
}

type Words = Pick<Say, "text"> | Pick<Say, "phrase">;

/** People by name, bots by level; of the same level, numbered. */
export function seatNames(shown: Shown | null): string[] {
  const seats = shown?.seats ?? [];
  return seats.map(({ name, bot }, i) => {
    if (name !== null) return name;
    if (bot === null) return say("seat-number", { number: i + 1 });
    const alike = seats.flatMap((each, at) => (each.bot === bot ? [at] : []));
    return alike.length > 1 ? `${say(`name-${bot}`)} ${alike.indexOf(i) + 1}` : say(`name-${bot}`);
  });
}
