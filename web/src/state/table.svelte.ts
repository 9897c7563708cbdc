/**
 * Client-side store of one table: the latest view (`TableView`) of each viewer, replaced as a whole, and its history.
 *
 * It does not depend on where updates come from: a live connection (`liveTable`), a replay or the tutorial.
 */

import { localization, say } from "../i18n/localization.svelte";
import { RefusedError } from "../net/api";
import { type ConnectionState, TableConnection, type WithoutMoveId } from "../net/connection";
import type { ChatLine, Command, Event, LogEntry, Present, Refusal, Say, TableView, Update, View } from "../net/wire";
import { MovePacer } from "../render/scheduler.svelte";
import { type BoardDefinition, fetchBoard } from "./boards.svelte";
import { keepLastRead, lastRead, muted } from "./chat.svelte";
import { keepHead } from "./heads";
import { notices } from "./notices.svelte";
import { movePause, preferences } from "./preferences.svelte";
import { server } from "./server.svelte";

/** Sends a command. Settles once it is done, with the version of the table that it made. */
export type SendCommand = (command: WithoutMoveId<Command>) => Promise<{ readonly version: number } | undefined>;
export type HistoryListener = (happenings: readonly LogEntry[], shown: TableView) => void;

export class TableState {
  private bySeat = $state.raw<ReadonlyMap<number | null, TableView>>(new Map());
  private historyBySeat = $state.raw<ReadonlyMap<number | null, readonly LogEntry[]>>(new Map());
  /** If the user has several seats: the one whose view is selected. */
  chosen = $state<number | null>(null);
  board = $state.raw<BoardDefinition | null>(null);
  /** Who has the table open, and when the others last had it open. */
  presence = $state.raw<Present | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The last chat line that has been read. */
  private readTo = $state(0);
  /** Which of the table's chats is shown: that of the players or that of the spectators. */
  private chatId = "";
  connection = $state<ConnectionState>("connecting");
  /** Why the connection is closed for good. */
  closedReason = $state.raw<Refusal | null>(null);
  /** Clock offset: the server's time minus ours, in seconds. */
  clockOffset = $state(0);
  /** A tunnel whose cards are being turned up: its result is not part of the view yet. */
  turning = $state.raw<Event | null>(null);
  /** Whether a command is in flight. */
  private sending = $state(false);
  /** Called with each new version, by commands that wait until their result is shown. */
  private awaited: () => void = () => undefined;

  private readonly watchers = new Set<HistoryListener>();

  constructor(
    readonly id: string,
    private readonly send: SendCommand | null,
    private readonly pacer: MovePacer | null = null,
  ) {}

  // --- views ---------------------------------------------------------------------------------------------------------

  readonly yours: readonly number[] = $derived(this.anyView?.yours ?? []);

  /** The user's seat that must act. With several seats it may differ from the one whose view is selected. */
  readonly seatToAct: number | null = $derived.by(() => {
    const mine = this.anyView?.actors.filter((seat) => this.yours.includes(seat)) ?? [];
    return mine.find((seat) => seat === this.chosen) ?? mine[0] ?? null;
  });

  /** The seat whose view is shown; null is a spectator's view. */
  readonly viewer: number | null = $derived.by(() => {
    const wanted = this.chosen ?? this.seatToAct ?? this.yours[0] ?? null;
    return this.bySeat.has(wanted) ? wanted : ([...this.bySeat.keys()][0] ?? null);
  });

  readonly shown: TableView | null = $derived(this.bySeat.get(this.viewer) ?? this.anyView);
  readonly game: View | null = $derived(this.shown?.game ?? null);
  readonly history: readonly LogEntry[] = $derived(this.historyBySeat.get(this.viewer) ?? []);

  /** Seats of other people: not the user's own, no bots, none that is free. */
  readonly otherPeople: readonly number[] = $derived(
    (this.shown?.seats ?? []).flatMap(({ name, bot }, seat) =>
      name !== null && bot === null && !this.yours.includes(seat) ? [seat] : [],
    ),
  );

  readonly standIn: boolean = $derived(this.viewer !== null && this.shown?.seats[this.viewer]?.stand_in != null);

