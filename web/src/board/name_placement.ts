/**
 * Placement of names on a small or zoomed map: each beside its city, apart from other names, cities and routes, and
 * inside the part of the map that is in view. A name for which there is no room is left out.
 */
import type { Box } from "./camera";

const NEAR = 4; // between a city's circle and its name, in units of the sheet, as all distances here
const GAP = 2; // between two names
const BESIDE_CITY = 2; // between a name and another city
const ROUNDING = 0.5;
const ROUNDS = 6;
const SHIFTS = [0, -0.35, 0.35, -0.7, 0.7] as const; // of the name's own height or width
// Costs, as multiples of squared overlaps: names must not overlap, and should not cover cities or routes.
const ON_NAME = 6;
const ON_CITY = 8;
const DISLIKE = 12;
/** How far a name may reach into another city's circle. */
const TOUCHING = 3;

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A name at the size at which it will be drawn. */
export interface SizedName {
  readonly id: string;
  /** Its box where the layout puts it. */
  readonly box: Box;
  /** The circle of its city or country. */
  readonly disc: Disc;
  /** Names that are marked are never left out while their city is in view. */
  readonly marked: boolean;
  /** Which of the other names have priority: the higher. */
  readonly rank: number;
  /** Whether the name stays where the layout puts it as long as that is in view. */
  readonly fixed: boolean;
}

export interface Surroundings {
  /** The part of the sheet that is in view. */
  readonly view: Box;
  /** A part of it that is covered by controls. */
  readonly covered: Box | null;
  /** Points along the routes, with half their width. */
  readonly spaces: readonly Disc[];
}

export interface Shift {
  readonly x: number;
  readonly y: number;
}

interface Way {
  readonly box: Box;
  readonly cost: number;
}

/** The names to draw, and how far each moves from where the layout puts it. */
export function placeNames(names: readonly SizedName[], around: Surroundings): ReadonlyMap<string, Shift> {
  const ways = names.map((name) => waysToPlace(name, names, around));
  const chosen = settle(ways);
  const order = [...names.keys()].toSorted((i, j) => {
    const [a, b] = [names[i]!, names[j]!];
    return Number(b.marked) - Number(a.marked) || Number(b.fixed) - Number(a.fixed) || b.rank - a.rank;
  });
  const taken: Box[] = [];
  const placed = new Map<string, Shift>();
  for (const i of order) {
    const { id, box, marked } = names[i]!;
    const preferred = chosen[i];
    const free = (way: Way): boolean => !taken.some((other) => overlap(way.box, other, GAP) > 0);
    const way = preferred && (free(preferred) ? preferred : (ways[i]!.find(free) ?? (marked ? preferred : undefined)));
    if (!way) continue;
    taken.push(way.box);
    placed.set(id, { x: way.box.x - box.x, y: way.box.y - box.y });
  }
  return placed;
}

/** Where a name can be, the best first; nowhere if its city is out of view. */
function waysToPlace(name: SizedName, names: readonly SizedName[], { view, covered, spaces }: Surroundings): Way[] {
  const { box, disc, marked } = name;
  const inside = (each: Box): boolean => contains(view, each) && !(covered && overlap(each, covered, 0) > 0);
  if (name.fixed && inside(box)) return [{ box, cost: 0 }];
  if (!contains(view, { x: disc.x, y: disc.y, width: 0, height: 0 })) return inside(box) ? [{ box, cost: 0 }] : [];
  const reach = box.width + box.height + disc.radius + NEAR;
  const near = (other: Disc): boolean =>
    Math.abs(other.x - disc.x) < reach + other.radius && Math.abs(other.y - disc.y) < reach + other.radius;
  const routes = spaces.filter(near);
  const cities = names.flatMap((each) => (each !== name && near(each.disc) ? [each.disc] : []));
  const found: Way[] = [];
  for (const [x, y, dislike] of positions(name)) {
    const placed = { ...box, x, y };
    if (!inside(placed)) continue;
    const reaches = cities.map((city) => reachInto(placed, city, BESIDE_CITY));
    if (!marked && reaches.some((each) => each > TOUCHING + BESIDE_CITY)) continue;
    const onCities = reaches.reduce((sum, each) => sum + ON_CITY * each ** 2, 0);
    const onRoutes = routes.reduce((sum, each) => sum + reachInto(placed, each, 0) ** 2, 0);
    found.push({ box: placed, cost: onCities + onRoutes + DISLIKE * dislike });
  }
  if (!found.length && marked) found.push({ box: pushedInside(box, view), cost: 0 });
  return found.sort((a, b) => a.cost - b.cost);
}

