/** Paths for illustrations: cheapest path between two cities (Dijkstra's algorithm), longest trail of a network. */
import type { RouteInfo } from "../net/wire";

export interface Path {
  readonly own: readonly string[];
  readonly open: readonly string[];
}

/** The path that needs the fewest trains, or null. Paths end at countries and never lead through them. */
export function cheapestPath(
  routes: readonly RouteInfo[],
  costs: ReadonlyMap<string, number>,
  a: string,
  b: string,
): Path | null {
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
): Path {
  const path = { own: [] as string[], open: [] as string[] };
  for (let at = reached.get(end); at?.route; at = reached.get(at.from ?? "")) {
    (costs.get(at.route) === 0 ? path.own : path.open).push(at.route);
  }
  return path;
}

// --- longest trail ---------------------------------------------------------------------------------------------------

const STEP_LIMIT = 300_000; // networks with many cycles are not searched exhaustively

/**
 * Depth-first search for a longest trail of a network, whose length is known from the score.
 *
 * Returns the routes of a trail of length `target` that uses each route at most once; the longest found if there is none.
 */
export function longestTrail(routes: readonly RouteInfo[], owned: ReadonlySet<string>, target: number): string[] {
  const own = routes.filter((route) => owned.has(route.id));
  const routesAt = new Map<string, RouteInfo[]>();
  for (const route of own) {
    for (const end of [route.a, route.b]) routesAt.set(end, [...(routesAt.get(end) ?? []), route]);
  }
  const visited = new Set<string>();
  let best: string[] = [];
  let longest = 0;
  let steps = 0;

  const walk = (city: string, length: number): void => {
    if (length > longest) {
      longest = length;
      best = [...visited];
    }
    for (const route of routesAt.get(city) ?? []) {
      if (longest >= target || steps > STEP_LIMIT) return;
      if (visited.has(route.id)) continue;
      steps += 1;
      visited.add(route.id);
      walk(route.a === city ? route.b : route.a, length + route.length);
      visited.delete(route.id);
    }
  };
  for (const city of byDegree(routesAt)) walk(city, 0);
  return best;
}

/** Cities with the fewest routes first, because longest trails mostly begin at the ends of a network. */
function byDegree(routesAt: ReadonlyMap<string, readonly unknown[]>): string[] {
  return [...routesAt.keys()].sort((a, b) => routesAt.get(a)!.length - routesAt.get(b)!.length);
}
