/** New games: creates tables and seats their players, and remembers the settings of the last quick game. */
import { api, newMoveId, newNonce } from "../net/api";
import { LEVELS, type Level } from "../net/notation";
import type { Answer, Command, NewTable } from "../net/wire";
import { boardList } from "./boards.svelte";
import { me } from "./me.svelte";
import { enterPool } from "./pool";
import { server } from "./server.svelte";
import { load, save } from "./storage";

/** Who gets a seat at a new table. */
export type SeatChoice =
  | { readonly who: "me" }
  | { readonly who: "open" }
  | { readonly who: "invited" }
  | { readonly who: "friend"; readonly name: string }
  | { readonly who: "bot"; readonly level: Level };

export type TableSettings = Omit<NewTable, "move_id" | "players" | "bots" | "invited">;

/** Starts a game of the user against bots. Returns the table's id. */
export function playBots(board: string, opponents: number, level: Level, rated = false): Promise<string> {
  return createTable(
    { board, rated },
    withMe(Array.from({ length: opponents }, () => ({ who: "bot", level }) as const)),
  );
}

/** The user's seat among so many players: the one with the trains that they prefer, or else the first. */
export function mySeat(players: number): number {
  const train = me.person?.train ?? 0;
  return train < players ? train : 0;
}

/** All seats: those of the others in their order, and the user in between. */
export function withMe(others: readonly SeatChoice[]): SeatChoice[] {
  return others.toSpliced(mySeat(others.length + 1), 0, { who: "me" });
}

/**
 * Makes a table and seats the user and friends on the same device. The game starts if no seat is left open.
 * Returns the table's id.
 */
export async function createTable(settings: TableSettings, seats: readonly SeatChoice[]): Promise<string> {
  const bots = Object.fromEntries(seats.flatMap((each, i) => (each.who === "bot" ? [[String(i), each.level]] : [])));
  enterPool(settings.board, seats.length);
  const invited = seats.flatMap((each, i) => (each.who === "invited" ? [i] : []));
  const { id } = await api.makeTable({ ...settings, move_id: newMoveId(), players: seats.length, bots, invited });
  for (const [seat, each] of seats.entries()) {
    if (each.who !== "me" && each.who !== "friend") continue;
    const name = each.who === "friend" ? each.name : null;
    await finish(id, { do: "sit", move_id: newMoveId(), seat, nonce: newNonce(), name });
  }
  if (!seats.some((each) => each.who === "open" || each.who === "invited")) {
    await finish(id, { do: "start", move_id: newMoveId() });
  }
  return id;
}

/** A command at a table that exists already: it is repeated while the server is away or busy, and carried out once. */
function finish(id: string, command: Command): Promise<Answer> {
  return server.retry(() => api.command(id, command));
}

/** Settings of the last quick game, so that the next one is one click away. */
class QuickGameSettings {
  private boardId = $state(load("board") ?? "");
  private storedOpponents = $state(Number(load("opponents")) || 2);
  /** Whether own tables are rated, for those who may play rated games. */
  rated = $state(load("rated") === "yes");
  level = $state<Level>(LEVELS.find((each) => each === load("level")) ?? "medium");

  readonly board = $derived(boardList.offered.find(({ id }) => id === this.boardId) ?? boardList.offered[0]);
  readonly most = $derived((this.board?.players[1] ?? 2) - 1);
  readonly opponents = $derived(Math.min(this.storedOpponents, this.most));

  chooseBoard(id: string): void {
    this.boardId = id;
    save("board", id);
    enterPool(id, this.opponents + 1);
  }

  chooseOpponents(number: number): void {
    this.storedOpponents = number;
    save("opponents", String(number));
    if (this.board) enterPool(this.board.id, number + 1);
  }

  chooseRated(on: boolean): void {
    this.rated = on;
    save("rated", on ? "yes" : "no");
  }

  chooseLevel(level: Level): void {
    this.level = level;
    save("level", level);
  }
}

export const quickGame = new QuickGameSettings();
