/** Placement of a card over the board: as near as possible to what it is about, without covering it. */
import { type Box, intersection, padded, type Size, union } from "./camera";

export interface Place {
  readonly x: number;
  readonly y: number;
}

const GAP = 12; // pixels between the card and what it must not cover
const STEP = 12; // pixels between two places that are tried

/**
 * The place in a window for a card: near some boxes, and clear of all that are `taken`; null if there is none.
 *
 * `before` is where the card is now: it stays there if it can, because what moves by itself is hard to read and to tap.
 */
export function nearestPlace(
  card: Size,
  window: Size,
  near: readonly Box[],
  taken: readonly Box[],
  before: Place | null = null,
): Place | null {
  const [right, bottom] = [window.width - card.width - GAP, window.height - card.height - GAP];
  const obstacles = taken.map((box) => padded(box, GAP - 1));
  const isFree = ({ x, y }: Place): boolean =>
    x >= 0 && y >= 0 && x <= right && y <= bottom && !obstacles.some((box) => overlaps({ x, y, ...card }, box));
  if (before && isFree(before)) return before;
  const subject = near.length ? union(near) : { x: window.width, y: 0, width: 0, height: 0 };
  let [best, least]: [Place | null, number] = [null, Number.POSITIVE_INFINITY];
  for (let x = GAP; x <= right; x += STEP)
    for (let y = GAP; y <= bottom; y += STEP) {
      const away = distance({ x, y, ...card }, subject);
      if (away >= least || !isFree({ x, y })) continue;
      [best, least] = [{ x, y }, away];
    }
  return best;
}

function overlaps(a: Box, b: Box): boolean {
  const { width, height } = intersection(a, b);
  return width > 0 && height > 0;
}

/** How far apart two boxes are; of places that touch the subject, those beside its middle are nearer. */
function distance(a: Box, b: Box): number {
  const { width, height } = intersection(a, b);
  const [x, y] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
  return Math.hypot(Math.max(-width, 0), Math.max(-height, 0)) + Math.hypot(x, y) / 8;
}
