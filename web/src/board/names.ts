/**
 * City names on a small map: drawn larger than on the sheet, so that they can be read, and left out where they would
 * overlap. Names that are marked have priority, then those of cities where many routes meet.
 */
import type { Box } from "./camera";

const LEAST = 9.5; // pixels: the smallest letters that are comfortable to read
const MOST = 2.4; // times the size on the sheet
const GAP = 2; // units of the sheet between two names
/** Where a name is anchored at its position: at its start, its middle or its end. */
const ANCHORS = { start: 0, middle: 0.5, end: 1 } as const;

/** A name at its size on the sheet. `y` is the baseline; `rank` orders names that are not marked. */
export interface PlacedName {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: keyof typeof ANCHORS;
  readonly box: Box;
  readonly rank: number;
}

/** How much larger names are drawn at a scale (pixels per unit of the sheet). */
export function enlargement(size: number, scale: number): number {
  if (!(size * scale > 0)) return 1;
  return Math.min(Math.max(LEAST / (size * scale), 1), MOST);
}

/** The names to draw when all are enlarged by a factor, and how far each moves sideways to stay on the sheet. */
export function chooseNames(
  names: readonly PlacedName[],
  factor: number,
  width: number,
  marked: (id: string) => boolean,
): ReadonlyMap<string, number> {
  const order = names.toSorted((a, b) => Number(marked(b.id)) - Number(marked(a.id)) || b.rank - a.rank);
  const taken: Box[] = [];
  const chosen = new Map<string, number>();
  for (const name of order) {
    const box = enlarged(name, factor);
    const shift = Math.max(0, -box.x) - Math.max(0, box.x + box.width - width);
    const placed = { ...box, x: box.x + shift };
    if (factor > 1 && !marked(name.id) && taken.some((other) => overlap(placed, other))) continue;
    taken.push(placed);
    chosen.set(name.id, factor > 1 ? shift : 0);
  }
  return chosen;
}

function enlarged({ x, y, anchor, box }: PlacedName, factor: number): Box {
  const width = box.width * factor;
  return { x: x - width * ANCHORS[anchor], y: y - (y - box.y) * factor, width, height: box.height * factor };
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP
  );
}

/** A name and its elements: the first line, and those below it. */
interface DrawnName extends PlacedName {
  readonly group: SVGGElement;
  readonly lines: readonly SVGTextElement[];
}

/** The names of a drawing, which are measured once. */
export class Names {
  private measured: readonly DrawnName[] | null = null;
  private size = 0;
  private factor = 1;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly ranks: ReadonlyMap<string, number>,
  ) {}

  /** The box of a name at its size on the sheet; undefined where there is none. */
  box(id: string): Box | undefined {
    return this.all.find((name) => name.id === id)?.box;
  }

  /** Draws the names for a scale (pixels per unit of the sheet). */
  fit(scale: number, marked: (id: string) => boolean): void {
    const names = this.all; // measured before they are changed for the first time
    const factor = enlargement(this.size, scale);
    if (factor === 1 && this.factor === 1) return;
    this.factor = factor;
    this.svg.style.setProperty("--name-size", factor === 1 ? null : `${this.size * factor}px`);
    const chosen = chooseNames(names, factor, this.svg.viewBox.baseVal.width, marked);
    for (const { id, y, group, lines } of names) {
      group.classList.toggle("left-out", !chosen.has(id));
      for (const line of lines) {
        line.setAttribute("dx", String(chosen.get(id) ?? 0));
        line.setAttribute("dy", String((Number(line.getAttribute("y")) - y) * (factor - 1)));
      }
    }
  }

  private get all(): readonly DrawnName[] {
    if (this.measured) return this.measured;
    const groups = [...this.svg.querySelectorAll<SVGGElement>(".name[id]")];
    const found = groups.flatMap((group) => {
      const lines = [...group.querySelectorAll("text")];
      const first = lines[0];
      if (!first) return [];
      const id = group.id.replace("label-", "");
      const { x, y, width, height } = group.getBBox();
      return {
        ...{ id, group, lines, box: { x, y, width, height }, rank: this.ranks.get(id) ?? 0 },
        x: Number(first.getAttribute("x")),
        y: Number(first.getAttribute("y")),
        anchor: (["start", "end"] as const).find((each) => first.classList.contains(each)) ?? ("middle" as const),
      };
    });
    const text = found[0]?.lines[0];
    this.size = text ? Number.parseFloat(getComputedStyle(text).fontSize) || 0 : 0;
    if (this.size && found.some(({ box }) => box.width > 0)) this.measured = found; // not before it is laid out
    return found;
  }
}
