/** Ways between the cities of a ticket: only for the eye, so that a ticket can be seen on the board. */
import type { LaneShown, View } from "../net/wire";

export interface Way {
  readonly own: readonly string[];
  readonly open: readonly string[];
}

/** Reasons against a lane that may pass: it is still a way. */
const PASSING = new Set(["cards-short", "trains-short", "needs-locomotives", "substitutes-short"]);

/** What a seat could still build on: for each lane what it costs in trains; its own cost nothing. */
export function openLanes(lanes: Iterable<LaneShown>, game: View, seat: number | null): ReadonlyMap<string, number> {
  const own = new Set(seat === null ? [] : game.seats[seat]?.lanes);
  const taken = new Set(game.seats.flatMap((each) => each.lanes));
  const shut = new Set(game.refused.flatMap((each) => (PASSING.has(each.code) ? [] : each.lanes)));
  const costs = new Map<string, number>();
  for (const lane of lanes) {
    if (own.has(lane.id)) costs.set(lane.id, 0);
    else if (!taken.has(lane.id) && !shut.has(lane.id)) costs.set(lane.id, lane.length);
  }
  return costs;
}

/** The way that needs the fewest trains; none if there is none. Countries are dead ends, as they are where one lane ends. */
export function wayBetween(
  lanes: readonly LaneShown[],
  costs: ReadonlyMap<string, number>,
  a: string,
  b: string,
): Way | null {
  const neighbours = new Map<string, { to: string; lane: string; cost: number }[]>();
  const join = (from: string, to: string, lane: string, cost: number): void => {
    neighbours.set(from, [...(neighbours.get(from) ?? []), { to, lane, cost }]);
  };
  for (const lane of lanes) {
    const cost = costs.get(lane.id);
    if (cost === undefined) continue;
    join(lane.a, lane.b, lane.id, cost);
    if (!lane.country || lane.b === b || lane.b === a) join(lane.b, lane.a, lane.id, cost);
  }
  const reached = new Map<string, { cost: number; lane: string | null; from: string | null }>([
    [a, { cost: 0, lane: null, from: null }],
  ]);
  const waiting = new Set([a]);
  while (waiting.size) {
    const here = [...waiting].reduce((least, each) =>
      reached.get(each)!.cost < reached.get(least)!.cost ? each : least,
    );
    if (here === b) return walkedBack(reached, b, costs);
    waiting.delete(here);
    for (const { to, lane, cost } of neighbours.get(here) ?? []) {
      const total = reached.get(here)!.cost + cost;
      if (total < (reached.get(to)?.cost ?? Number.POSITIVE_INFINITY)) {
        reached.set(to, { cost: total, lane, from: here });
        waiting.add(to);
      }
    }
  }
  return null;
}

function walkedBack(
  reached: ReadonlyMap<string, { lane: string | null; from: string | null }>,
  end: string,
  costs: ReadonlyMap<string, number>,
): Way {
  const way = { own: [] as string[], open: [] as string[] };
  for (let at = reached.get(end); at?.lane; at = reached.get(at.from ?? "")) {
    (costs.get(at.lane) === 0 ? way.own : way.open).push(at.lane);
  }
  return way;
}
