/**
 * The board drawing as a live SVG: compares each new state with the last and touches only the elements that changed.
 *
 * It knows nothing of the game except what lies where and what is highlighted.
 */

import type { BoardInfo, View } from "../net/wire";
import type { BoardDefinition } from "../state/boards.svelte";
import type { Box } from "./camera";
import type { Point } from "./gestures";
import type { Disc } from "./name_placement";
import { Names, type View as NamesView } from "./names";
import { fitStations } from "./stations";
import { compose, parseTransform, type Transform, transformPath } from "./transforms";

/**
 * Why a route or city is highlighted: available, selected, mentioned, new, on a ticket's path (built, not yet built,
 * not yet built but available now), or a city of one of the player's open tickets.
 */
export type Light = "can" | "chosen" | "told" | "new" | "own" | "way" | "next" | "goal";
export type Lights = ReadonlyMap<string, Light>;

/** A route, a city or a country of the board. */
export interface Thing {
  readonly route?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
}

export interface ThingAt {
  readonly route: string | null;
  readonly city: string | null;
  readonly country: string | null;
}
export const NOTHING: ThingAt = { route: null, city: null, country: null };

/** Routes and cities that can be claimed or chosen now. */
export const CHOICES = ":is(.route, .city):is(.lit-can, .lit-next)";
const THINGS = "[data-route], [data-city], [data-country]";
const FRESH_CLASSES = Array.from({ length: 9 }, (_, i) => `fresh-${i}`);
const TRAIN_SCALE = parseTransform("scale(1.2)"); // larger than its space, so that ownership is visible at a glance
const CROSS = "M-4-4L4 4M-4 4L4-4"; // on each space of a closed route, in units of the sheet
const SHADOW = { x: 1.4, y: 2.6 }; // how far a train's shadow falls, in units of the sheet
const SVG = "http://www.w3.org/2000/svg";

let cached: Sheet | null = null;

/** A live drawing. Building one is slow, so the one put away last is reused if it shows the same board. */
export function sheetOf(board: BoardDefinition, drawing: string): Sheet {
  const found = cached;
  cached = null;
  if (found?.board !== board || found.drawing !== drawing) return new Sheet(board, drawing);
  found.clear();
  return found;
}

/** Keeps a drawing that is no longer shown for reuse by `sheetOf`. */
export function keepForReuse(sheet: Sheet): void {
  cached = sheet;
}

export class Sheet {
  readonly svg: SVGSVGElement;
  /** Sea and land, as a separate SVG below: they never change and are the most expensive part to paint. */
  readonly ground: SVGSVGElement;
  /** The poster's frame with the title, as a separate SVG that is larger than the map by `margin` on each side. */
  readonly frame: SVGSVGElement;
  readonly margin: number;
  private readonly routes = new Map<string, SVGGElement>();
  private readonly tracks = new Map<string, Element>();
  private readonly spaceTransforms = new Map<Element, Transform>();
  private readonly cities = new Map<string, SVGGElement>();
  private readonly countries = new Map<string, SVGGElement>();
  private readonly glows = group("glows");
  private readonly glowing = new Map<string, readonly Element[]>();
  private readonly stations: SVGGElement;
  private readonly ticketLines: SVGGElement;
  private readonly names: Names;
  private view: NamesView | null = null;
  private tabStop: SVGGElement | undefined;
  private pieces: Pieces = NO_PIECES;
  private routeLights: Lights = new Map();
  private cityLights: Lights = new Map();
  private marked: ReadonlySet<string> = new Set();
  private pointed: string | null = null;

