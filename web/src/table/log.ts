/** Game log: which events become log lines, and which routes and cities each line is about. */
import type { Event, LogEntry } from "../net/wire";
import type { TableState } from "../state/table.svelte";

export interface LogLine {
  readonly key: string;
  readonly happening: LogEntry;
  /** An event of the game; null for something about the table itself. */
  readonly event: Event | null;
}

/** Events that another event already covers, or that do not help a reader. */
const SILENT = new Set<Event["code"]>(["turned-up", "keep"]);
const KEPT = new Set<Event["code"] | undefined>(["keep"]);
const AT_TABLE = new Set(["resigned", "voted", "stood-in", "came-back", "undone"]);
const LINES = new WeakMap<LogEntry, readonly LogLine[]>();
const LOGS = new WeakMap<readonly LogEntry[], readonly LogLine[]>();

/** The lines of a log. They are cached, because several parts of the page show them. */
export function logLines(happened: readonly LogEntry[]): readonly LogLine[] {
  const found = LOGS.get(happened) ?? allLines(happened);
  LOGS.set(happened, found);
  return found;
}

function allLines(happened: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = [];
  const undone = undoneEntries(happened);
  for (const happening of happened) {
    if (undone.has(happening)) continue;
    for (const line of linesOf(happening)) lines.push(toldOnce(lines, line));
  }
  return lines;
}

/** The entries whose moves were undone. */
function undoneEntries(happened: readonly LogEntry[]): Set<LogEntry> {
  const undone = new Set<LogEntry>();
  const acts: LogEntry[] = [];
  for (const each of happened) {
    if (each.events.length) acts.push(each);
    const at = each.what === "undone" ? acts.findLastIndex(({ seat }) => seat === each.seat) : -1;
    for (const act of at < 0 ? [] : acts.splice(at, 1)) undone.add(act);
  }
  return undone;
}

/** What is told before the trains are placed: once they are, that tells all of it. */
const PAID = new Set<Event["code"] | undefined>(["claim", "give", "pay"]);
const CLAIMS = new WeakMap<Event, LogLine>();

/** Takes the lines out of the log that a new one makes superfluous: it tells of all cards that a claim cost. */
function toldOnce(lines: LogLine[], line: LogLine): LogLine {
  const { event } = line;
  const superfluous = event?.code === "claimed" ? PAID : event?.code === "kept" ? KEPT : null;
  if (!event || !superfluous) return line;
  const cards: Record<string, number> = {};
  for (let at = lines.length - 1; at >= 0; at--) {
    const before = lines[at]!.event;
    if (before?.seat !== event.seat || !superfluous.has(before?.code)) continue;
    lines.splice(at, 1);
    for (const [card, number] of Object.entries(before?.cards ?? {})) cards[card] = (cards[card] ?? 0) + number;
    if (before?.card) cards[before.card] = (cards[before.card] ?? 0) + 1;
    if (before?.code !== "give" && before?.code !== "pay") break;
  }
  if (superfluous === KEPT) return line;
  const claim = CLAIMS.get(event) ?? { ...line, event: { ...event, cards } };
  CLAIMS.set(event, claim);
  return claim;
}

/** Cached log lines, so that earlier lines keep their identity and are not rendered again with every update. */
function linesOf(happening: LogEntry): readonly LogLine[] {
  const before = LINES.get(happening);
  if (before) return before;
  const { seq, what, events } = happening;
  const lines: LogLine[] = AT_TABLE.has(what) ? [{ key: `${seq}`, happening, event: null }] : [];
  for (const [i, event] of events.entries()) {
    if (isLogged(event, happening)) lines.push({ key: `${seq}.${i}`, happening, event });
  }
  LINES.set(happening, lines);
  return lines;
}

/** A log line as a sentence. */
export function lineText({ texts }: TableState, { event, happening }: LogLine): string {
  if (event) return texts.event(event);
  const { seat, what, end, why } = happening;
  return texts.say(`page-log-${what}`, { seat, end: end === false ? "no" : "yes", why });
}

