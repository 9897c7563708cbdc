/** Route table of the router: URL patterns and the screens they show. The server answers all of them with one file. */
import type { Component } from "svelte";
import { server } from "./state/server.svelte";

export interface ScreenAddress {
  readonly name: ScreenName;
  /** The id in the URL: of a table, an invitation code, or a board. */
  readonly id: string;
  readonly query: URLSearchParams;
}

export type Screen = Component<{ address: ScreenAddress }>;

/** Code splitting: each screen is loaded when it is first shown. */
const SCREENS = {
  start: () => import("./start/Start.svelte"),
  new: () => import("./start/NewTable.svelte"),
  tables: () => import("./start/Tables.svelte"),
  code: () => import("./start/Code.svelte"),
  me: () => import("./start/Me.svelte"),
  table: () => import("./table/TableScreen.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  record: () => import("./replay/Record.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  rules: () => import("./learn/Rules.svelte"),
  nowhere: () => import("./start/NotFound.svelte"),
};

export type ScreenName = keyof typeof SCREENS;

/** Loads a screen. The cast is safe: a component without an `address` prop ignores it. */
export async function screenOf(address: ScreenAddress): Promise<Screen> {
  try {
    const found: { default: unknown } = await SCREENS[address.name]();
    return found.default as Screen;
  } catch (error) {
    void server.compare(); // a server with a newer version no longer has the files of this one
    throw error;
  }
}

const PATTERNS: readonly [RegExp, ScreenName][] = [
  [/^\/$/, "start"],
  [/^\/new$/, "new"],
  [/^\/tables$/, "tables"],
  [/^\/code\/([^/]+)$/, "code"],
  [/^\/me$/, "me"],
  [/^\/table\/([^/]+)$/, "table"],
  [/^\/table\/([^/]+)\/replay$/, "replay"],
  [/^\/record$/, "record"],
  [/^\/learn$/, "learn"],
  [/^\/rules\/([^/]+)$/, "rules"],
];

export function addressOf(url: URL): ScreenAddress {
  const path = url.pathname.replace(/(?<=.)\/+$/, "");
  for (const [pattern, name] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { name, id: decoded(found[1] ?? ""), query: url.searchParams };
  }
  return { name: "nowhere", id: path, query: url.searchParams };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
