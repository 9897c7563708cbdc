/** Rematch: a new table where everyone takes the seat they had. */
import { api, newMoveId, newNonce, RefusedError } from "../../net/api";
import type { Rematch, Shown } from "../../net/wire";

/** Refusals that leave nothing to do: the seat is taken (by the user or someone else), or the game has begun. */
const SETTLED = new Set(["seat-taken", "table-not-open"]);

/** Takes all former seats at the new table; if all other seats are bots, the game starts at once. */
export async function sitAgain(old: Shown, { table, code }: Rematch): Promise<void> {
  for (const seat of old.yours) {
    const name = old.yours.length > 1 ? old.seats[seat]?.name : null;
    const command = { do: "sit", move_id: newMoveId(), seat, nonce: newNonce(), code, name } as const;
    await api.command(table, command).catch(unlessSettled);
  }
  const people = old.seats.filter((seat) => seat.bot === null).length;
  if (people !== old.yours.length) return;
  await api.command(table, { do: "start", move_id: newMoveId() }).catch(unlessSettled);
}

function unlessSettled(error: unknown): void {
  if (!(error instanceof RefusedError && SETTLED.has(error.refusal.code))) throw error;
}