  /** Whether the viewer's seat may act now. */
  readonly acting: boolean = $derived.by(() => {
    if (this.send === null || this.viewer === null || this.standIn || this.turning) return false;
    return this.shown?.actors.includes(this.viewer) ?? false;
  });

  readonly offline: boolean = $derived(this.connection === "down");

  /** Whether no command can be sent now: one is in flight, its result is not shown yet, or the connection is lost. */
  readonly busy: boolean = $derived(this.sending || this.offline);

  /** Whether moves of other players have arrived that are not shown yet. */
  get behind(): boolean {
    return this.pacer?.behind ?? false;
  }

  /** Whether the viewer's last move can be undone. Moves that are not shown yet may have ended that. */
  readonly undoable: boolean = $derived((this.shown?.undo ?? false) && !this.behind);

  /** Whether others have written chat lines that have not been read. */
  readonly unread: boolean = $derived(this.chat.some((line) => line.seq > this.readTo && this.concerns(line)));

  /** Whether a chat line is by somebody else whom the user has not muted. */
  concerns({ seat, who }: ChatLine): boolean {
    return !muted.now.includes(who) && (seat === null || !this.yours.includes(seat));
  }

  // Joined into one string, so that texts with names are recomputed only when a name changes, not with every update.
  private readonly allNames: string = $derived(seatNames(this.shown).join("\n"));
  readonly names: readonly string[] = $derived(this.allNames.split("\n"));

  readonly texts = $derived(localization.textsFor(this.board, this.names, this.viewer, preferences.text));

  private get anyView(): TableView | null {
    return [...this.bySeat.values()][0] ?? null;
  }

  /** Selects the view of another of the user's seats. */
  viewAs(seat: number | null): void {
    this.chosen = seat;
  }

  /** Subscribes to new history entries, for animations and sounds. Returns a function that unsubscribes. */
  watch(watcher: HistoryListener): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  // --- updates -------------------------------------------------------------------------------------------------------

  /** Shows all moves that have arrived. */
  catchUp(): void {
    this.pacer?.skip();
  }

  /** Adds lines of chat; `replace` if they belong to another chat than the lines before. */
  hear(lines: readonly ChatLine[], replace: boolean, audience: string | null): void {
    const last = replace ? 0 : (this.chat.at(-1)?.seq ?? 0);
    if (replace) {
      const before = this.chatId ? 0 : this.readTo; // the user's own first line may be answered before it arrives
      this.chatId = `${this.id}/${audience}`;
      this.readTo = Math.max(before, lastRead(this.chatId));
    }
    this.chat = [...(replace ? [] : this.chat), ...lines.filter((each) => each.seq > last)];
  }

  /** The chat has been read up to a line: all of it, or one that the user has written. */
  read(line = this.chat.at(-1)?.seq ?? 0): void {
    if (line <= this.readTo) return;
    this.readTo = line;
    if (this.chatId) keepLastRead(this.chatId, line);
  }

  take(update: Update): void {
    const { table } = update;
    const seat = table.seat;
    const before = this.bySeat.get(seat);
    if (before && before.version > table.version) return;
    this.turning = null;
    const old = this.historyBySeat.get(seat) ?? [];
    const last = old.at(-1)?.seq ?? 0;
    const fresh = update.happened.filter((each) => each.seq > last);
    // After the user takes or loses a seat, the views of their former seats are dropped.
    const remaining = [...this.bySeat].filter(([each]) => each !== null && table.yours.includes(each));
    this.bySeat = new Map([...remaining, [seat, table]]);
    if (fresh.length) this.historyBySeat = new Map([...this.historyBySeat, [seat, [...old, ...fresh]]]);
    this.awaited();
    if (!this.board) this.fetchBoard(table.settings.board, table.digest);
    if (before && fresh.length && seat === this.viewer) for (const watcher of this.watchers) watcher(fresh, table);
  }

  private fetchBoard(id: string, digest: string): void {
    fetchBoard(id, digest)
      .then((board) => {
        this.board = board;
      })
      .catch((error) => notices.trouble(error));
  }

  // --- commands ------------------------------------------------------------------------------------------------------

  /** Performs actions, in the notation, for the viewer's seat. Returns whether they succeeded. */
  act(...actions: string[]): Promise<boolean> {
    this.catchUp();
    return this.do({ do: "act", seat: this.viewer ?? 0, seen: this.shown?.version ?? 0, actions });
  }

