/**
 * The server's drawing of a board, alive: brought up to date by differences, so that only what changed is touched.
 *
 * It knows nothing of the game but what lies where and what is lit.
 */
import type { PrintedBoard } from "../state/boards";
import { laid, type Place, placeOf, within } from "./flat";
import { NOTHING, type Standing } from "./standing";

/** How a lane or a city is lit: it can be chosen; it is chosen; it is spoken of; it is on a way, built or not yet. */
export type Light = "can" | "chosen" | "told" | "own" | "way";
export type Lights = ReadonlyMap<string, Light>;

const FRESH = Array.from({ length: 9 }, (_, i) => `fresh-${i}`);
const WAGON = placeOf("scale(1.14)"); // larger than the space that it lies in: whose is what, is seen at a glance
const SVG = "http://www.w3.org/2000/svg";

let spare: Sheet | null = null;

/** A drawing, alive. To make one takes long: if somebody has just put the same away, it is taken up again. */
export function sheetOf(board: PrintedBoard, drawing: string): Sheet {
  const found = spare;
  spare = null;
  if (found?.board !== board || found.drawing !== drawing) return new Sheet(board, drawing);
  found.clear();
  return found;
}

/** It is not shown any more. */
export function keep(sheet: Sheet): void {
  spare = sheet;
}

export class Sheet {
  readonly svg: SVGSVGElement;
  /** Sea and land, under it. They never change, so they are a picture of their own: most of what it costs to paint a board. */
  readonly ground: SVGSVGElement;
  private readonly lanes = new Map<string, SVGGElement>();
  private readonly tracks = new Map<string, Element>();
  private readonly places = new Map<Element, Place>(); // of spaces
  private readonly cities = new Map<string, SVGGElement>();
  private readonly stations: Element;
  private readonly ways: SVGGElement;
  private stopped: SVGGElement | undefined;
  private standing: Standing = NOTHING;
  private laneLights: Lights = new Map();
  private cityLights: Lights = new Map();

  constructor(
    readonly board: PrintedBoard,
    readonly drawing: string,
  ) {
    const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml");
    this.svg = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
    this.ground = this.lower(".sea", ".land");
    for (const lane of board.printed.lanes) {
      const found = this.find<SVGGElement>(`lane-${lane.key}`);
      found.prepend(found.querySelector(".hit") ?? ""); // light falls on the land, not on the colours
      this.lanes.set(lane.id, found);
      this.tracks.set(lane.id, this.find(`track-${lane.key}`));
    }
    for (const space of this.svg.querySelectorAll(".lane .space")) this.flatten(space);
    for (const city of board.printed.cities) this.cities.set(city.id, this.find<SVGGElement>(`city-${city.id}`));
    this.stations = this.svg.querySelector(".stations") ?? this.svg.appendChild(group("stations"));
    // What has rolled in stands still: nothing is kept ready to move.
    this.svg.addEventListener("animationend", (event) => {
      (event.target as Element).classList.remove("fresh", ...FRESH);
    });
    this.ways = group("ways");
    this.svg.querySelector(".cities")?.before(this.ways);
  }

  /** Whether nothing was laid on it yet. */
  get blank(): boolean {
    return this.standing === NOTHING;
  }

  /** Nobody points at it, and nothing on it moves or can be chosen; trains stay. */
  clear(): void {
    this.point(null);
    this.light(new Map(), new Map());
    this.drawTickets([]);
    this.stopped = undefined;
    for (const part of [...this.lanes.values(), ...this.cities.values()]) {
      for (const name of ["role", "aria-label", "tabindex"]) part.removeAttribute(name);
    }
    for (const wagon of this.svg.querySelectorAll(".fresh")) wagon.classList.remove("fresh", ...FRESH);
  }

  lane(id: string): SVGGElement | undefined {
    return this.lanes.get(id);
  }

  city(id: string): SVGGElement | undefined {
    return this.cities.get(id);
  }

