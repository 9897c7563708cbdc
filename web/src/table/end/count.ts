/** The count of a game as a row of small steps, each of which adds to the points of one seat. */
import { longestTrail } from "../../board/trails";
import { wayBetween } from "../../board/ways";
import type { BoardShown, LaneShown, Score, View } from "../../net/wire";

export type StepKind = "lanes" | "ticket" | "station" | "stations" | "countries" | "path" | "most-tickets";

export interface CountStep {
  readonly kind: StepKind;
  readonly seat: number;
  readonly points: number;
  /** Of a ticket: which, and whether it was completed. */
  readonly ticket?: string;
  readonly done?: boolean;
  /** Of a station: where it stands, and the lane that it borrows. */
  readonly city?: string;
  readonly borrowed?: string | null;
  /** What is lit on the board meanwhile. */
  readonly lanes: readonly string[];
  readonly lent: readonly string[];
  readonly cities: readonly string[];
}

/** Parts of a score in the order in which they are counted, with what the table of scores calls them. */
export const PARTS = [
  ["routes", "score-routes"],
  ["tickets", "score-tickets"],
  ["countries", "score-countries"],
  ["stations", "score-stations"],
  ["longest_path", "score-path"],
  ["most_tickets", "score-most-tickets"],
] as const satisfies readonly (readonly [keyof Score, string])[];

/** The parts that this game has. */
export function partsOf(board: BoardShown, game: View): (typeof PARTS)[number][] {
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

/** All steps; who has least comes first, so that it stays open for as long as can be. */
export function countSteps(board: BoardShown, game: View, scores: readonly Score[]): CountStep[] {
  const seats = scores.map((_, seat) => seat).sort((a, b) => scores[a]!.total - scores[b]!.total);
  const each = (make: (seat: number, score: Score) => CountStep[]): CountStep[] =>
    seats.flatMap((seat) => make(seat, scores[seat]!));
  return [
    ...each((seat, { routes }) => [plain("lanes", seat, routes, game.seats[seat]!.lanes)]),
    ...each((seat, score) => ticketSteps(board, game, seat, score)),
    ...each((seat, score) => stationSteps(board, seat, score)),
    ...each((seat, { countries }) => (countries ? [plain("countries", seat, countries, [])] : [])),
    ...each((seat, { longest_path: points, path }) => {
      if (!points) return [];
      return [plain("path", seat, points, longestTrail(board.lanes, new Set(game.seats[seat]!.lanes), path))];
    }),
    ...each((seat, { most_tickets: points }) => (points ? [plain("most-tickets", seat, points, [])] : [])),
  ];
}

/** Points of each seat after so many steps. */
export function pointsAfter(steps: readonly CountStep[], number: number, players: number): number[] {
  const points = Array<number>(players).fill(0);
  for (const { seat, points: more } of steps.slice(0, number)) points[seat]! += more;
  return points;
}

/** The lanes over which a ticket was joined, one's own and those that stations borrow. */
export function ticketWay(
  board: BoardShown,
  game: View,
  seat: number,
  score: Score,
  ticket: string,
): Pick<CountStep, "lanes" | "lent" | "cities"> {
  const found = board.tickets.find(({ id }) => id === ticket);
  if (!found) return { lanes: [], lent: [], cities: [] };
  const own = new Set(game.seats[seat]!.lanes);
  const lent = new Set(Object.values(score.borrowed));
  const costs = new Map<string, number>();
  for (const { id, length } of board.lanes) {
    if (own.has(id)) costs.set(id, 0);
    else if (lent.has(id)) costs.set(id, length);
  }
  const way = score.completed.includes(ticket) ? wayBetween(board.lanes, costs, found.a, found.b) : null;
  return { lanes: way?.own ?? [], lent: way?.open ?? [], cities: [found.a, found.b] };
}

function ticketSteps(board: BoardShown, game: View, seat: number, score: Score): CountStep[] {
  const worth = new Map(board.tickets.map(({ id, points }) => [id, points]));
  const step = (ticket: string, done: boolean): CountStep => ({
    kind: "ticket",
    seat,
    ticket,
    done,
    points: (done ? 1 : -1) * (worth.get(ticket) ?? 0),
    ...ticketWay(board, game, seat, score, ticket),
  });
  return [...score.failed.map((ticket) => step(ticket, false)), ...score.completed.map((ticket) => step(ticket, true))];
}

function stationSteps({ lanes }: BoardShown, seat: number, score: Score): CountStep[] {
  const ends = (id: string | null): string[] =>
    lanes.flatMap((lane: LaneShown) => (lane.id === id ? [lane.a, lane.b] : []));
  const borrowed = Object.entries(score.borrowed).flatMap(([city, lane]): CountStep[] =>
    lane === null
      ? []
      : [{ kind: "station", seat, points: 0, city, borrowed: lane, lanes: [], lent: [lane], cities: ends(lane) }],
  );
  return [...borrowed, ...(score.stations ? [plain("stations", seat, score.stations, [])] : [])];
}

function plain(kind: StepKind, seat: number, points: number, lanes: readonly string[]): CountStep {
  return { kind, seat, points, lanes, lent: [], cities: [] };
}
