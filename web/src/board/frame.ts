/** What part of a sheet is seen: how large, and shifted by how much. All in pixels of the window, pure numbers. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  /** 1: the whole sheet just fits. */
  readonly zoom: number;
}

export const MOST_ZOOM = 8;

/** The size of the whole sheet in a window. */
export function fitted(sheet: Size, window: Size): Size {
  const scale = Math.min(window.width / sheet.width, window.height / sheet.height);
  return { width: sheet.width * scale, height: sheet.height * scale };
}

/** The sheet never leaves the window: where it is smaller it lies in the middle. */
export function held(frame: Frame, sheet: Size, window: Size): Frame {
  const zoom = Math.min(Math.max(frame.zoom, 1), MOST_ZOOM);
  const whole = fitted(sheet, window);
  return {
    zoom,
    x: heldBetween(frame.x, whole.width * zoom, window.width),
    y: heldBetween(frame.y, whole.height * zoom, window.height),
  };
}

function heldBetween(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}

/** Larger or smaller around a point of the window that stays where it is. */
export function zoomed(frame: Frame, factor: number, at: { x: number; y: number }): Frame {
  const zoom = Math.min(Math.max(frame.zoom * factor, 1), MOST_ZOOM);
  const by = zoom / frame.zoom;
  return { zoom, x: at.x - (at.x - frame.x) * by, y: at.y - (at.y - frame.y) * by };
}

/** With this part of the sheet in the middle, as large as it fits with some room around it, but no larger than `most`. */
export function around(
  box: { x: number; y: number; width: number; height: number },
  sheet: Size,
  window: Size,
  most: number,
): Frame {
  const whole = fitted(sheet, window);
  const scale = whole.width / sheet.width;
  const fit = Math.min(window.width / (box.width * scale), window.height / (box.height * scale)) * 0.7;
  const zoom = Math.min(Math.max(Math.min(fit, most), 1), MOST_ZOOM);
  return {
    zoom,
    x: window.width / 2 - (box.x + box.width / 2) * scale * zoom,
    y: window.height * 0.36 - (box.y + box.height / 2) * scale * zoom, // panels lie below
  };
}
