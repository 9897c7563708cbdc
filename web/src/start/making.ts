/** Table creation: makes a table, sits down, and starts the game if no seat is left open. */
import { api, newMoveId, newNonce } from "../net/api";
import type { NewTable } from "../net/wire";
import type { Level } from "../words/levels";

/** Who gets a seat at a new table. */
export type Place =
  | { readonly who: "me" }
  | { readonly who: "open" }
  | { readonly who: "invited" }
  | { readonly who: "friend"; readonly name: string }
  | { readonly who: "bot"; readonly level: Level };

export type TableWish = Omit<NewTable, "move_id" | "players" | "bots" | "invited">;

/** Starts a game against bots with the user in seat 0. Returns the table's id. */
export function playBots(board: string, opponents: number, level: Level): Promise<string> {
  return setTable({ board }, [
    { who: "me" },
    ...Array.from({ length: opponents }, () => ({ who: "bot", level }) as const),
  ]);
}

/** Makes a table and seats the user and friends on the same device. Returns its id. */
export async function setTable(wish: TableWish, places: readonly Place[]): Promise<string> {
  const bots = Object.fromEntries(places.flatMap((each, i) => (each.who === "bot" ? [[String(i), each.level]] : [])));
  const invited = places.flatMap((each, i) => (each.who === "invited" ? [i] : []));
  const { id } = await api.makeTable({ ...wish, move_id: newMoveId(), players: places.length, bots, invited });
  for (const [seat, each] of places.entries()) {
    if (each.who !== "me" && each.who !== "friend") continue;
    const name = each.who === "friend" ? each.name : null;
    await api.command(id, { do: "sit", move_id: newMoveId(), seat, nonce: newNonce(), name });
  }
  if (!places.some((each) => each.who === "open" || each.who === "invited")) {
    await api.command(id, { do: "start", move_id: newMoveId() });
  }
  return id;
}
