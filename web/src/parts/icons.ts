/** Drawn on 24 by 24, as lines. */
export const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  train: "M6 4h12v12H6zM6 10h12M8.5 16L6 20M15.5 16l2.5 4M9.5 13h.01M14.5 13h.01",
  cards: "M8 5h10a1 1 0 0 1 1 1v13M5 8h10v13H5z",
  ticket: "M3 8h18v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM14 8v9",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4.5l3 2",
  undo: "M9 7H4.5M4.5 7v4.5M5 11a7.5 7.5 0 1 1 2 6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  log: "M5 6h14M5 12h14M5 18h9",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  flag: "M6 21V4h11l-2 4 2 4H6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  away: "M12 4a8 8 0 1 0 8 8M16 4h4v4M20 4l-6 6",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  sound: "M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  silent: "M4 10v4h3l5 4V6L7 10zM16 10l4 4M20 10l-4 4",
  house: "M5 20v-9H3l9-7 9 7h-2v9z",
  path: "M5 18a2 2 0 1 0 0-.01M19 6a2 2 0 1 0 0-.01M7 17c6-1 4-8 10-10",
  hint: "M9.5 17h5M10 20h4M8 13.5A6 6 0 1 1 16 13.5c-.8.8-1 1.5-1 2.5H9c0-1-.2-1.7-1-2.5z",
} as const;

export type IconName = keyof typeof ICONS;
