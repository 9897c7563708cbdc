/**
 * Flattens SVG transforms: applies an element's `transform` to the coordinates of its path.
 *
 * Browsers do work in every frame for each element with a `transform`, and a board has hundreds of them.
 */

/** A similarity transform (rotation, scale, translation): (x, y) ↦ (cos·x − sin·y + x₀, sin·x + cos·y + y₀). */
export interface Transform {
  readonly cos: number;
  readonly sin: number;
  readonly x: number;
  readonly y: number;
}

const ORIGIN: Transform = { cos: 1, sin: 0, x: 0, y: 0 };
/** How many numbers each path command takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Parses a `transform` attribute such as `translate(3 4) rotate(90) scale(2)`. */
export function parseTransform(text: string | null): Transform {
  let transform = ORIGIN;
  for (const [, kind, numbers] of (text ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = numbers!.split(/[\s,]+/).map(Number);
    const angle = (first * Math.PI) / 180;
    if (kind === "translate") transform = compose(transform, { ...ORIGIN, x: first, y: second });
    if (kind === "rotate") transform = compose(transform, { ...ORIGIN, cos: Math.cos(angle), sin: Math.sin(angle) });
    if (kind === "scale") transform = compose(transform, { ...ORIGIN, cos: first });
  }
  return transform;
}

/** The composition of two transforms: first `inner`, then `outer`. */
export function compose(outer: Transform, inner: Transform): Transform {
  const [x, y] = transformed(inner.x, inner.y, outer);
  return {
    cos: outer.cos * inner.cos - outer.sin * inner.sin,
    sin: outer.sin * inner.cos + outer.cos * inner.sin,
    x,
    y,
  };
}

/** The transformed path. Horizontal and vertical lines must be relative (`h`, `v`), as in all our drawings. */
export function transformPath(path: string, transform: Transform): string {
  const commands = parsed.get(path) ?? parsePath(path);
  parsed.set(path, commands);
  return commands.map(({ command, numbers }) => step(command, numbers, transform)).join("");
}

interface PathCommand {
  readonly command: string;
  readonly numbers: readonly number[];
}

/** Parsed paths: a board uses the same few shapes hundreds of times. */
const parsed = new Map<string, readonly PathCommand[]>();

function parsePath(path: string): PathCommand[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].map(([, command, rest]) => {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    return { command: command!, numbers };
  });
}

function step(command: string, numbers: readonly number[], transform: Transform): string {
  const kind = command.toLowerCase();
  const count = ARITY[kind];
  if (count === undefined || "HV".includes(command)) throw new Error(`a path with ${command}`);
  const from = command === kind ? { ...transform, x: 0, y: 0 } : transform; // relative or absolute coordinates
  const output: number[] = [];
  for (let i = 0; i < numbers.length; i += count) {
    const each = numbers.slice(i, i + count);
    if (kind === "h") output.push(...transformed(each[0]!, 0, from));
    else if (kind === "v") output.push(...transformed(0, each[0]!, from));
    else if (kind === "a") output.push(...arc(each, from));
    else for (let j = 0; j < count; j += 2) output.push(...transformed(each[j]!, each[j + 1]!, from));
  }
  return (kind === "h" || kind === "v" ? "l" : command) + output.map(rounded).join(" ");
}

function arc([rx, ry, turned, large, sweep, x, y]: readonly number[], transform: Transform): number[] {
  const scale = Math.hypot(transform.cos, transform.sin);
  const angle = (Math.atan2(transform.sin, transform.cos) * 180) / Math.PI;
  return [rx! * scale, ry! * scale, turned! + angle, large!, sweep!, ...transformed(x!, y!, transform)];
}

function transformed(x: number, y: number, { cos, sin, x: right, y: down }: Transform): [number, number] {
  return [cos * x - sin * y + right, sin * x + cos * y + down];
}

function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}
