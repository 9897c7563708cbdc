/** Selection and highlights on the board: the selected route or city, hover, pinned ticket and what is pointed out. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { cheapestPath, openRoutes } from "../board/paths";
import type { Light, Lights } from "../board/sheet";
import type { Say } from "../net/wire";
import type { TableState } from "../state/table.svelte";
import { type News, newsFor } from "./log";

export type SheetName = "tickets" | "log" | "chat";

interface Highlights {
  readonly routes: Lights;
  readonly cities: Lights;
}

const NO_IDS: readonly string[] = [];
const NONE: Highlights = { routes: new Map(), cities: new Map() };

export class Selection {
  route = $state<string | null>(null);
  city = $state<string | null>(null);
  /** The route or city under the pointer. */
  pointed = $state.raw<{ route: string | null; city: string | null }>({ route: null, city: null });
  /** Offered tickets, drawn on the board. */
  goals = $state.raw<readonly { id: string; chosen: boolean }[]>([]);
  /** The panel that is open over the board on small screens. */
  sheet = $state<SheetName | null>(null);
  /** Whether the player is placing a station. */
  placing = $state(false);

  private highlighted = $state.raw<Highlights>(NONE);
  private pin = $state<string | null>(null);
  private pinnedParts = $state.raw<readonly string[]>(NO_IDS); // cities and path of the pinned ticket, as of pinning

  constructor(private readonly table: TableState) {}

  /** The pinned ticket. Null for viewers who do not hold it, because several players may share a device. */
  readonly pinned: string | null = $derived.by(() => {
    const { tickets = [], chosen = [] } = this.table.game ?? {};
    return [...tickets.map(({ ticket }) => ticket), ...chosen].find((id) => id === this.pin) ?? null;
  });

  /** Routes and cities to bring into view together. */
  readonly overview: readonly string[] = $derived(this.pinned === null ? NO_IDS : this.pinnedParts);

  /** Highlights of what is hovered or focused, or else of the pinned ticket in the current state of the game. */
  private readonly shown: Highlights = $derived.by(() => {
    if (this.highlighted !== NONE) return this.highlighted;
    return this.pinned === null ? NONE : this.ticketLights(this.pinned);
  });

  /** The routes that can be claimed now, with their possible payments. */
  readonly claimable: ReadonlyMap<string, readonly string[]> = $derived.by(() => {
    const claims = this.table.acting && !this.table.offline ? (this.table.game?.legal.claims ?? []) : [];
    return new Map(claims.flatMap(({ routes, payments }) => routes.map((route) => [route, payments] as const)));
  });

  /** What others have changed since the viewer last acted; null for spectators. */
  readonly news: News | null = $derived.by(() => {
    const { viewer, history } = this.table;
    return viewer === null ? null : newsFor(history, viewer);
  });

  readonly routes: Lights = $derived.by(() => {
    const lit = new Map<string, Light>();
    for (const route of this.news?.routes ?? []) lit.set(route, "new");
    if (!this.highlighted.routes.size && !this.placing)
      for (const route of this.claimable.keys()) lit.set(route, "can");
    for (const [route, light] of this.shown.routes) lit.set(route, light);
    const paid = this.table.game?.laid?.route; // a claim that is not fully paid yet
    if (paid) lit.set(paid, "chosen");
    if (this.route) lit.set(this.route, "chosen");
    return lit;
  });

  readonly cities: Lights = $derived.by(() => {
    const lit = new Map<string, Light>();
    for (const city of this.news?.cities ?? []) lit.set(city, "new");
    const stations = this.table.acting && this.placing ? this.table.game?.legal.stations : null;
    for (const city of stations?.cities ?? []) lit.set(city, "can");
    for (const { id } of this.goals) for (const city of this.ends(id)) lit.set(city, "told");
    for (const [city, light] of this.shown.cities) lit.set(city, light);
    if (this.city) lit.set(this.city, "chosen");
    return lit;
  });

  choose(chosen: { route?: string; city?: string }): void {
    this.route = chosen.route ?? null;
    this.city = chosen.city ?? null;
  }

  clear(): void {
    this.choose({});
    this.placing = false;
  }

  /** Highlights routes and cities until `clearHighlights` is called; `planned` routes less strongly. */
  highlight(routes: Iterable<string>, cities: Iterable<string>, planned: Iterable<string> = []): void {
    const [soon, now] = [[...planned].map((route) => [route, "way"]), [...routes].map((route) => [route, "told"])];
    this.highlighted = {
      routes: new Map([...soon, ...now] as [string, Light][]),
      cities: new Map([...cities].map((city) => [city, "told"])),
    };
  }

  /** Highlights the actual or possible path of a ticket until `clearHighlights` is called. */
  highlightTicket(id: string): void {
    this.highlighted = this.ticketLights(id);
  }

  clearHighlights(): void {
    this.highlighted = NONE;
  }

  /** Pins a ticket to the board, or unpins it if it is pinned. Returns whether it is pinned now. */
  togglePin(id: string): boolean {
    if (this.pinned === id) {
      this.unpin();
      return false;
    }
    this.pin = id;
    const { routes, cities } = this.ticketLights(id);
    this.pinnedParts = [...cities.keys(), ...routes.keys()];
    return true;
  }

  unpin(): void {
    this.pin = null;
  }

  /** Escape: clears the selection, or else closes the open panel, or else unpins the ticket. */
  dismiss(): void {
    if (this.route || this.city || this.placing) this.clear();
    else if (this.sheet) this.sheet = null;
    else this.unpin();
  }

  private ticketLights(id: string): Highlights {
    const { board, game, viewer } = this.table;
    const ticket = board?.ticket(id);
    if (!board || !game || !ticket) return NONE;
    const costs = openRoutes(board.info.routes, game, viewer);
    const path = cheapestPath(board.info.routes, costs, ticket.a, ticket.b);
    const routes = new Map<string, Light>();
    for (const route of path?.open ?? []) routes.set(route, "way");
    for (const route of path?.own ?? []) routes.set(route, "own");
    return { routes, cities: new Map(this.ends(id).map((city) => [city, "own"])) };
  }

  private ends(id: string): string[] {
    const ticket = this.table.board?.ticket(id);
    return ticket ? [ticket.a, ticket.b] : [];
  }
}

// --- context ---------------------------------------------------------------------------------------------------------

/** What all components of a table share, through Svelte's context. */
export interface TableContext {
  readonly table: TableState;
  readonly selection: Selection;
  /** Sends a chat line; absent where there is no chat. */
  readonly say?: (words: Pick<Say, "text"> | Pick<Say, "phrase">) => Promise<void>;
}

const KEY = Symbol("table");

export function setTable(at: TableContext): void {
  setContext(KEY, at);
}

export function getTable(): TableContext {
  return getContext<TableContext>(KEY);
}

/** Media query for wide screens, with space beside the board; the same breakpoint as in the styles. */
export const wide = new MediaQuery("min-width: 60.01rem");
