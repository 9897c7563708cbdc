/**
 * Absent players: whom a game without a clock waits for, and how long until a bot may stand in for them.
 *
 * The server decides whether a bot may; this only says when to offer it.
 */
import type { Shown } from "../net/wire";
import type { TableState } from "../state/table.svelte";

export interface Absence {
  readonly seat: number;
  /** Seconds until a bot may stand in; 0 means now. */
  readonly left: number;
}

/** The absence at a moment of server time; null if the game waits for no absent player or the viewer has no say. */
export function absenceAt(shown: Shown, table: Pick<TableState, "presence" | "yours">, now: number): Absence | null {
  const { presence, yours } = table;
  if (presence === null || shown.status !== "running" || shown.settings.pace.kind !== "none") return null;
  if (yours.every((seat) => shown.seats[seat]?.resigned)) return null;
  const seat = shown.actors.find((each) => {
    const { name, stand_in, since } = shown.seats[each]!;
    const waited = name !== null && stand_in === null && since !== null;
    return waited && !yours.includes(each) && !presence.seats.includes(each);
  });
  if (seat === undefined) return null;
  const seen = presence.absent.find((each) => each.seat === seat)?.since ?? 0;
  const from = Math.max(seen, shown.seats[seat]!.since!) + presence.patience;
  return { seat, left: Math.max(0, Math.ceil(from - now)) };
}

/** The same as a reactive value, updated every second while the calling component exists. */
export function watchAbsence(table: TableState): { readonly now: Absence | null } {
  let clock = $state(Date.now() / 1000);
  const found = $derived(table.shown ? absenceAt(table.shown, table, clock + table.ahead) : null);
  const waiting = $derived(found !== null);
  $effect(() => {
    if (!waiting) return;
    clock = Date.now() / 1000;
    const ticking = setInterval(() => {
      clock = Date.now() / 1000;
    }, 1000);
    return () => clearInterval(ticking);
  });
  return {
    get now() {
      return found;
    },
  };
}
