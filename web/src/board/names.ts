/**
 * Names of cities and countries on the map. On a small map they are larger than on the sheet, so that they can be read,
 * and placed anew where they would overlap or be cut off at the edge of the view (name_placement.ts).
 */
import type { Box } from "./camera";
import { type Disc, placeNames, type Shift } from "./name_placement";

const LEAST = 9.5; // pixels: the smallest letters that can be read
const LEAST_MARKED = 12; // of the names that matter now: the smallest that are comfortable to read
const MOST = 2.4; // times the size on the sheet
const MOST_MARKED = 3;
const BOLD = 1.05; // how much wider names are that are marked
const EDGE = 3; // pixels between a name and the edge of the view
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
  /** The circle of the city or country. */
  readonly disc: Disc;
  /** A country's further cards, in smaller figures below or above its name. */
  readonly stack?: Box;
}

/** What is in view: pixels per unit of the sheet, and the visible part of the sheet with what covers its corner. */
export interface View {
  readonly scale: number;
  readonly box: Box;
  readonly covered: Box | null;
}

/** How much larger names are drawn at a scale (pixels per unit of the sheet), those that are marked and the others. */
export function enlargement(size: number, scale: number, marked = false): number {
  if (!(size * scale > 0)) return 1;
  const [least, most] = marked ? [LEAST_MARKED, MOST_MARKED] : [LEAST, MOST];
  return Math.min(Math.max(least / (size * scale), 1), most);
}

/** The names to draw when they are enlarged by a factor, marked ones by another one, and how far each moves. */
export function chooseNames(
  names: readonly PlacedName[],
  factor: number,
  view: View,
  marked: (id: string) => boolean,
  spaces: readonly Disc[] = [],
  markedFactor = factor,
): ReadonlyMap<string, Shift> {
  const edge = EDGE / view.scale;
  const { x, y, width, height } = view.box;
  return placeNames(
    names.map((name) => ({
      ...{ id: name.id, rank: name.rank, disc: name.disc, marked: marked(name.id), fixed: factor === 1 },
      box: enlarged(name, marked(name.id) ? markedFactor : factor, marked(name.id)),
    })),
    {
      view: { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge },
      ...{ covered: view.covered, spaces },
    },
  );
}

function enlarged({ x, y, anchor, box, stack }: PlacedName, factor: number, bold: boolean): Box {
  const width = box.width * factor * (bold ? BOLD : 1);
  const name = { x: x - width * ANCHORS[anchor], y: y - (y - box.y) * factor, width, height: box.height * factor };
  if (!stack) return name;
  const moved = stackShift({ y, box, stack }, factor);
  const [left, top] = [Math.min(name.x, stack.x), Math.min(name.y, stack.y + moved)];
  const right = Math.max(name.x + width, stack.x + stack.width);
  const bottom = Math.max(name.y + name.height, stack.y + moved + stack.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How far the further cards of a country move to make room for its enlarged name. */
function stackShift({ y, box, stack }: Pick<PlacedName, "y" | "box" | "stack">, factor: number): number {
  const above = stack!.y < box.y;
  return (above ? box.y - y : box.y + box.height - y) * (factor - 1);
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
  private drawn = ""; // for what the names were placed last

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly ranks: ReadonlyMap<string, number>,
    private readonly spaces: readonly Disc[],
  ) {}

  /** The box of a name at its size on the sheet; undefined where there is none. */
  box(id: string): Box | undefined {
    return this.all.find((name) => name.id === id)?.box;
  }

  /** Whether a name that is drawn lies above its city. */
  isAbove(id: string): boolean {
    const [name, shift] = [this.all.find((each) => each.id === id), this.shifts.get(id)];
    return !!name && !!shift && name.box.y + name.box.height / 2 + shift.y < name.disc.y - name.disc.radius;
  }

  /** Draws the names for what is in view. */
  fit(view: View, marked: (id: string) => boolean): void {
    const names = this.all; // measured before they are changed for the first time
    const [factor, markedFactor] = [enlargement(this.size, view.scale), enlargement(this.size, view.scale, true)];
    const drawn = JSON.stringify([view, names.flatMap(({ id }) => (marked(id) ? [id] : []))]);
    if (drawn === this.drawn || !this.measured) return;
    this.drawn = drawn;
    for (const [property, by] of [
      ["--name-size", factor],
      ["--marked-size", markedFactor],
    ] as const)
      this.svg.style.setProperty(property, by === 1 ? null : `${this.size * by}px`);
    const chosen = chooseNames(names, factor, view, marked, this.spaces, markedFactor);
    this.shifts = chosen;
    for (const name of names) {
      const { id, y, group, lines } = name;
      const by = marked(id) ? markedFactor : factor;
      const shift = chosen.get(id);
      const stack = group.parentElement?.querySelector(":scope > .stack");
      move(group, shift, 0);
      if (name.stack && stack) move(stack, shift, stackShift(name, by));
      for (const line of lines) line.setAttribute("dy", String((Number(line.getAttribute("y")) - y) * (by - 1)));
    }
  }

  private shifts: ReadonlyMap<string, Shift> = new Map();

  private get all(): readonly DrawnName[] {
    if (this.measured) return this.measured;
    const groups = [...this.svg.querySelectorAll<SVGGElement>(".name[id]")];
    const found = groups.flatMap((group) => {
      const lines = [...group.querySelectorAll("text")];
      const id = group.id.replace("label-", "");
      const circle = this.svg.querySelector(
        `#${CSS.escape(`city-${id}`)} circle, #${CSS.escape(`country-${id}`)} .rim`,
      );
      const first = lines[0];
      if (!first || !circle) return [];
      const [cx, cy, r] = ["cx", "cy", "r"].map((each) => Number(circle.getAttribute(each))) as [
        number,
        number,
        number,
      ];
      const stack = group.parentElement?.querySelector<SVGGraphicsElement>(":scope > .stack")?.getBBox();
      return {
        ...{ id, group, lines, box: boxOf(group.getBBox()), rank: this.ranks.get(id) ?? 0 },
        x: Number(first.getAttribute("x")),
        y: Number(first.getAttribute("y")),
        anchor: (["start", "end"] as const).find((each) => first.classList.contains(each)) ?? ("middle" as const),
        disc: { x: cx, y: cy, radius: r },
        ...(stack && { stack: boxOf(stack) }),
      };
    });
    const text = found[0]?.lines[0];
    this.size = text ? Number.parseFloat(getComputedStyle(text).fontSize) || 0 : 0;
    if (this.size && found.some(({ box }) => box.width > 0)) this.measured = found; // not before it is laid out
    return found;
  }
}

function boxOf({ x, y, width, height }: DOMRect): Box {
  return { x, y, width, height };
}

/** Moves a part of a name; what is left out is hidden. */
function move(part: Element, shift: Shift | undefined, down: number): void {
  part.classList.toggle("left-out", !shift);
  const { x, y } = shift ?? { x: 0, y: 0 };
  if (x || y || down) part.setAttribute("transform", `translate(${x} ${y + down})`);
  else part.removeAttribute("transform");
}
