/** Final scoring as a sequence of steps, each of which adds points to one seat; and tie-breaks. */
import { cheapestPath, longestTrail } from "../../board/paths";
import type { BoardInfo, RouteInfo, Score, View } from "../../net/wire";

export type StepKind = "routes" | "ticket" | "station" | "stations" | "countries" | "path" | "most-tickets";

export interface CountStep {
  readonly kind: StepKind;
  readonly seat: number;
  readonly points: number;
  /** For a ticket: which one, and whether it was completed. */
  readonly ticket?: string;
  readonly done?: boolean;
  /** For a station: where it stands, and the route it borrows. */
  readonly city?: string;
  readonly borrowed?: string | null;
  /** What the step highlights on the board: own routes, borrowed routes and cities. */
  readonly routes: readonly string[];
  readonly lent: readonly string[];
  readonly cities: readonly string[];
}

/** Parts of a score in counting order, with the message codes of their names. */
export const PARTS = [
  ["routes", "score-routes"],
  ["tickets", "score-tickets"],
  ["countries", "score-countries"],
  ["stations", "score-stations"],
  ["longest_path", "score-path"],
  ["most_tickets", "score-most-tickets"],
] as const satisfies readonly (readonly [keyof Score, string])[];

/** The parts that are scored in this game. */
export function partsOf(board: BoardInfo, game: View): (typeof PARTS)[number][] {
  const { rules, countries } = board;
  const there: Record<(typeof PARTS)[number][0], boolean> = {
    routes: true,
    tickets: true,
    countries: countries.length > 0,
    stations: rules.station_costs.length > 0,
    longest_path: rules.longest_path > 0 && game.longest_path,
    most_tickets: rules.most_tickets > 0,
  };
  return PARTS.filter(([part]) => there[part]);
}

/** All steps. The lowest total comes first, so that the winner stays open for as long as possible. */
export function countSteps(board: BoardInfo, game: View, scores: readonly Score[]): CountStep[] {
  const seats = scores.map((_, seat) => seat).sort((a, b) => scores[a]!.total - scores[b]!.total);
  const each = (make: (seat: number, score: Score) => CountStep[]): CountStep[] =>
    seats.flatMap((seat) => make(seat, scores[seat]!));
  return [
    ...each((seat, { routes }) => [plain("routes", seat, routes, game.seats[seat]!.routes)]),
    ...each((seat, score) => ticketSteps(board, game, seat, score)),
    ...each((seat, score) => stationSteps(board, seat, score)),
    ...each((seat, { countries }) => (countries ? [plain("countries", seat, countries, [])] : [])),
    ...each((seat, { longest_path: points, path }) => {
      if (!points) return [];
      return [plain("path", seat, points, longestTrail(board.routes, new Set(game.seats[seat]!.routes), path))];
    }),
    ...each((seat, { most_tickets: points }) => (points ? [plain("most-tickets", seat, points, [])] : [])),
  ];
}

/** Points of each seat after the first `number` steps. */
export function pointsAfter(steps: readonly CountStep[], number: number, players: number): number[] {
  const points = Array<number>(players).fill(0);
  for (const { seat, points: more } of steps.slice(0, number)) points[seat]! += more;
  return points;
}

/** The path of a completed ticket: the seat's own routes and those its stations borrow. */
export function ticketPath(
  board: BoardInfo,
  game: View,
  seat: number,
  score: Score,
  ticket: string,
): Pick<CountStep, "routes" | "lent" | "cities"> {
  const found = board.tickets.find(({ id }) => id === ticket);
  if (!found) return { routes: [], lent: [], cities: [] };
  const own = new Set(game.seats[seat]!.routes);
  const lent = new Set(Object.values(score.borrowed));
  const costs = new Map<string, number>();
  for (const { id, length } of board.routes) {
    if (own.has(id)) costs.set(id, 0);
    else if (lent.has(id)) costs.set(id, length);
  }
  const way = score.completed.includes(ticket) ? cheapestPath(board.routes, costs, found.a, found.b) : null;
  return { routes: way?.own ?? [], lent: way?.open ?? [], cities: [found.a, found.b] };
}

function ticketSteps(board: BoardInfo, game: View, seat: number, score: Score): CountStep[] {
  const worth = new Map(board.tickets.map(({ id, points }) => [id, points]));
  const step = (ticket: string, done: boolean): CountStep => ({
    kind: "ticket",
    seat,
    ticket,
    done,
    points: (done ? 1 : -1) * (worth.get(ticket) ?? 0),
    ...ticketPath(board, game, seat, score, ticket),
  });
  return [...score.failed.map((ticket) => step(ticket, false)), ...score.completed.map((ticket) => step(ticket, true))];
}

