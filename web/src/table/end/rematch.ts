/** The same people once more: a new table, where each takes the seat that they had. */
import { api, newMoveId, newNonce } from "../../net/api";
import type { Rematch, Shown } from "../../net/wire";

/** Sit down at the new table, in all seats that one had; against bots alone the game begins at once. */
export async function sitAgain(old: Shown, { table, code }: Rematch): Promise<void> {
  for (const seat of old.yours) {
    const name = old.yours.length > 1 ? old.seats[seat]?.name : null;
    await api.deed(table, { do: "sit", move_id: newMoveId(), seat, nonce: newNonce(), code, name });
  }
  const people = old.seats.filter((seat) => seat.bot === null).length;
  if (people === old.yours.length) await api.deed(table, { do: "start", move_id: newMoveId() });
}