  constructor(
    readonly board: BoardDefinition,
    readonly drawing: string,
  ) {
    const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml");
    this.svg = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
    this.frame = this.extract("ground sheet-frame", this.svg, ".furniture");
    const box = this.frame.querySelector(".furniture")?.getAttribute("data-box") ?? "0 0 0 0";
    this.frame.setAttribute("viewBox", box);
    this.margin = -Number.parseFloat(box);
    this.ground = this.extract("ground", this.svg.querySelector(".board")!, ".sea", ".land");
    this.svg.querySelector(".routes")?.before(this.glows); // below the spaces of all routes
    for (const route of board.info.routes) {
      const found = this.find<SVGGElement>(`route-${route.key}`);
      this.routes.set(route.id, found);
      this.tracks.set(route.id, this.find(`track-${route.key}`));
    }
    for (const space of this.svg.querySelectorAll(".route .space")) this.flatten(space);
    for (const city of board.info.cities) this.cities.set(city.id, this.find<SVGGElement>(`city-${city.id}`));
    for (const { id } of board.info.countries) this.countries.set(id, this.find<SVGGElement>(`country-${id}`));
    this.stations = this.svg.querySelector<SVGGElement>(".stations") ?? this.svg.appendChild(group("stations"));
    // Remove the animation classes afterwards, so that browsers keep no layers ready for moving parts.
    this.svg.addEventListener("animationend", (event) => {
      (event.target as Element).classList.remove("fresh", ...FRESH_CLASSES);
    });
    this.names = new Names(this.svg, priorities(board.info), discsAlong([...this.spaceTransforms.values()]));
    this.ticketLines = group("ways");
    this.svg.querySelector(".cities")?.before(this.ticketLines);
  }

  /** Whether no game state has been drawn yet. */
  get blank(): boolean {
    return this.pieces === NO_PIECES;
  }

  /** Removes highlights, hover, animations and accessible names; trains stay. */
  clear(): void {
    this.point(null);
    this.light(new Map(), new Map());
    this.drawTickets([]);
    this.tabStop = undefined;
    for (const part of [...this.routes.values(), ...this.cities.values(), ...this.countries.values()]) {
      for (const name of ["role", "aria-label", "tabindex"]) part.removeAttribute(name);
    }
    for (const train of this.svg.querySelectorAll(".fresh")) train.classList.remove("fresh", ...FRESH_CLASSES);
  }

  route(id: string): SVGGElement | undefined {
    return this.routes.get(id);
  }

  city(id: string): SVGGElement | undefined {
    return this.cities.get(id);
  }

  /** Bounding boxes of routes, countries, and cities with their names. */
  boxes(ids: readonly string[]): Box[] {
    return ids.flatMap((id) => {
      const spaces = this.routes.get(id)?.querySelectorAll<SVGGElement>(".space") ?? [];
      // Of a country the circle, and its name at its own place, because names move with the camera.
      const rim = this.countries.get(id)?.querySelector<SVGGElement>(".rim");
      const parts = [...spaces, this.cities.get(id), rim];
      const name = this.names.box(id);
      return [...parts.flatMap((part) => (part ? [part.getBBox()] : [])), ...(name ? [name] : [])];
    });
  }

  /** Draws the names so that they can be read, and are not cut off, in what is in view. */
  fitNames(view = this.view): void {
    this.view = view;
    if (!view) return;
    this.names.fit(view, (id) => this.marked.has(id));
    fitStations(this.stations, view.scale, this.names);
  }

  /** Draws trains, stations and country cards. Trains roll in on routes that have just been claimed (`fresh`). */
  lay(pieces: Pieces, fresh: (route: string) => boolean): void {
    for (const [route, seat] of pieces.routes) {
      if (this.pieces.routes.get(route) !== seat) this.layRoute(route, seat, fresh(route));
    }
    for (const route of this.pieces.routes.keys()) if (!pieces.routes.has(route)) this.liftRoute(route);
    for (const route of pieces.closed) if (!this.pieces.closed.has(route)) this.closeRoute(route);
    for (const route of this.pieces.closed) if (!pieces.closed.has(route)) this.openRoute(route);
    if (!same(this.pieces.stations, pieces.stations)) this.layStations(pieces.stations);
    for (const [country, cards] of pieces.countries) {
      if (this.pieces.countries.get(country)?.length !== cards.length) this.layCountry(country, cards);
    }
    this.pieces = pieces;
  }

  light(routes: Lights, cities: Lights): void {
    const changed = relight(this.routeLights, routes, this.routes);
    const relit = relight(this.cityLights, cities, this.cities);
    this.routeLights = routes;
    this.cityLights = cities;
    if (relit.length || changed.length) this.markNames();
    for (const id of changed) this.glow(id);
  }

  /** Marks the names of the cities that matter now: lit ones, and the ends of the routes that are chosen or advised. */
  private markNames(): void {
    const now = new Set([...this.cityLights].flatMap(([id, light]) => (MARKED.has(light) ? [id] : [])));
    const told = [...this.routeLights].flatMap(([id, light]) => (light === "chosen" || light === "told" ? [id] : []));
    for (const id of told.length <= FEW ? told : []) {
      const { a, b } = this.board.routes.get(id)!;
      now.add(a).add(b);
    }
    for (const id of [...this.marked, ...now]) this.label(id)?.classList.toggle("marked", now.has(id));
    this.marked = now;
    this.fitNames(); // does nothing if the same names are marked
  }

