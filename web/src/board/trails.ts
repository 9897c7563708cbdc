/** Depth-first search for a longest trail of a network, to show it on the board. The score has its length already. */
import type { RouteInfo } from "../net/wire";

const STEP_LIMIT = 300_000; // networks with many cycles are not searched exhaustively

/** Routes of a trail of length `target` that uses each route at most once; the longest found if there is none. */
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
