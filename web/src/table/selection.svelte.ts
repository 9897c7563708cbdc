/** Selection and highlights on the board: the selected route or city, hover, pinned ticket and what is pointed out. */

import { getContext, setContext } from "svelte";
import { MediaQuery, SvelteSet } from "svelte/reactivity";
import type { Box, Size } from "../board/camera";
import { type Light, type Lights, NOTHING, type Thing, type ThingAt } from "../board/sheet";
import type { Say, TicketPath } from "../net/wire";
import type { TableState } from "../state/table.svelte";
import { type News, newsFor } from "./log";

export type SheetName = "tickets" | "log" | "chat";

interface Highlights {
  readonly routes: Lights;
  readonly cities: Lights;
  /** Whether they are a ticket's path: routes that can be claimed are then highlighted too. */
  readonly path?: boolean;
}

const NO_IDS: readonly string[] = [];
/** The size of the board's window, and where things lie in it. */
export type Places = (ids: readonly string[]) => { window: Size; boxes: Box[] };

const NONE: Highlights = { routes: new Map(), cities: new Map() };

export class Selection {
  route = $state<string | null>(null);
  city = $state<string | null>(null);
  country = $state<string | null>(null);
  /** The route or city under the pointer. */
  pointed = $state.raw<ThingAt>(NOTHING);
  /** Offered tickets, drawn on the board. */
  goals = $state.raw<readonly { id: string; chosen: boolean }[]>([]);
  /** The panel that is open over the board on small screens. */
  sheet = $state<SheetName | null>(null);
  /** Free height below the board, in pixels, where the tickets are listed on a phone; 0 if there is no room for them. */
  spare = $state(0);
  /** The height of that list. */
  docked = $state(0);
  /** Whether there are so many tickets that the list has only their names; a pinned ticket says what it needs. */
  compact = $state(false);
  /** How much of the board's upper edge the pinned ticket covers, in pixels; 0 if it is not shown there. */
  band = $state(0);
  /** The slots of the face-up cards in the order in which they are shown; see `taking`. */
  private order = $state.raw<readonly number[]>([]);
  /** Whether the player is placing a station. */
  placing = $state(false);
  /** The offered tickets that the player wants to keep, and the substitutes they have picked: both survive a rotation. */
  readonly kept = new SvelteSet<string>();
  given = $state.raw<Readonly<Record<string, number>>>({});

  /** Where things are on the board, once it is shown. */
  places = $state.raw<Places | null>(null);
  /** What a hint points at, which is lit whenever nothing else is pointed at. */
  hinted = $state.raw<Highlights | null>(null);

  private highlighted = $state.raw<Highlights>(NONE);
  private pin = $state<string | null>(null);
  private pinnedParts = $state.raw<readonly string[]>(NO_IDS); // cities and path of the pinned ticket, as of pinning

  constructor(private readonly table: TableState) {}

  /** The pinned ticket. Null for viewers who do not hold it, because several players may share a device. */
  readonly pinned: string | null = $derived.by(() => {
    const { tickets = [], chosen = [] } = this.table.game ?? {};
    return [...tickets.map(({ ticket }) => ticket), ...chosen].find((id) => id === this.pin) ?? null;
  });

  /** The tickets that the viewer is offered to choose from. */
  readonly offered: readonly string[] = $derived.by(() => {
    const { legal, offer } = this.table.game ?? {};
    return this.table.acting && legal?.keep ? (offer ?? []).map(({ ticket }) => ticket) : NO_IDS;
  });

  /** The viewer's tickets that are not decided yet. */
  private readonly open: readonly string[] = $derived.by(() => {
    const { tickets = [], chosen = [] } = this.table.game ?? {};
    return [...tickets.flatMap(({ ticket, state }) => (state === "open" ? [ticket] : [])), ...chosen];
  });

  /**
   * What matters most now, to be kept in view on small screens: the cities of the offered tickets; or the pinned ticket;
   * or the cities of the viewer's own tickets and the viewer's routes. What others do does not move the map.
   */
  readonly interest: readonly string[] = $derived.by(() => {
    if (this.offered.length) return this.offered.flatMap((id) => this.ends(id));
    if (this.pinned !== null) return this.pinnedParts;
    const { game, viewer } = this.table;
    if (!game || viewer === null) return NO_IDS;
    const held = [...game.tickets.map(({ ticket }) => ticket), ...game.chosen].flatMap((id) => this.ends(id));
    return [...held, ...(game.seats[viewer]?.routes ?? [])];
  });

  /** Highlights of what is hovered or focused, or else of the pinned ticket in the current state of the game. */
  private readonly shown: Highlights = $derived.by(() => {
    if (this.highlighted !== NONE) return this.highlighted;
    if (this.hinted) return this.hinted;
    return this.pinned === null ? NONE : this.ticketLights(this.pinned);
  });

