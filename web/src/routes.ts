/** Addresses and the screens that they show. The server answers all of them with the same file. */
import type { Component } from "svelte";
import { server } from "./state/server.svelte";

export interface Route {
  readonly name: ScreenName;
  /** What the address names: a table, a code, a board. */
  readonly id: string;
  readonly query: URLSearchParams;
}

export type Screen = Component<{ route: Route }>;

/** Each screen is fetched when it is first shown. */
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
  nowhere: () => import("./start/Nowhere.svelte"),
};

export type ScreenName = keyof typeof SCREENS;

/** A screen that needs no route is a screen all the same. */
export async function screenOf(route: Route): Promise<Screen> {
  try {
    const found: { default: unknown } = await SCREENS[route.name]();
    return found.default as Screen;
  } catch (error) {
    void server.compare(); // a server with a newer page no longer has the screens of this one
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

export function routeOf(address: URL): Route {
  const path = address.pathname.replace(/(?<=.)\/+$/, "");
  for (const [pattern, name] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { name, id: decoded(found[1] ?? ""), query: address.searchParams };
  }
  return { name: "nowhere", id: path, query: address.searchParams };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
