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

function inner(window: Size, { top, bottom, side }: Insets): Size {
  return { width: window.width - 2 * side, height: window.height - top - bottom };
}

/** Zooms around a fixed point of the window. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, 1), MOST_ZOOM);
  const by = zoom / camera.zoom;
  return { zoom, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** Whether a rectangle of the sheet is entirely visible inside the insets. */
export function isVisible(camera: Camera, box: Box, sheet: Size, window: Size, insets: Insets): boolean {
  const scale = (fitSize(sheet, window).width / sheet.width) * camera.zoom;
  const [left, top] = [camera.x + box.x * scale, camera.y + box.y * scale];
  const [right, bottom] = [left + box.width * scale, top + box.height * scale];
  return (
    left >= insets.side - ROUNDING &&
    top >= insets.top - ROUNDING &&
    right <= window.width - insets.side + ROUNDING &&
    bottom <= window.height - insets.bottom + ROUNDING
  );
}

/** The camera that shows a whole rectangle of the sheet inside the insets, at a zoom of at most `most`. */
export function fitBox(box: Box, sheet: Size, window: Size, insets: Insets, most: number): Camera {
  const scale = fitSize(sheet, window).width / sheet.width;
  const { width, height } = inner(window, insets);
  const zoom = Math.min(width / (box.width * scale), height / (box.height * scale), most);
  const wanted = {
    zoom,
    x: insets.side + width / 2 - (box.x + box.width / 2) * scale * zoom,
    y: insets.top + height / 2 - (box.y + box.height / 2) * scale * zoom,
  };
  return clampCamera(wanted, sheet, window, insets);
}

/** The camera that centres a rectangle of the sheet, as large as fits with some margin, at a zoom of at most `most`. */
export function focusOn(box: Box, sheet: Size, window: Size, most: number): Camera {
  const whole = fitSize(sheet, window);
  const scale = whole.width / sheet.width;
  const fit = Math.min(window.width / (box.width * scale), window.height / (box.height * scale)) * 0.7;
  const zoom = Math.min(Math.max(Math.min(fit, most), 1), MOST_ZOOM);
  return {
    zoom,
    x: window.width / 2 - (box.x + box.width / 2) * scale * zoom,
    y: window.height * 0.36 - (box.y + box.height / 2) * scale * zoom, // panels cover the lower part
  };
}
