/** The board and number of players that the user is busy with: ratings are separate for each, and lists open there. */
import { load, save } from "./storage";

export interface Pool {
  readonly board: string;
  readonly players: number;
}

const NAME = "pool";

/** Notes where the user plays, or looks for a game. */
export function enterPool(board: string, players: number): void {
  save(NAME, `${board} ${players}`);
}

export function lastPool(): Pool | null {
  const [board, players] = (load(NAME) ?? "").split(" ");
  return board ? { board, players: Number(players) } : null;
}

export function leaderboardPath(board: string, players: number): string {
  return `/leaderboard?${new URLSearchParams({ board, players: String(players) })}`;
}
