/** Figures for the rules: finds, on any board, routes that illustrate each kind of rule. */

import { cheapestPath } from "../board/paths";
import type { Pieces } from "../board/sheet";
import type { BoardInfo, RouteInfo } from "../net/wire";

export interface Figure {
  readonly code: "plain" | "double" | "tunnel" | "ferry" | "any" | "station" | "country" | "ticket";
  readonly routes: readonly string[];
  readonly pieces: Pieces;
  readonly goals: readonly { id: string; chosen: boolean }[];
}

const SELF = 0;
const OTHER = 1;

/** The figures of a section of the rules. A board without tunnels has no figure of a tunnel. */
export function figuresOf(board: BoardInfo, section: string): Figure[] {
  switch (section) {
    case "routes":
      return [plainRoute(board), doubleRoute(board), tunnel(board), ferry(board), anyCards(board)].flat();
    case "stations":
      return station(board);
    case "countries":
      return country(board);
    case "tickets":
      return ticket(board);
    default:
      return [];
  }
}

function plainRoute({ routes }: BoardInfo): Figure[] {
  const found = shortest(
    routes.filter(
      (route) => route.kind === "plain" && !route.twins.length && route.colour !== "grey" && route.length > 2,
    ),
  );
  return found ? [picture("plain", [found.id], { [found.id]: SELF })] : [];
}

function doubleRoute({ routes }: BoardInfo): Figure[] {
  const found = shortest(
    routes.filter((route) => route.twins.length && !route.country && route.kind === "plain" && route.length > 1),
  );
  return found ? [picture("double", [found.id, ...found.twins], { [found.id]: OTHER })] : [];
}

function tunnel({ routes }: BoardInfo): Figure[] {
  const found = shortest(routes.filter((route) => route.kind === "tunnel" && route.length > 1));
  return found ? [picture("tunnel", [found.id, ...found.twins])] : [];
}

function ferry({ routes }: BoardInfo): Figure[] {
  const found = shortest(routes.filter((route) => route.symbols > 0 && route.length > 1));
  return found ? [picture("ferry", [found.id, ...found.twins])] : [];
}

function anyCards({ routes }: BoardInfo): Figure[] {
  const found = routes.find((route) => route.any_cards > 0);
  return found ? [picture("any", [found.id])] : [];
}

/** A station in a city, and the opponent's route that it borrows. */
function station({ cities, routes }: BoardInfo): Figure[] {
  const city = cities.find(({ id }) => around(routes, id).length === 3) ?? cities[0];
  if (!city) return [];
  const [own, lent, ...rest] = around(routes, city.id);
  if (!own || !lent) return [];
  const owners = { [own.id]: SELF, [lent.id]: OTHER };
  const { pieces, ...all } = picture(
    "station",
    [own, lent, ...rest].map(({ id }) => id),
    owners,
  );
  return [{ ...all, pieces: { ...pieces, stations: new Map([[city.id, SELF]]) } }];
}

function country({ countries, routes }: BoardInfo): Figure[] {
  const found = countries.find(({ id }) => routes.some((route) => route.country === id));
  const its = routes.filter((route) => found && route.country === found.id);
  return its.length
    ? [
        picture(
          "country",
          its.map(({ id }) => id),
        ),
      ]
    : [];
}

/** A completed ticket over two routes or more. */
function ticket({ tickets, routes }: BoardInfo): Figure[] {
  const costs = new Map(routes.map(({ id, length }) => [id, length]));
  for (const { id, a, b } of [...tickets].sort((one, other) => one.points - other.points)) {
    const way = cheapestPath(routes, costs, a, b)?.open ?? [];
    if (way.length < 2) continue;
    const owners = Object.fromEntries(way.map((route) => [route, SELF]));
    return [{ ...picture("ticket", way, owners), goals: [{ id, chosen: true }] }];
  }
  return [];
}

function picture(code: Figure["code"], routes: readonly string[], owners: Record<string, number> = {}): Figure {
  const pieces = { routes: new Map(Object.entries(owners)), stations: new Map(), countries: new Map() };
  return { code, routes, pieces, goals: [] };
}

function around(routes: readonly RouteInfo[], city: string): RouteInfo[] {
  return routes.filter((route) => (route.a === city || route.b === city) && route.number === 1);
}

function shortest(routes: readonly RouteInfo[]): RouteInfo | undefined {
  return [...routes].sort((a, b) => a.length - b.length)[0];
}