  /** An even glow along a route while it is highlighted or under the pointer; two for what is highlighted twice. */
  private glow(id: string): void {
    const light = this.routeLights.get(id);
    const owner = light === "new" ? this.pieces.routes.get(id) : undefined;
    const parts = [
      light && `lit-${light === "next" ? "way" : light}`,
      owner !== undefined && `hue-seat-${owner}`,
      id === this.pointed && "pointed",
    ];
    const classes = parts.filter(Boolean).join(" ");
    const d = this.tracks.get(id)?.getAttribute("d") ?? "";
    const made = [...(light === "next" ? ["lit-can on-path"] : []), ...(classes ? [classes] : [])].map((each) =>
      element("path", { class: `glow ${each}`, d }),
    );
    for (const old of this.glowing.get(id) ?? []) old.remove();
    this.glows.append(...made);
    this.glowing.set(id, made);
  }

  /** Draws a curve between the two ends of each ticket, regardless of routes. */
  drawTickets(tickets: readonly { id: string; chosen: boolean }[]): void {
    this.ticketLines.replaceChildren(
      ...tickets.flatMap(({ id, chosen }) => {
        const ticket = this.board.ticket(id);
        const [a, b] = [this.positionOf(ticket?.a), this.positionOf(ticket?.b)];
        if (!a || !b) return [];
        const bend = 0.12; // so that tickets over the same cities do not overlap
        const middle = [(a.x + b.x) / 2 + (a.y - b.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend];
        const d = `M${a.x} ${a.y}Q${middle[0]} ${middle[1]} ${b.x} ${b.y}`;
        return ["under", "over"].map((layer) =>
          element("path", { class: `goal ${layer} ${chosen ? "chosen" : ""}`, d }),
        );
      }),
    );
  }

  /** Makes routes and cities buttons with accessible names. */
  name(label: (thing: Thing) => string): void {
    const named = [
      ...[...this.routes].map(([route, part]) => [part, label({ route })] as const),
      ...[...this.cities].map(([city, part]) => [part, label({ city })] as const),
      ...[...this.countries].map(([country, part]) => [part, label({ country })] as const),
    ];
    for (const [part, name] of named) {
      part.setAttribute("role", "button");
      part.setAttribute("aria-label", name);
      part.setAttribute("tabindex", part === this.tabStop ? "0" : "-1");
    }
  }

  /** Moves the tab stop (roving tabindex) to a route or city. */
  stop(id: string): void {
    this.tabStop?.setAttribute("tabindex", "-1");
    this.tabStop = this.thing(id);
    this.tabStop?.setAttribute("tabindex", "0");
  }

  /** Marks the route, city or country under the pointer. */
  point(id: string | null): void {
    const before = this.pointed;
    this.pointed = id;
    for (const each of [before, id]) {
      if (each === null) continue;
      this.thing(each)?.classList.toggle("pointed", each === id);
      if (this.routes.has(each)) this.glow(each);
    }
  }

  /** The topmost element of the drawing at a point of the page. */
  under({ x, y }: Point): Element | null {
    return document.elementsFromPoint(x, y).find((each) => this.svg.contains(each)) ?? null;
  }

  /** The route, city or country that an element belongs to. */
  at(target: EventTarget | null): ThingAt {
    const found = target instanceof Element ? target.closest(THINGS) : null;
    const id = (kind: string): string | null => found?.getAttribute(`data-${kind}`) ?? null;
    return { route: id("route"), city: id("city"), country: id("country") };
  }

  positionOf(id: string | undefined): { x: number; y: number } | undefined {
    const { cities, countries } = this.board.info;
    return cities.find((city) => city.id === id) ?? countries.find((country) => country.id === id);
  }

  private thing(id: string): SVGGElement | undefined {
    return this.routes.get(id) ?? this.cities.get(id) ?? this.countries.get(id);
  }

  private label(id: string): SVGGElement | null {
    return this.cities.has(id) ? this.svg.querySelector<SVGGElement>(`#${CSS.escape(`label-${id}`)}`) : null;
  }

  /** Moves parts of the drawing into another SVG that lies below it and is hidden from screen readers. */
  private extract(name: string, from: Element, ...parts: string[]): SVGSVGElement {
    const other = this.svg.cloneNode(false) as SVGSVGElement;
    for (const attribute of ["role", "aria-labelledby", "aria-label"]) other.removeAttribute(attribute);
    other.setAttribute("aria-hidden", "true");
    other.classList.add(...name.split(" "));
    const whole = from === this.svg ? other : other.appendChild(from.cloneNode(false) as Element);
    whole.append(...parts.flatMap((part) => [...this.svg.querySelectorAll(part)]));
    return other;
  }

  private find<T extends Element>(id: string): T {
    const found = this.svg.querySelector(`#${CSS.escape(id)}`);
    if (!found) throw new Error(`the drawing has no ${id}`);
    return found as T;
  }

  /** Applies the transform of a space to the shapes in it. Their outlines then no longer scale with them. */
  private flatten(space: Element): void {
    const own = space.getAttribute("transform") ?? "";
    const transform = parseTransform(own);
    this.spaceTransforms.set(space, transform);
    space.removeAttribute("transform");
    for (const part of [...space.children]) {
      const further = part.getAttribute("transform");
      if (part.matches("path:not([transform])"))
        part.setAttribute("d", transformPath(part.getAttribute("d") ?? "", transform));
      else if (part.matches("use.mark"))
        part.replaceWith(
          this.shape(part.getAttribute("href")?.slice(1) ?? "", "mark", compose(transform, parseTransform(further))),
        );
      else part.setAttribute("transform", `${own} ${further ?? ""}`.trim());
    }
  }

  /** A path with one of the drawing's defined shapes, transformed to its position on the sheet. */
  private shape(id: string, classes: string, transform: Transform): Element {
    return element("path", { class: classes, d: transformPath(this.find(id).getAttribute("d") ?? "", transform) });
  }

  private layRoute(id: string, seat: number, fresh: boolean): void {
    this.liftRoute(id);
    const track = this.tracks.get(id);
    for (const part of [this.routes.get(id), track]) part?.classList.add("claimed", `seat-${seat}`);
    track?.before(element("path", { class: "contour", d: track.getAttribute("d") ?? "" }));
    const spaces = this.routes.get(id)?.querySelectorAll(".space") ?? [];
    for (const [i, space] of spaces.entries()) {
      const transform = compose(this.spaceTransforms.get(space)!, TRAIN_SCALE);
      const shadow = { ...transform, x: transform.x + SHADOW.x, y: transform.y + SHADOW.y };
      const train = group(
        `train seat-${seat}`,
        this.shape(`train-${seat}`, "shadow", shadow),
        this.shape(`train-${seat}`, "body", transform),
        this.shape(`trim-${seat}`, "trim", transform),
      );
      if (fresh) {
        train.classList.add("fresh", FRESH_CLASSES[Math.min(i, FRESH_CLASSES.length - 1)]!);
        train.style.setProperty("--along", `${transform.cos}`);
        train.style.setProperty("--across", `${transform.sin}`);
      }
      space.append(train);
    }
  }

  private liftRoute(id: string): void {
    const track = this.tracks.get(id);
    if (track?.previousElementSibling?.matches(".contour")) track.previousElementSibling.remove();
    for (const part of [this.routes.get(id), track]) {
      part?.classList.remove("claimed", ...[0, 1, 2, 3, 4].map((seat) => `seat-${seat}`));
    }
    for (const train of this.routes.get(id)?.querySelectorAll(".train") ?? []) train.remove();
  }

  /** Crosses out a route that nobody can claim any more. */
  private closeRoute(id: string): void {
    for (const part of [this.routes.get(id), this.tracks.get(id)]) part?.classList.add("closed");
    for (const space of this.routes.get(id)?.querySelectorAll(".space") ?? []) {
      const d = transformPath(CROSS, this.spaceTransforms.get(space)!);
      space.append(element("path", { class: "cross", d }));
    }
  }

  private openRoute(id: string): void {
    for (const part of [this.routes.get(id), this.tracks.get(id)]) part?.classList.remove("closed");
    for (const cross of this.routes.get(id)?.querySelectorAll(".cross") ?? []) cross.remove();
  }

  private layStations(stations: ReadonlyMap<string, number>): void {
    this.stations.replaceChildren();
    for (const [city, seat] of stations) {
      const { x, y } = this.positionOf(city) ?? { x: 0, y: 0 };
      const house = group("house", use("house", "rim"), use("house", "body"), use(`emblem-${seat}`, "trim"));
      const station = group(`station seat-${seat}`, house);
      station.id = `station-${city}`;
      station.setAttribute("transform", `translate(${x} ${y})`);
      this.stations.append(station);
    }
    if (this.view) fitStations(this.stations, this.view.scale, this.names);
  }

  private layCountry(country: string, cards: readonly number[]): void {
    const [top, ...rest] = cards;
    const disc = this.svg.querySelector(`#${CSS.escape(`country-${country}`)}`);
    const [value, stack] = [disc?.querySelector(".value"), disc?.querySelector(".stack")];
    if (value) value.textContent = top === undefined ? "–" : String(top);
    if (stack) stack.textContent = rest.join(" ");
  }
}

/** The greatest number of routes that are pointed out whose ends are marked. */
const FEW = 3;

/** Cities whose names stand out too. */
const MARKED = new Set<Light | undefined>(["goal", "own", "told", "chosen"]);

/** How important each name is: how many routes meet in a city; countries come last. */
function priorities({ routes, countries }: BoardInfo): Map<string, number> {
  const counts = new Map<string, number>();
  for (const city of routes.flatMap(({ a, b }) => [a, b])) counts.set(city, (counts.get(city) ?? 0) + 1);
  for (const { id } of countries) counts.set(id, 0);
  return counts;
}

/** Three circles along each space, which names should not cover. */
function discsAlong(spaces: readonly Transform[]): Disc[] {
  return spaces.flatMap(({ x, y, cos, sin }) =>
    [-13, 0, 13].map((by) => ({ x: x + cos * by, y: y + sin * by, radius: 7.5 })),
  );
}

/** Replaces the highlights of elements. Returns the ids of those that changed. */
function relight(before: Lights, after: Lights, things: ReadonlyMap<string, Element>): string[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
  for (const id of changed) {
    const [old, light] = [before.get(id), after.get(id)];
    if (old) things.get(id)?.classList.remove(`lit-${old}`);
    if (light) things.get(id)?.classList.add(`lit-${light}`);
  }
  return changed;
}

function same(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}

function group(classes: string, ...parts: Element[]): SVGGElement {
  const made = element("g", { class: classes }) as SVGGElement;
  made.append(...parts);
  return made;
}

function use(id: string, classes: string): Element {
  return element("use", { href: `#${id}`, class: classes });
}

function element(name: string, attributes: Record<string, string>): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// --- pieces ------------------------------------------------------------------------------------------------------------

/** What lies on a board: owners of routes, closed routes, stations and remaining country cards. */
export interface Pieces {
  readonly routes: ReadonlyMap<string, number>;
  /** Routes that nobody can claim any more, because few play and the other track of a double route is taken. */
  readonly closed: ReadonlySet<string>;
  readonly stations: ReadonlyMap<string, number>;
  /** Remaining cards of each country, highest first. */
  readonly countries: ReadonlyMap<string, readonly number[]>;
}

export const NO_PIECES: Pieces = { routes: new Map(), closed: new Set(), stations: new Map(), countries: new Map() };

/** The pieces in a seat's view. */
export function piecesOf(board: BoardInfo, game: View | null): Pieces {
  if (!game) return NO_PIECES;
  const routes = new Map<string, number>();
  const stations = new Map<string, number>();
  for (const [seat, { routes: owned, stations: built }] of game.seats.entries()) {
    for (const route of owned) routes.set(route, seat);
    for (const city of built) stations.set(city, seat);
  }
  const countries = new Map(board.countries.map(({ id, cards }) => [id, without(cards, taken(game, id))]));
  return { routes, closed: closedRoutes(board, routes, game.seats.length), stations, countries };
}

/** Routes that are closed because a twin is claimed, given the owners of routes. */
export function closedRoutes(
  board: BoardInfo,
  owners: ReadonlyMap<string, number>,
  players: number,
): ReadonlySet<string> {
  const closed = board.routes.filter(
    ({ id, closes, twins }) => players <= closes && !owners.has(id) && twins.some((twin) => owners.has(twin)),
  );
  return new Set(closed.map(({ id }) => id));
}

function taken(game: View, country: string): number[] {
  return game.seats.flatMap((seat) => seat.countries[country] ?? []);
}

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const value of gone) left.splice(left.indexOf(value), 1);
  return left;
}
