/** Fingers, wheel and keys on the board: what they ask for. A tap is a press that did not move. */
export interface Asked {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  whole(): void;
  /** At a point of the page; none: the pointer is gone. */
  tap(at: Point): void;
  hover(at: Point | null): void;
  /** A gesture goes on, or is over. */
  moving(on: boolean): void;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STILL = 6; // pixels that a finger may tremble
const STEP = 60;

/** `glass` catches fingers and wheel, `area` the keys. */
export function gestures(glass: HTMLElement, area: HTMLElement, asked: Asked): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null; // of a press that may become a tap
  let rest: ReturnType<typeof setTimeout> | undefined;

  const local = (event: { clientX: number; clientY: number }): Point => {
    const box = area.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const restless = (): void => {
    asked.moving(true);
    clearTimeout(rest);
    rest = setTimeout(() => asked.moving(false), 180);
  };

  const down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    fingers.set(event.pointerId, local(event));
    start = fingers.size === 1 ? local(event) : null;
  };

  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") asked.hover({ x: event.clientX, y: event.clientY });
      return;
    }
    const now = local(event);
    if (start && distance(start, now) < STILL) return;
    if (start) {
      start = null;
      glass.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (!other) asked.pan(now.x - before.x, now.y - before.y);
    else {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      asked.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle);
      asked.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }
    restless();
  };

  const up = (event: PointerEvent): void => {
    const tapped = start !== null && fingers.size === 1 && event.type === "pointerup";
    fingers.delete(event.pointerId);
    start = null;
    if (tapped) asked.tap({ x: event.clientX, y: event.clientY });
  };

  const leave = (): void => asked.hover(null);

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    asked.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 400)), local(event));
    restless();
  };

  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = { x: area.clientWidth / 2, y: area.clientHeight / 2 };
    const deeds: Record<string, () => void> = {
      "+": () => asked.zoom(1.3, middle),
      "=": () => asked.zoom(1.3, middle),
      "-": () => asked.zoom(1 / 1.3, middle),
      "0": () => asked.whole(),
      ArrowLeft: () => asked.pan(STEP, 0),
      ArrowRight: () => asked.pan(-STEP, 0),
      ArrowUp: () => asked.pan(0, STEP),
      ArrowDown: () => asked.pan(0, -STEP),
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
    restless();
  };

  glass.addEventListener("pointerdown", down);
  glass.addEventListener("pointermove", move);
  glass.addEventListener("pointerup", up);
  glass.addEventListener("pointercancel", up);
  glass.addEventListener("pointerleave", leave);
  glass.addEventListener("wheel", wheel, { passive: false });
  area.addEventListener("keydown", key);
  return () => {
    clearTimeout(rest);
    glass.removeEventListener("pointerdown", down);
    glass.removeEventListener("pointermove", move);
    glass.removeEventListener("pointerup", up);
    glass.removeEventListener("pointercancel", up);
    glass.removeEventListener("pointerleave", leave);
    glass.removeEventListener("wheel", wheel);
    area.removeEventListener("keydown", key);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
