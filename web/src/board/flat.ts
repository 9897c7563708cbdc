/**
 * Shapes where they lie, without a `transform` of their own: for each one a browser keeps a layer in mind, with every frame
 * that it shows. A board has hundreds of them.
 */

/** Turned, enlarged and shifted: (x, y) comes to (cos·x − sin·y + x₀, sin·x + cos·y + y₀). */
export interface Place {
  readonly cos: number;
  readonly sin: number;
  readonly x: number;
  readonly y: number;
}

const ORIGIN: Place = { cos: 1, sin: 0, x: 0, y: 0 };
/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Of a text such as `translate(3 4) rotate(90) scale(2)`. */
export function placeOf(transform: string | null): Place {
  let place = ORIGIN;
  for (const [, kind, numbers] of (transform ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = numbers!.split(/[\s,]+/).map(Number);
    const angle = (first * Math.PI) / 180;
    if (kind === "translate") place = within(place, { ...ORIGIN, x: first, y: second });
    if (kind === "rotate") place = within(place, { ...ORIGIN, cos: Math.cos(angle), sin: Math.sin(angle) });
    if (kind === "scale") place = within(place, { ...ORIGIN, cos: first });
  }
  return place;
}

/** The inner place seen from outside. */
export function within(outer: Place, inner: Place): Place {
  const [x, y] = moved(inner.x, inner.y, outer);
  return {
    cos: outer.cos * inner.cos - outer.sin * inner.sin,
    sin: outer.sin * inner.cos + outer.cos * inner.sin,
    x,
    y,
  };
}

/** The path at a place. Lines straight across or down are told from where they begin, as all of a drawing's are. */
export function laid(path: string, place: Place): string {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].map(([, command, rest]) => step(command!, rest!, place)).join("");
}

function step(command: string, rest: string, place: Place): string {
  const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const kind = command.toLowerCase();
  const takes = TAKES[kind];
  if (takes === undefined || "HV".includes(command)) throw new Error(`a path with ${command}`);
  const from = command === kind ? { ...place, x: 0, y: 0 } : place; // as seen from the last point, or from the sheet
  const told: number[] = [];
  for (let i = 0; i < numbers.length; i += takes) {
    const each = numbers.slice(i, i + takes);
    if (kind === "h") told.push(...moved(each[0]!, 0, from));
    else if (kind === "v") told.push(...moved(0, each[0]!, from));
    else if (kind === "a") told.push(...arc(each, from));
    else for (let j = 0; j < takes; j += 2) told.push(...moved(each[j]!, each[j + 1]!, from));
  }
  return (kind === "h" || kind === "v" ? "l" : command) + told.map(short).join(" ");
}

function arc([rx, ry, turned, large, sweep, x, y]: readonly number[], place: Place): number[] {
  const scale = Math.hypot(place.cos, place.sin);
  const angle = (Math.atan2(place.sin, place.cos) * 180) / Math.PI;
  return [rx! * scale, ry! * scale, turned! + angle, large!, sweep!, ...moved(x!, y!, place)];
}

function moved(x: number, y: number, { cos, sin, x: right, y: down }: Place): [number, number] {
  return [cos * x - sin * y + right, sin * x + cos * y + down];
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}
