/** What a finger means on the board, where it is broader than what it touches. */
import type { Point } from "./gestures";
import { CHOICES, type Sheet } from "./sheet";

const [REACH, STEP, SIDES] = [16, 4, 12]; // pixels that a finger may miss by; how its surroundings are searched

/** A set of routes, or a map from routes. */
export type Routes = Pick<ReadonlySet<string>, "has">;

/**
 * What is under a finger, or the nearest route or city; of equally near ones, one that can be claimed. A parallel route
 * that can be claimed comes before one that can't: a finger is broader than the gap between them.
 */
export function touched(sheet: Sheet, at: Point, claimable: Routes): Element | null {
  const under = sheet.under(at);
  const hit = sheet.at(under);
  const found = hit.route || hit.city || hit.country ? under : (nearest(sheet, at) ?? under);
  const { route } = sheet.at(found);
  if (!route || claimable.has(route)) return found;
  const twins = sheet.board.routes.get(route)!.twins.filter((twin) => claimable.has(twin));
  if (!twins.length) return found;
  const around = rings(at).flatMap((ring) => all(sheet, ring));
  return around.find((each) => twins.includes(sheet.at(each).route ?? "")) ?? found;
}

function nearest(sheet: Sheet, at: Point): Element | undefined {
  for (const ring of rings(at)) {
    const found = all(sheet, ring).filter((each) => each.closest("[data-route], [data-city]"));
    if (found.length) return found.find((each) => each.closest(CHOICES)) ?? found[0];
  }
  return undefined;
}

function all(sheet: Sheet, points: readonly Point[]): Element[] {
  return points.flatMap((at) => sheet.under(at) ?? []);
}

/** Points around a point, within reach, the nearest first. */
function rings({ x, y }: Point): Point[][] {
  return Array.from({ length: REACH / STEP }, (_, ring) =>
    Array.from({ length: SIDES }, (_, side) => {
      const [radius, angle] = [(ring + 1) * STEP, (2 * Math.PI * side) / SIDES];
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }),
  );
}
