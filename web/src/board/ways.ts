/** Cheapest path between the cities of a ticket (Dijkstra's algorithm), to show the ticket on the board. */
import type { RouteInfo, View } from "../net/wire";

export interface Way {
  readonly own: readonly string[];
  readonly open: readonly string[];
}

/** Refusals that may not last: a route refused for one of these can still be part of a path. */
const TEMPORARY = new Set(["cards-short", "trains-short", "needs-locomotives", "substitutes-short"]);

/** The routes a seat owns or could still claim, with their cost in trains; its own routes cost nothing. */
export function openRoutes(routes: Iterable<RouteInfo>, game: View, seat: number | null): ReadonlyMap<string, number> {
  const own = new Set(seat === null ? [] : game.seats[seat]?.routes);
  const taken = new Set(game.seats.flatMap((each) => each.routes));
  const closed = new Set(game.refused.flatMap((each) => (TEMPORARY.has(each.code) ? [] : each.routes)));
  const costs = new Map<string, number>();
  for (const route of routes) {
    if (own.has(route.id)) costs.set(route.id, 0);
    else if (!taken.has(route.id) && !closed.has(route.id)) costs.set(route.id, route.length);
  }
  return costs;
}

/** The path that needs the fewest trains, or null. Paths end at countries and never lead through them. */
export function wayBetween(
  routes: readonly RouteInfo[],
  costs: ReadonlyMap<string, number>,
  a: string,
  b: string,
): Way | null {
  const neighbours = new Map<string, { to: string; route: string; cost: number }[]>();
  const join = (from: string, to: string, route: string, cost: number): void => {
    neighbours.set(from, [...(neighbours.get(from) ?? []), { to, route, cost }]);
  };
  for (const route of routes) {
    const cost = costs.get(route.id);
    if (cost === undefined) continue;
    join(route.a, route.b, route.id, cost);
    if (!route.country || route.b === b || route.b === a) join(route.b, route.a, route.id, cost);
  }
  const reached = new Map<string, { cost: number; route: string | null; from: string | null }>([
    [a, { cost: 0, route: null, from: null }],
  ]);
  const frontier = new Set([a]);
  while (frontier.size) {
    const here = [...frontier].reduce((least, each) =>
      reached.get(each)!.cost < reached.get(least)!.cost ? each : least,
    );
    if (here === b) return tracedBack(reached, b, costs);
    frontier.delete(here);
    for (const { to, route, cost } of neighbours.get(here) ?? []) {
      const total = reached.get(here)!.cost + cost;
      if (total < (reached.get(to)?.cost ?? Number.POSITIVE_INFINITY)) {
        reached.set(to, { cost: total, route, from: here });
        frontier.add(to);
      }
    }
  }
  return null;
}

function tracedBack(
  reached: ReadonlyMap<string, { route: string | null; from: string | null }>,
  end: string,
  costs: ReadonlyMap<string, number>,
): Way {
  const way = { own: [] as string[], open: [] as string[] };
  for (let at = reached.get(end); at?.route; at = reached.get(at.from ?? "")) {
    (costs.get(at.route) === 0 ? way.own : way.open).push(at.route);
  }
  return way;
}