  /** The box around lanes and cities with their names; null: around nothing. */
  around(ids: readonly string[]): DOMRect | null {
    const parts = ids.flatMap((id) => [this.lanes.get(id), this.cities.get(id), this.label(id)]);
    const boxes = parts.flatMap((part) => (part ? [part.getBBox()] : []));
    if (!boxes.length) return null;
    const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** What lies there now. `fresh` says of a lane that it was laid just now: its wagons roll in. */
  lay(standing: Standing, fresh: (lane: string) => boolean): void {
    for (const [lane, seat] of standing.lanes) {
      if (this.standing.lanes.get(lane) !== seat) this.layLane(lane, seat, fresh(lane));
    }
    for (const lane of this.standing.lanes.keys()) if (!standing.lanes.has(lane)) this.liftLane(lane);
    if (!same(this.standing.stations, standing.stations)) this.layStations(standing.stations);
    for (const [country, cards] of standing.countries) {
      if (this.standing.countries.get(country)?.length !== cards.length) this.layCountry(country, cards);
    }
    this.standing = standing;
  }

  light(lanes: Lights, cities: Lights): void {
    relight(this.laneLights, lanes, this.lanes);
    relight(this.cityLights, cities, this.cities);
    this.laneLights = lanes;
    this.cityLights = cities;
  }

  /** Straight lines between the ends of tickets: where they would lead, whatever the lanes. */
  drawTickets(tickets: readonly { id: string; chosen: boolean }[]): void {
    this.ways.replaceChildren(
      ...tickets.flatMap(({ id, chosen }) => {
        const ticket = this.board.ticket(id);
        const [a, b] = [this.place(ticket?.a), this.place(ticket?.b)];
        if (!a || !b) return [];
        const bend = 0.12; // so that two tickets over the same cities don't lie on each other
        const middle = [(a.x + b.x) / 2 + (a.y - b.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend];
        const d = `M${a.x} ${a.y}Q${middle[0]} ${middle[1]} ${b.x} ${b.y}`;
        return ["under", "over"].map((layer) =>
          element("path", { class: `goal ${layer} ${chosen ? "chosen" : ""}`, d }),
        );
      }),
    );
  }

  /** What lanes and cities are called, for those who can't see them. */
  name(label: (thing: { lane?: string; city?: string }) => string): void {
    const named = [
      ...[...this.lanes].map(([lane, part]) => [part, label({ lane })] as const),
      ...[...this.cities].map(([city, part]) => [part, label({ city })] as const),
    ];
    for (const [part, name] of named) {
      part.setAttribute("role", "button");
      part.setAttribute("aria-label", name);
      part.setAttribute("tabindex", part === this.stopped ? "0" : "-1");
    }
  }

  /** The one that Tab comes to. */
  stop(id: string): void {
    this.stopped?.setAttribute("tabindex", "-1");
    this.stopped = this.lanes.get(id) ?? this.cities.get(id);
    this.stopped?.setAttribute("tabindex", "0");
  }

  /** What the pointer is on. */
  point(id: string | null): void {
    this.svg.querySelector(".pointed")?.classList.remove("pointed");
    if (id !== null) (this.lanes.get(id) ?? this.cities.get(id))?.classList.add("pointed");
  }

  /** The topmost thing of the drawing at a point of the page. */
  under({ x, y }: { x: number; y: number }): Element | null {
    return document.elementsFromPoint(x, y).find((each) => this.svg.contains(each)) ?? null;
  }

  /** The lane or the city that something belongs to. */
  at(target: EventTarget | null): { lane: string | null; city: string | null } {
    const found = target instanceof Element ? target.closest("[data-lane], [data-city]") : null;
    return { lane: found?.getAttribute("data-lane") ?? null, city: found?.getAttribute("data-city") ?? null };
  }

  place(id: string | undefined): { x: number; y: number } | undefined {
    const { cities, countries } = this.board.printed;
    return cities.find((city) => city.id === id) ?? countries.find((country) => country.id === id);
  }

  private label(id: string): SVGGElement | null {
    return this.cities.has(id) ? this.svg.querySelector<SVGGElement>(`#${CSS.escape(`label-${id}`)}`) : null;
  }

  /** Takes parts out of the drawing, into one that lies under it and has no name. */
  private lower(...parts: string[]): SVGSVGElement {
    const ground = this.svg.cloneNode(false) as SVGSVGElement;
    for (const name of ["role", "aria-labelledby"]) ground.removeAttribute(name);
    ground.setAttribute("aria-hidden", "true");
    ground.classList.add("ground");
    const whole = this.svg.querySelector(".board")?.cloneNode(false) as SVGGElement;
    whole.append(...parts.flatMap((part) => [...this.svg.querySelectorAll(part)]));
    ground.append(whole);
    return ground;
  }

  private find<T extends Element>(id: string): T {
    const found = this.svg.querySelector(`#${CSS.escape(id)}`);
    if (!found) throw new Error(`the drawing has no ${id}`);
    return found as T;
  }

  /** What lies in a space, at its place on the sheet. An outline that grows with its shape can't be had so. */
  private flatten(space: Element): void {
    const own = space.getAttribute("transform") ?? "";
    const place = placeOf(own);
    this.places.set(space, place);
    space.removeAttribute("transform");
    for (const part of [...space.children]) {
      const further = part.getAttribute("transform");
      if (part.matches("path:not([transform])")) part.setAttribute("d", laid(part.getAttribute("d") ?? "", place));
      else if (part.matches("use.mark"))
        part.replaceWith(
          this.shape(part.getAttribute("href")?.slice(1) ?? "", "mark", within(place, placeOf(further))),
        );
      else part.setAttribute("transform", `${own} ${further ?? ""}`.trim());
    }
  }

  /** One of the drawing's shapes, at a place of the sheet. */
  private shape(id: string, classes: string, place: Place): Element {
    return element("path", { class: classes, d: laid(this.find(id).getAttribute("d") ?? "", place) });
  }

  private layLane(id: string, seat: number, fresh: boolean): void {
    this.liftLane(id);
    for (const part of [this.lanes.get(id), this.tracks.get(id)]) part?.classList.add("claimed", `seat-${seat}`);
    const spaces = this.lanes.get(id)?.querySelectorAll(".space") ?? [];
    for (const [i, space] of spaces.entries()) {
      const place = within(this.places.get(space)!, WAGON);
      const wagon = group(
        `wagon seat-${seat}`,
        this.shape(`wagon-${seat}`, "body", place),
        this.shape(`trim-${seat}`, "trim", place),
      );
      if (fresh) {
        wagon.classList.add("fresh", FRESH[Math.min(i, FRESH.length - 1)]!);
        wagon.style.setProperty("--along", `${place.cos}`);
        wagon.style.setProperty("--across", `${place.sin}`);
      }
      space.append(wagon);
    }
  }

  private liftLane(id: string): void {
    for (const part of [this.lanes.get(id), this.tracks.get(id)]) {
      part?.classList.remove("claimed", ...[0, 1, 2, 3, 4].map((seat) => `seat-${seat}`));
    }
    for (const wagon of this.lanes.get(id)?.querySelectorAll(".wagon") ?? []) wagon.remove();
  }

  private layStations(stations: ReadonlyMap<string, number>): void {
    const { city_radius: radius } = this.board.printed.sheet;
    this.stations.replaceChildren(
      ...[...stations].flatMap(([city, seat]) => {
        const place = this.place(city);
        if (!place) return [];
        const house = group(`station seat-${seat}`, use("house", "body"), use(`emblem-${seat}`, "trim"));
        house.setAttribute("transform", `translate(${place.x} ${place.y - radius + 3})`);
        return [house];
      }),
    );
  }

  private layCountry(country: string, cards: readonly number[]): void {
    const [top, ...rest] = cards;
    const disc = this.svg.querySelector(`#${CSS.escape(`country-${country}`)}`);
    const [value, stack] = [disc?.querySelector(".value"), disc?.querySelector(".stack")];
    if (value) value.textContent = top === undefined ? "–" : String(top);
    if (stack) stack.textContent = rest.join(" ");
  }
}

function relight(before: Lights, after: Lights, things: ReadonlyMap<string, Element>): void {
  for (const [id, light] of before) if (after.get(id) !== light) things.get(id)?.classList.remove(`lit-${light}`);
  for (const [id, light] of after) if (before.get(id) !== light) things.get(id)?.classList.add(`lit-${light}`);
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