function stationSteps({ routes }: BoardInfo, seat: number, score: Score): CountStep[] {
  const ends = (id: string | null): string[] =>
    routes.flatMap((route: RouteInfo) => (route.id === id ? [route.a, route.b] : []));
  const borrowed = Object.entries(score.borrowed).flatMap(([city, route]): CountStep[] =>
    route === null
      ? []
      : [{ kind: "station", seat, points: 0, city, borrowed: route, routes: [], lent: [route], cities: ends(route) }],
  );
  return [...borrowed, ...(score.stations ? [plain("stations", seat, score.stations, [])] : [])];
}

function plain(kind: StepKind, seat: number, points: number, routes: readonly string[]): CountStep {
  return { kind, seat, points, routes, lent: [], cities: [] };
}

/**
 * The place of each seat: first for winners, and the same for equal totals. Empty if nobody has won.
 *
 * `last`: seats that share the last place whatever their points, as in the server's results.
 */
export function placesOf(scores: readonly Score[], winners: readonly number[], last: readonly number[] = []): number[] {
  if (!winners.length) return [];
  const ahead = (other: number, seat: number): boolean => {
    if (last.includes(other) || last.includes(seat)) return !last.includes(other);
    return !winners.includes(seat) && (winners.includes(other) || scores[other]!.total > scores[seat]!.total);
  };
  return scores.map((_, seat) => 1 + scores.filter((_, other) => ahead(other, seat)).length);
}

/** Something that a player did well. */
export type Highlight =
  | { readonly code: "ticket"; readonly ticket: string; readonly points: number }
  | { readonly code: "tickets"; readonly number: number }
  | { readonly code: "route"; readonly route: string; readonly trains: number; readonly points: number }
  | { readonly code: "routes"; readonly number: number; readonly points: number };

const FEW_TICKETS = 3; // from this many on, it is something to have completed them all
const LONG = 4; // from this length on, a route is something to have claimed
const LITTLE = 2; // with fewer to tell, all routes are told of

/** What a seat did well, whoever has won: its best ticket, its longest route, and else all its routes. */
export function highlightsOf(board: BoardInfo, game: View, scores: readonly Score[], seat: number): Highlight[] {
  const { completed, failed, routes } = scores[seat]!;
  const found: Highlight[] = [];
  const best = board.tickets.filter(({ id }) => completed.includes(id)).sort((a, b) => b.points - a.points)[0];
  if (best) found.push({ code: "ticket", ticket: best.id, points: best.points });
  if (!failed.length && completed.length >= FEW_TICKETS) found.push({ code: "tickets", number: completed.length });
  const own = board.routes.filter(({ id }) => game.seats[seat]!.routes.includes(id));
  const route = own.sort((a, b) => b.length - a.length)[0];
  if (route && route.length >= LONG) {
    found.push({ code: "route", route: route.id, trains: route.length, points: route.points });
  }
  if (own.length && found.length < LITTLE) found.push({ code: "routes", number: own.length, points: routes });
  return found;
}

/** The rules that decided between equal totals, in order; empty if there was no tie or none was broken. */
export function tieBreaks(ties: readonly string[], scores: readonly Score[], winners: readonly number[]): string[] {
  const best = Math.max(...scores.map((score) => score.total));
  let tied = scores.flatMap(({ total }, seat) => (total === best ? [seat] : []));
  const deciding: string[] = [];
  for (const tie of ties) {
    const most = Math.max(...tied.map((seat) => value(tie, scores[seat]!)));
    const left = tied.filter((seat) => value(tie, scores[seat]!) === most);
    if (left.length < tied.length) deciding.push(tie);
    tied = left;
  }
  return tied.join() === winners.join() ? deciding : [];
}

const VALUES: Record<string, (score: Score) => number> = {
  "completed tickets": (score) => score.completed.length,
  "fewer stations": (score) => -Object.keys(score.borrowed).length,
  "longest-path bonus": (score) => score.longest_path,
  "ticket points": (score) => score.tickets,
  "longest path": (score) => score.path,
};

function value(tie: string, score: Score): number {
  return VALUES[tie]?.(score) ?? 0;
}