/** `keep` is logged only where no `kept` follows: at the start, `kept` reports the choices of all players at once. */
function isLogged(event: Event, { events }: LogEntry): boolean {
  if (event.code === "keep") return !events.some((each) => each.code === "kept");
  return !SILENT.has(event.code);
}

/** Events that are shown as a seat's last move beside its name. */
const MOVES = new Set<Event["code"]>([
  ...(["keep", "kept", "take", "draw", "tickets"] as const),
  ...(["claimed", "station", "decline", "pass"] as const),
]);
const DRAWN = new Set<Event["code"]>(["take", "draw"]);

/** A seat's last move; both cards drawn in one turn count together. */
export function movesOf(lines: readonly LogLine[], seat: number): Event[] {
  let last: Event | null = null;
  for (let at = lines.length - 1; at >= 0; at--) {
    const { event } = lines[at]!;
    if (!event || !MOVES.has(event.code)) continue;
    if (last) return event.seat === seat && DRAWN.has(event.code) ? [event, last] : [last];
    if (event.seat !== seat) continue;
    if (!DRAWN.has(event.code)) return [event];
    last = event;
  }
  return last ? [last] : [];
}

/** The routes and cities that an event is about. */
export function subjectsOf(
  event: Event,
  tickets: (id: string) => { a: string; b: string } | undefined,
): { routes: string[]; cities: string[] } {
  const ends = event.tickets.flatMap((id) => {
    const ticket = tickets(id);
    return ticket ? [ticket.a, ticket.b] : [];
  });
  return { routes: event.route ? [event.route] : [], cities: event.city ? [event.city, ...ends] : ends };
}

/** A seat's last move in a few words, to show beside the player's name. */
export function lastMove({ texts }: TableState, lines: readonly LogLine[], seat: number): string[] {
  const moves = movesOf(lines, seat);
  const last = moves.at(-1);
  const known = last && MOVE_WORDS.get(last);
  if (known?.texts === texts && known.number === moves.length) return known.words;
  const words = moveWords(texts, moves);
  if (last) MOVE_WORDS.set(last, { texts, number: moves.length, words });
  return words;
}

/** Cached words of the last moves: with every update most seats' are the same. */
const MOVE_WORDS = new WeakMap<Event, { texts: TableState["texts"]; number: number; words: string[] }>();

function moveWords(texts: TableState["texts"], moves: readonly Event[]): string[] {
  const hidden = moves.length > 1 && moves.every(({ code, card }) => code === "draw" && card === null);
  if (hidden) return [texts.say("page-did-draws", { number: moves.length })];
  return moves.map((event) => texts.say(`page-did-${event.code}`, { ...event }));
}

/** The number of the entry in which a seat last acted or undid something. */
export function lastOwnEntry(happened: readonly LogEntry[], seat: number | null): number | undefined {
  return happened.findLast((each) => each.seat === seat && (each.what === "acted" || each.what === "undone"))?.seq;
}

/** What other players have changed since a seat last acted. */
export interface News {
  readonly routes: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
  /** Positions of face-up cards that are new. */
  readonly slots: ReadonlySet<number>;
  readonly seats: ReadonlySet<number>;
}

export function newsFor(happened: readonly LogEntry[], seat: number): News {
  const acts: LogEntry[] = [];
  const from = happened.findLastIndex((each) => each.what === "acted" && each.seat === seat) + 1;
  for (const each of from ? happened.slice(from) : []) {
    if (each.what === "acted") acts.push(each);
    const undone = each.what === "undone" ? acts.findLastIndex((act) => act.seat === each.seat) : -1;
    if (undone >= 0) acts.splice(undone, 1);
  }
  const events = acts.flatMap((each) => each.events);
  const slots = events.flatMap(({ code, slot, face_up }) => {
    if (code === "reset") return face_up.map((_, at) => at);
    return code === "turned-up" && slot !== null ? [slot] : [];
  });
  return {
    routes: new Set(events.flatMap(({ code, route }) => (code === "claimed" && route ? [route] : []))),
    cities: new Set(events.flatMap(({ code, city }) => (code === "station" && city ? [city] : []))),
    slots: new Set(slots),
    seats: new Set(acts.flatMap((act) => act.seat ?? [])),
  };
}
