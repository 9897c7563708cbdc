/** Gesture recognizer for the board: pan, pinch zoom, wheel zoom, tap and keys. A tap is a press that did not move. */
export interface GestureHandlers {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  whole(): void;
  /** `tap` and `hover` get a point of the page; `hover(null)` means that the pointer has left. */
  tap(at: Point, finger: boolean): void;
  hover(at: Point | null): void;
  /** A gesture is going on, or has ended. */
  moving(on: boolean): void;
  /** Whether the wheel and vertical swipes belong to the page, because the whole board is in view. */
  fixed(): boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const TAP_SLOP = 6; // pixels that a finger may move during a tap
const PAN_STEP = 60;

/** Listens to pointer and wheel on `glass` and to keys on `area`. Returns a function that removes the listeners. */
export function gestures(glass: HTMLElement, area: HTMLElement, handlers: GestureHandlers): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | null = null; // start of a press that may become a tap
  let settleTimer: ReturnType<typeof setTimeout> | undefined;

  const local = (event: { clientX: number; clientY: number }): Point => {
    const box = area.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const markMoving = (): void => {
    handlers.moving(true);
    clearTimeout(settleTimer);
    settleTimer = setTimeout(() => handlers.moving(false), 180);
  };

  const down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    pointers.set(event.pointerId, local(event));
    start = pointers.size === 1 ? local(event) : null;
  };

  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") handlers.hover({ x: event.clientX, y: event.clientY });
      return;
    }
    const now = local(event);
    if (start && distance(start, now) < TAP_SLOP) return;
    if (start) {
      start = null;
      glass.setPointerCapture(event.pointerId);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) handlers.pan(now.x - before.x, now.y - before.y);
    else {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      handlers.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle);
      handlers.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }
    markMoving();
  };

  const up = (event: PointerEvent): void => {
    const tapped = start !== null && pointers.size === 1 && event.type === "pointerup";
    pointers.delete(event.pointerId);
    start = null;
    if (!tapped) return;
    const finger = event.pointerType === "touch";
    if (finger) area.focus({ preventScroll: true });
    handlers.tap({ x: event.clientX, y: event.clientY }, finger);
  };

  // No click follows a tap: it would hit a button of the panel that has just opened under the finger.
  const noClick = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault(); // it is not while the page scrolls
  };

  const leave = (): void => handlers.hover(null);

  const wheel = (event: WheelEvent): void => {
    if (handlers.fixed() && !event.ctrlKey) return; // a pinch on a touchpad is a wheel with Ctrl
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    handlers.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 400)), local(event));
    markMoving();
  };

  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = { x: area.clientWidth / 2, y: area.clientHeight / 2 };
    const commands: Record<string, () => void> = {
      "+": () => handlers.zoom(1.3, middle),
      "=": () => handlers.zoom(1.3, middle),
      "-": () => handlers.zoom(1 / 1.3, middle),
      "0": () => handlers.whole(),
      ArrowLeft: () => handlers.pan(PAN_STEP, 0),
      ArrowRight: () => handlers.pan(-PAN_STEP, 0),
      ArrowUp: () => handlers.pan(0, PAN_STEP),
      ArrowDown: () => handlers.pan(0, -PAN_STEP),
    };
    const command = commands[event.key];
    if (!command) return;
    event.preventDefault();
    command();
    markMoving();
  };

  glass.addEventListener("pointerdown", down);
  glass.addEventListener("pointermove", move);
  glass.addEventListener("pointerup", up);
  glass.addEventListener("pointercancel", up);
  glass.addEventListener("pointerleave", leave);
  glass.addEventListener("touchend", noClick, { passive: false });
  glass.addEventListener("wheel", wheel, { passive: false });
  area.addEventListener("keydown", key);
  return () => {
    clearTimeout(settleTimer);
    glass.removeEventListener("pointerdown", down);
    glass.removeEventListener("pointermove", move);
    glass.removeEventListener("pointerup", up);
    glass.removeEventListener("pointercancel", up);
    glass.removeEventListener("pointerleave", leave);
    glass.removeEventListener("touchend", noClick);
    glass.removeEventListener("wheel", wheel);
    area.removeEventListener("keydown", key);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
