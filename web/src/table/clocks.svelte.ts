/** Game clocks: the time a seat has left; and absent players, for whom a bot may stand in after a while. */
import type { Pace, SeatInfo, TableView } from "../net/wire";
import type { TableState } from "../state/table.svelte";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const LITTLE = { live: 30, days: 2 * HOUR } as const; // seconds

export interface TimeLeft {
  readonly seconds: number;
  readonly running: boolean;
  readonly little: boolean;
}

type Say = (code: string, args: Record<string, number>) => string;

/** The time left at a moment of server time; null if no clock is shown. Bots do not get days to think. */
export function timeLeft(pace: Pace, seat: SeatInfo, now: number): TimeLeft | null {
  const { bank, since } = seat;
  const bot = seat.bot !== null || seat.stand_in !== null || seat.resigned;
  if (pace.kind === "none" || (pace.kind === "days" && bot)) return null;
  const allowed = pace.kind === "days" ? pace.days * DAY : bank;
  const seconds = Math.max(0, allowed - (since === null ? 0 : Math.max(0, now - since)));
  return { seconds, running: since !== null, little: seconds < LITTLE[pace.kind] };
}

/** Short form: `9:05` or `1:09:05`; for moves with days `1 d 23 h`, `2 d`, `5 h` or `12 min`. */
export function shortTime(kind: Pace["kind"], seconds: number, say: Say): string {
  if (kind !== "days") return digits(Math.floor(seconds));
  const { days, hours, minutes } = parts(seconds);
  if (days) return say("page-clock-days", { days, hours });
  return hours ? say("page-clock-hours", { hours }) : say("page-clock-minutes", { minutes });
}

function digits(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % MINUTE)}`;
}

/** Long form, in words. */
export function fullTime(seconds: number, say: Say): string {
  const { days, hours, minutes } = parts(seconds);
  const words = [];
  if (days) words.push(say("page-days", { number: days }));
  if (hours) words.push(say("page-hours", { number: hours }));
  return words.join(" ") || say("page-minutes", { number: minutes });
}

/** Rounded down, except that the last minute counts as 1 until it is over. */
function parts(seconds: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(seconds / MINUTE) || Math.ceil(seconds / MINUTE);
  return { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR), minutes };
}

// --- absent players --------------------------------------------------------------------------------------------------

/**
 * Whom a game without a clock waits for, and how long until a bot may stand in for them.
 *
 * The server decides whether a bot may; this only says when to offer it.
 */
export interface Absence {
  readonly seat: number;
  /** Seconds until a bot may stand in; 0 means now. */
  readonly left: number;
}

/** The absence at a moment of server time; null if the game waits for no absent player or the viewer has no say. */
export function absenceAt(
  shown: TableView,
  table: Pick<TableState, "presence" | "yours">,
  now: number,
): Absence | null {
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
  const found = $derived(table.shown ? absenceAt(table.shown, table, clock + table.clockOffset) : null);
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
