/** Game clock of a seat: time left, low-time warning and formatting. */
import type { Pace, SeatInfo } from "../net/wire";

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
