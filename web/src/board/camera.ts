/** Camera geometry: pan and zoom of the board sheet in its window, as pure functions. Distances are window pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the sheet, in sheet units. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** At 1 the whole sheet just fits the window. */
  readonly zoom: number;
}

export const MOST_ZOOM = 8;
const ROUNDING = 0.5; // pixels

/** The size at which the whole sheet fits a window. */
export function fitSize(sheet: Size, window: Size): Size {
  const scale = Math.min(window.width / sheet.width, window.height / sheet.height);
  return { width: sheet.width * scale, height: sheet.height * scale };
}

/** Margins of the window, in pixels, where controls cover the sheet. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
  /** Width and height of the controls in the upper left corner. */
  readonly corner?: number;
}

export const NO_INSETS: Insets = { top: 0, bottom: 0, side: 0 };

/** Clamps a camera so that the sheet stays in the window, centred where it is smaller; `insets` may stay uncovered. */
export function clampCamera(camera: Camera, sheet: Size, window: Size, insets: Insets = NO_INSETS): Camera {
  const whole = fitSize(sheet, window);
  const least = fitSize(sheet, inner(window, insets)).width / whole.width;
  const zoom = Math.min(Math.max(camera.zoom, least), MOST_ZOOM);
  const { top, bottom, side } = insets;
  return {
    zoom,
    x: clamped(camera.x, side, window.width - side - whole.width * zoom),
    y: clamped(camera.y, top, window.height - bottom - whole.height * zoom),
  };
}

/** `first` aligns the start of the sheet with the window's start, `last` its end with the window's end. */
function clamped(at: number, first: number, last: number): number {
  return last >= first ? (first + last) / 2 : Math.min(first, Math.max(last, at));
}

const LEAST_INNER = 80; // pixels: however much is covered, this much is used

function inner(window: Size, { top, bottom, side }: Insets): Size {
  return { width: window.width - 2 * side, height: Math.max(window.height - top - bottom, LEAST_INNER) };
}

/** Zooms around a fixed point of the window. Never makes a sheet smaller that is already smaller than the window. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, Math.min(camera.zoom, 1)), MOST_ZOOM);
  const by = zoom / camera.zoom;
  return { zoom, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** Whether rectangles of the sheet are entirely visible: inside the insets and not behind the controls in the corner. */
export function isVisible(camera: Camera, boxes: readonly Box[], sheet: Size, window: Size, insets: Insets): boolean {
  const scale = (fitSize(sheet, window).width / sheet.width) * camera.zoom;
  const corner = insets.corner ?? 0;
  return boxes.every((box) => {
    const [left, top] = [camera.x + box.x * scale, camera.y + box.y * scale];
    const [right, bottom] = [left + box.width * scale, top + box.height * scale];
    return (
      left >= insets.side - ROUNDING &&
      top >= insets.top - ROUNDING &&
      right <= window.width - insets.side + ROUNDING &&
      bottom <= window.height - insets.bottom + ROUNDING &&
      (top >= corner || left >= corner)
    );
  });
}

/**
 * The camera that shows rectangles of the sheet inside the insets, at a zoom of at most `most`.
 *
 * The sheet fills the window as far as possible: its edges leave the insets uncovered only if the rectangles require it.
 */
export function fitBoxes(boxes: readonly Box[], sheet: Size, window: Size, insets: Insets, most: number): Camera {
  const { top, corner = 0 } = insets;
  const tries = [insets, { ...insets, top: Math.max(top, corner) }].map((each) => [each, fitted(each)] as const);
  for (const [each, wanted] of tries) {
    for (const camera of [clampCamera(wanted, sheet, window), clampCamera(wanted, sheet, window, each)])
      if (camera.zoom <= Math.max(most, 1) && isVisible(camera, boxes, sheet, window, insets)) return camera;
  }
  const [last, wanted] = tries.at(-1)!;
  return clampCamera(wanted, sheet, window, last);

  function fitted(inside: Insets): Camera {
    const box = union(boxes);
    const scale = fitSize(sheet, window).width / sheet.width;
    const { width, height } = inner(window, inside);
    const zoom = Math.min(width / (box.width * scale), height / (box.height * scale), most);
    return {
      zoom,
      x: inside.side + width / 2 - (box.x + box.width / 2) * scale * zoom,
      y: inside.top + height / 2 - (box.y + box.height / 2) * scale * zoom,
    };
  }
}

const ROOM = 12; // pixels that stay free around what is brought into view

/** The camera, moved as little as possible to show rectangles inside the insets; they are made smaller only to fit. */
export function panTo(camera: Camera, boxes: readonly Box[], sheet: Size, window: Size, insets: Insets): Camera {
  const scale = (fitSize(sheet, window).width / sheet.width) * camera.zoom;
  const box = intersection(padded(union(boxes), ROOM / scale), { x: 0, y: 0, ...sheet });
  const x = shifted(camera.x, box.x * scale, box.width * scale, insets.side, window.width - insets.side);
  const y = shifted(camera.y, box.y * scale, box.height * scale, insets.top, window.height - insets.bottom);
  const moved = { ...camera, x, y };
  if (isVisible(moved, boxes, sheet, window, insets)) return moved;
  return fitBoxes(boxes, sheet, window, insets, camera.zoom);
}

/** `at`, moved so that what begins `from` behind it and is so `long` lies between `first` and `last`. */
function shifted(at: number, from: number, long: number, first: number, last: number): number {
  return Math.max(Math.min(at, last - from - long), first - from);
}

/** The area of the window that the sheet leaves empty, in square pixels. */
export function emptyArea(camera: Camera, sheet: Size, window: Size): number {
  const { width, height } = fitSize(sheet, window);
  const across = Math.min(camera.x + width * camera.zoom, window.width) - Math.max(camera.x, 0);
  const down = Math.min(camera.y + height * camera.zoom, window.height) - Math.max(camera.y, 0);
  return window.width * window.height - Math.max(across, 0) * Math.max(down, 0);
}

/** The smallest rectangle around others. */
export function union(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The common part of two rectangles that overlap. */
export function intersection(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const right = Math.min(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.min(a.y + a.height, b.y + b.height) - y };
}

export function scaled({ width, height }: Size, by: number): Size {
  return { width: width * by, height: height * by };
}

/** The smallest zoom at which the sheet fills the whole window. */
export function fillZoom(sheet: Size, window: Size): number {
  const whole = fitSize(sheet, window);
  return Math.max(window.width / whole.width, window.height / whole.height);
}

/** A rectangle that grows by a margin, and is moved by `by` in both directions. */
export function padded(box: Box, margin: number, by = 0): Box {
  return {
    x: box.x - margin + by,
    y: box.y - margin + by,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}
