/** The same people once more: a new table, where each takes the seat that they had. */
import { api, newMoveId, newNonce, RefusedError } from "../../net/api";
import type { Rematch, Shown } from "../../net/wire";

/** What means that there is nothing to do any more: one sits there already, somebody else does, or the game has begun. */
const SETTLED = new Set(["seat-taken", "table-not-open"]);

/** Sit down at the new table, in all seats that one had; against bots alone the game begins at once. */
export async function sitAgain(old: Shown, { table, code }: Rematch): Promise<void> {
  for (const seat of old.yours) {
    const name = old.yours.length > 1 ? old.seats[seat]?.name : null;
    const deed = { do: "sit", move_id: newMoveId(), seat, nonce: newNonce(), code, name } as const;
    await api.deed(table, deed).catch(unlessSettled);
  }
  const people = old.seats.filter((seat) => seat.bot === null).length;
  if (people !== old.yours.length) return;
  await api.deed(table, { do: "start", move_id: newMoveId() }).catch(unlessSettled);
}

function unlessSettled(error: unknown): void {
  if (!(error instanceof RefusedError && SETTLED.has(error.refusal.code))) throw error;
}
