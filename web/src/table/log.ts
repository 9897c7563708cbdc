/** What of all that happened is told in the log, and what each line speaks of. */
import type { Event, Happening } from "../net/wire";

export interface LogLine {
  readonly key: string;
  readonly happening: Happening;
  /** An event of the game; none: something about the table itself. */
  readonly event: Event | null;
}

/** Said by another event, or of no use to a reader. */
const SILENT = new Set<Event["code"]>(["turned-up", "keep"]);
const AT_TABLE = new Set(["resigned", "voted", "stood-in", "came-back", "undone"]);
const TOLD = new WeakMap<Happening, readonly LogLine[]>();

export function logLines(happened: readonly Happening[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const happening of happened) {
    if (happening.what === "undone") dropLast(lines, happening.seat);
    lines.push(...linesOf(happening));
  }
  return lines;
}

/** The same ones each time: what has been told is not told anew whenever something happens. */
function linesOf(happening: Happening): readonly LogLine[] {
  const before = TOLD.get(happening);
  if (before) return before;
  const { seq, what, events } = happening;
  const lines: LogLine[] = AT_TABLE.has(what) ? [{ key: `${seq}`, happening, event: null }] : [];
  for (const [i, event] of events.entries()) {
    if (tells(event, happening)) lines.push({ key: `${seq}.${i}`, happening, event });
  }
  TOLD.set(happening, lines);
  return lines;
}

export function shownEvents(happened: readonly Happening[]): Event[] {
  return happened.flatMap((happening) => happening.events.filter((event) => tells(event, happening)));
}

/** What somebody keeps is told when it is all that happened; at the start it is told of all at once. */
function tells(event: Event, { events }: Happening): boolean {
  if (event.code === "keep") return !events.some((each) => each.code === "kept");
  return !SILENT.has(event.code);
}

/** What was taken back has not happened. */
function dropLast(lines: LogLine[], seat: number | null): void {
  const at = lines.findLastIndex((line) => line.event !== null && line.happening.seat === seat);
  if (at >= 0) {
    const { seq } = lines[at]!.happening;
    lines.splice(0, lines.length, ...lines.filter((line) => line.happening.seq !== seq));
  }
}

/** What one does in a turn, as it is told beside one's name. */
const DEEDS = new Set<Event["code"]>([
  ...(["keep", "kept", "take", "draw", "tickets"] as const),
  ...(["claimed", "station", "decline", "pass"] as const),
]);
const DRAWN = new Set<Event["code"]>(["take", "draw"]);

/** What somebody did last; the cards of one turn together. */
export function deedsOf(lines: readonly LogLine[], seat: number): Event[] {
  const events = lines.flatMap(({ event }) => (event && DEEDS.has(event.code) ? [event] : []));
  const at = events.findLastIndex((event) => event.seat === seat);
  const [before, last] = [events[at - 1], events[at]];
  if (!last) return [];
  const together = before?.seat === seat && DRAWN.has(before.code) && DRAWN.has(last.code);
  return together ? [before, last] : [last];
}

/** The lanes and cities that an event is about. */
export function spokenOf(
  event: Event,
  tickets: (id: string) => { a: string; b: string } | undefined,
): { lanes: string[]; cities: string[] } {
  const ends = event.tickets.flatMap((id) => {
    const ticket = tickets(id);
    return ticket ? [ticket.a, ticket.b] : [];
  });
  return { lanes: event.lane ? [event.lane] : [], cities: event.city ? [event.city, ...ends] : ends };
}
