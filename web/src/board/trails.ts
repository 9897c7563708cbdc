/** The longest path of a network, for the eye: how long it is, the count has said already. */
import type { LaneShown } from "../net/wire";

const MOST_STEPS = 300_000; // a network with many circles is not walked to the end

/** Lanes of a path as long as `target`, over each lane once; the longest that was found, if none was. */
export function longestTrail(lanes: readonly LaneShown[], owned: ReadonlySet<string>, target: number): string[] {
  const own = lanes.filter((lane) => owned.has(lane.id));
  const around = new Map<string, LaneShown[]>();
  for (const lane of own) {
    for (const end of [lane.a, lane.b]) around.set(end, [...(around.get(end) ?? []), lane]);
  }
  const walked = new Set<string>();
  let best: string[] = [];
  let longest = 0;
  let steps = 0;

  const walk = (city: string, length: number): void => {
    if (length > longest) {
      longest = length;
      best = [...walked];
    }
    for (const lane of around.get(city) ?? []) {
      if (longest >= target || steps > MOST_STEPS) return;
      if (walked.has(lane.id)) continue;
      steps += 1;
      walked.add(lane.id);
      walk(lane.a === city ? lane.b : lane.a, length + lane.length);
      walked.delete(lane.id);
    }
  };
  for (const city of fromTheEnds(around)) walk(city, 0);
  return best;
}

/** Paths mostly begin where a network ends: those cities first. */
function fromTheEnds(around: ReadonlyMap<string, readonly unknown[]>): string[] {
  return [...around.keys()].sort((a, b) => around.get(a)!.length - around.get(b)!.length);
}
