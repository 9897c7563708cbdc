/** From a wish to a table where one sits, and where the game begins if nobody is missing. */
import { api, newMoveId, newNonce } from "../net/api";
import type { NewTable } from "../net/wire";
import type { Level } from "../words/levels";

/** Who is to have a seat of a new table. */
export type Place =
  | { readonly who: "me" }
  | { readonly who: "open" }
  | { readonly who: "invited" }
  | { readonly who: "friend"; readonly name: string }
  | { readonly who: "bot"; readonly level: Level };

export type TableWish = Omit<NewTable, "move_id" | "players" | "bots" | "invited">;

/** A game against bots: the person has seat 0. Gives the table's id. */
export function playBots(board: string, opponents: number, level: Level): Promise<string> {
  return setTable({ board }, [
    { who: "me" },
    ...Array.from({ length: opponents }, () => ({ who: "bot", level }) as const),
  ]);
}

/** Sets a table and sits down: oneself, and friends on the same device. Gives its id. */
export async function setTable(wish: TableWish, places: readonly Place[]): Promise<string> {
  const bots = Object.fromEntries(places.flatMap((each, i) => (each.who === "bot" ? [[String(i), each.level]] : [])));
  const invited = places.flatMap((each, i) => (each.who === "invited" ? [i] : []));
  const { id } = await api.makeTable({ ...wish, move_id: newMoveId(), players: places.length, bots, invited });
  for (const [seat, each] of places.entries()) {
    if (each.who !== "me" && each.who !== "friend") continue;
    const name = each.who === "friend" ? each.name : null;
    await api.deed(id, { do: "sit", move_id: newMoveId(), seat, nonce: newNonce(), name });
  }
  if (!places.some((each) => each.who === "open" || each.who === "invited")) {
    await api.deed(id, { do: "start", move_id: newMoveId() });
  }
  return id;
}
