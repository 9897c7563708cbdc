/** The small pictures of the boards, by board and theme. tools/miniatures.py makes them. */
const FILES = import.meta.glob<string>("./pictures/*.svg", { query: "?url", import: "default", eager: true });

/** The address of a board's picture; a board without one is drawn as open sea. */
export function pictureOf(board: string, dark: boolean): string | undefined {
  return FILES[`./pictures/${board}-${dark ? "dark" : "light"}.svg`];
}
