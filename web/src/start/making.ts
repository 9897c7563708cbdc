/** From a wish to a table where the game has begun. */
import { api, newMoveId, newNonce } from "../net/api";
import type { SeatBot } from "../net/wire";

export type Level = SeatBot["level"];

/** A game against bots: the person has seat 0. Gives the table's id. */
export async function playBots(board: string, levels: readonly Level[]): Promise<string> {
  const bots = Object.fromEntries(levels.map((level, i) => [String(i + 1), level]));
  const { id } = await api.makeTable({ move_id: newMoveId(), board, players: levels.length + 1, bots });
  await api.deed(id, { do: "sit", move_id: newMoveId(), seat: 0, nonce: newNonce() });
  await api.deed(id, { do: "start", move_id: newMoveId() });
  return id;
}