  /** The routes that can be claimed now, with their possible payments. */
  readonly claimable: ReadonlyMap<string, readonly string[]> = $derived.by(() => {
    const claims = this.table.acting ? (this.table.game?.legal.claims ?? []) : [];
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
    const { routes, path } = this.hinted ?? this.highlighted;
    if ((path || !(routes.size || this.hinted?.cities.size)) && !this.placing && !this.table.offline)
      for (const route of this.claimable.keys()) lit.set(route, "can");
    for (const [route, light] of this.shown.routes)
      lit.set(route, light === "way" && lit.get(route) === "can" ? "next" : light);
    const paid = this.table.game?.laid?.route; // a claim that is not fully paid yet
    if (paid) lit.set(paid, "chosen");
    if (this.route) lit.set(this.route, "chosen");
    return lit;
  });

  readonly cities: Lights = $derived.by(() => {
    const lit = new Map<string, Light>();
    for (const id of this.open) for (const city of this.ends(id)) lit.set(city, "goal");
    for (const city of this.news?.cities ?? []) lit.set(city, "new");
    const stations = this.table.acting && this.placing ? this.table.game?.legal.stations : null;
    for (const city of stations?.cities ?? []) lit.set(city, "can");
    for (const { id } of this.goals) for (const city of this.ends(id)) lit.set(city, "told");
    for (const [city, light] of this.shown.cities) lit.set(city, light);
    if (this.city) lit.set(this.city, "chosen");
    return lit;
  });

  /** The slots of the face-up cards, from left to right. */
  readonly slots: readonly number[] = $derived.by(() => {
    const number = this.table.game?.face_up.length ?? 0;
    return this.order.length === number ? this.order : Array.from({ length: number }, (_, slot) => slot);
  });

  /**
   * The player is about to take the card in a slot. Of equal cards, the rules take the one in the first slot: those two
   * slots change places, so that the card that the player means leaves, and the next one comes to its place.
   */
  taking(slot: number): void {
    const cards = this.table.game?.face_up ?? [];
    const first = cards.indexOf(cards[slot]!);
    const swapped = new Map([
      [slot, first],
      [first, slot],
    ]);
    this.order = this.slots.map((each) => swapped.get(each) ?? each);
  }

  choose(chosen: Thing): void {
    this.route = chosen.route ?? null;
    this.city = chosen.city ?? null;
    this.country = chosen.country ?? null;
  }

  clear(): void {
    this.choose({});
    this.placing = false;
  }

  /** Forgets everything that the player has begun to choose: it was sent, or it is another player's turn to look. */
  reset(): void {
    this.clear();
    this.kept.clear();
    this.given = {};
  }

  /** Highlights routes and cities until `clearHighlights` is called. */
  highlight(routes: Iterable<string>, cities: Iterable<string>): void {
    this.highlighted = pointedAt(routes, cities);
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
    if (this.route || this.city || this.country || this.placing) this.clear();
    else if (this.sheet) this.sheet = null;
    else this.unpin();
  }

  /** The path of a ticket that needs the fewest trains, if there is one. */
  path(id: string): TicketPath | undefined {
    return this.table.shown?.paths.find(({ ticket }) => ticket === id);
  }

  private ticketLights(id: string): Highlights {
    const path = this.path(id);
    const routes = new Map<string, Light>();
    for (const route of path?.routes ?? []) routes.set(route, "way");
    for (const route of path?.built ?? []) routes.set(route, "own");
    return { routes, cities: new Map(this.ends(id).map((city) => [city, "own"])), path: true };
  }

  private ends(id: string): string[] {
    const ticket = this.table.board?.ticket(id);
    return ticket ? [ticket.a, ticket.b] : [];
  }
}

/** Highlights of what is pointed out; `planned` routes less strongly. */
export function pointedAt(
  routes: Iterable<string>,
  cities: Iterable<string>,
  planned: Iterable<string> = [],
): Highlights {
  const [soon, now] = [[...planned].map((route) => [route, "way"]), [...routes].map((route) => [route, "told"])];
  return {
    routes: new Map([...soon, ...now] as [string, Light][]),
    cities: new Map([...cities].map((city) => [city, "told"])),
  };
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

/** Whether tickets and log have a place of their own next to the board; the same breakpoints as in the styles. */
export const roomy = new MediaQuery("(min-width: 60.01rem), (min-width: 46rem) and (min-height: 46rem)");

/** A phone in landscape: what is to be chosen appears in the column beside the board. */
export const column = new MediaQuery("(min-width: 34rem) and (max-width: 60rem) and (max-height: 30rem)");

/** A phone in landscape with enough height for a list of tickets in that column. */
export const tall = new MediaQuery(
  "(min-width: 34rem) and (max-width: 60rem) and (min-height: 23rem) and (max-height: 30rem)",
);