  /**
   * Sends a command, and settles when its result is shown. Returns whether it succeeded; a refusal is shown as a notice
   * unless `refused` handles it.
   */
  async do(command: WithoutMoveId<Command>, refused = (error: unknown) => notices.trouble(error)): Promise<boolean> {
    if (this.busy || !this.send) return false;
    this.sending = true;
    try {
      const made = await this.send(command);
      if (made) await this.showing(made.version);
      return true;
    } catch (error) {
      refused(error);
      const table = error instanceof RefusedError ? error.refusal.table : null;
      this.catchUp();
      if (table) this.take({ type: "update", since: table.version, happened: [], table });
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Settles when a version of the table, or a later one, is shown: until then nothing can be done in an older one. */
  private showing(version: number): Promise<void> {
    return new Promise((resolve) => {
      this.awaited = () => {
        if ((this.shown?.version ?? 0) >= version) resolve();
      };
      this.awaited();
    });
  }

  /** Undoes the viewer's last move. */
  undo(): Promise<boolean> {
    return this.do({ do: "undo", seat: this.viewer ?? 0, seen: this.shown?.version ?? 0 });
  }
}

/** A table on the server with a live connection, until `close` is called. */
export function liveTable(id: string): { table: TableState; say: (words: Words) => Promise<void>; close: () => void } {
  const pacer: MovePacer = new MovePacer(() => movePause(table.shown?.settings.pace.kind === "live"));
  const table: TableState = new TableState(id, (command) => connection.do(command), pacer);
  let lost = false;
  const connection = new TableConnection(id, {
    update: (update) => {
      setTimeout(() => keepHead(update.table)); // local storage is slow
      const tunnel = tunnelOf(update);
      const step = {
        version: update.table.version,
        move: isMove(update),
        suspense: tunnel && { lasts: tunnel.turned_up.length * CARD_TURN, begin: () => (table.turning = tunnel) },
        show: () => table.take(update),
      };
      if (isOwn(update) || preferences.text) pacer.addNow(step);
      else pacer.add(step);
    },
    chat: (...heard) => table.hear(...heard),
    present: (present) => {
      table.presence = present;
    },
    time: (offset) => {
      table.clockOffset = offset;
    },
    state: (state, refusal) => {
      if (state === "up" && lost) void server.checkVersion();
      lost = state === "down" || (lost && state !== "up");
      table.connection = state;
      table.closedReason = refusal;
    },
  });
  return {
    table,
    say: (words) =>
      connection.say(words).then(
        ({ seq }) => table.read(seq),
        (error) => notices.trouble(error),
      ),
    close: () => {
      connection.close();
      pacer.close();
    },
  };
}

/** Milliseconds between two cards that are turned up for a tunnel. */
export const CARD_TURN = 450;

/** The tunnel whose cards are turned up in an update, unless the user wants no animation. */
function tunnelOf({ happened }: Update): Event | undefined {
  if (happened.length > MISSED || !preferences.moving || preferences.text) return undefined;
  return happened.flatMap(({ events }) => events).findLast((event) => event.code === "tunnel");
}

/** More events than this in one update were missed while the page was away: they are shown at once. */
const MISSED = 6;

/** Whether an update brings a move of another player that the user should be able to follow. */
function isMove({ happened, table }: Update): boolean {
  if (happened.length > MISSED || table.game?.phase === "start") return false;
  return happened.some(({ what }) => what === "acted");
}

/** Whether an update brings what the user did: it is shown without delay. */
function isOwn({ happened, table }: Update): boolean {
  return happened.some(({ seat, what }) => {
    const own = seat !== null && table.yours.includes(seat) && table.seats[seat]?.stand_in === null;
    return own && (what === "acted" || what === "undone");
  });
}

type Words = Pick<Say, "text"> | Pick<Say, "phrase">;

/** Names of the seats; a free one is called by its number. */
export function seatNames(shown: TableView | null): string[] {
  return (shown?.seats ?? []).map(({ name }, i) => {
    if (name === "") return say("account-blank"); // somebody who was erased
    return name ?? say("seat-number", { number: i + 1 });
  });
}