/** Positions of a name around its circle: left, top, and how bad it looks there. The first is the layout's own. */
function positions({ box: { x, y, width, height }, disc }: SizedName): [number, number, number][] {
  const gap = disc.radius + NEAR;
  const corner = gap * 0.72;
  const found: [number, number, number][] = [[x, y, 0]];
  for (const shift of SHIFTS) {
    const dislike = 1 + 2 * Math.abs(shift);
    const top = disc.y - height / 2 + shift * height;
    found.push([disc.x + gap - 3 * Math.abs(shift), top, dislike]);
    found.push([disc.x - gap + 3 * Math.abs(shift) - width, top, dislike]);
    const left = disc.x - width / 2 + 0.6 * shift * width;
    found.push([left, disc.y - gap - height + 3, dislike + 0.5], [left, disc.y + gap - 3, dislike + 0.5]);
  }
  for (const top of [disc.y - corner - height + 2, disc.y + corner - 2])
    found.push([disc.x + corner, top, 2], [disc.x - corner - width, top, 2]);
  return found;
}

/** For each name its best way, given those of the others: each in turn moves to where it is least in the way. */
function settle(ways: readonly (readonly Way[])[]): (Way | undefined)[] {
  const chosen = ways.map((each) => each[0]);
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [i, each] of ways.entries()) {
      const cost = (way: Way): number =>
        chosen.reduce(
          (sum, other, j) => (other && j !== i ? sum + ON_NAME * overlap(way.box, other.box, GAP) ** 2 : sum),
          way.cost,
        );
      let best = chosen[i];
      if (!best || each.length < 2) continue;
      let least = cost(best) - 1e-9;
      for (const way of each) {
        const price = way.cost < least ? cost(way) : way.cost;
        if (price < least) [best, least] = [way, price];
      }
      if (best !== chosen[i]) moved = true;
      chosen[i] = best;
    }
    if (!moved) break;
  }
  return chosen;
}

function contains(outer: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= outer.x - ROUNDING &&
    y >= outer.y - ROUNDING &&
    x + width <= outer.x + outer.width + ROUNDING &&
    y + height <= outer.y + outer.height + ROUNDING
  );
}

/** How far two boxes, with a gap between them, overlap in the direction in which they overlap less; at least 0. */
function overlap(a: Box, b: Box, gap: number): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + gap;
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + gap;
  return Math.max(Math.min(across, down), 0);
}

/** How far a box reaches into a circle with a margin around it; at most its diameter. */
function reachInto(box: Box, { x, y, radius }: Disc, margin: number): number {
  const dx = x - Math.max(box.x, Math.min(x, box.x + box.width));
  const dy = y - Math.max(box.y, Math.min(y, box.y + box.height));
  const outside = Math.hypot(dx, dy);
  if (outside > 0) return Math.max(radius + margin - outside, 0);
  const deep = Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y);
  return radius + margin + Math.min(deep, radius);
}

function pushedInside(box: Box, view: Box): Box {
  return {
    ...box,
    x: Math.min(Math.max(box.x, view.x), view.x + view.width - box.width),
    y: Math.min(Math.max(box.y, view.y), view.y + view.height - box.height),
  };
}
