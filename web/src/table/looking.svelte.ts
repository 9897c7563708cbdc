/** What is being looked at: a lane or a city that was chosen, and what something else points out on the board. */
import type { Light, Lights } from "../board/sheet";
import { openLanes, wayBetween } from "../board/ways";
import type { TableState } from "../state/table.svelte";

export type SheetName = "tickets" | "log" | "chat";

interface Told {
  readonly lanes: Lights;
  readonly cities: Lights;
}

const NOWHERE: readonly string[] = [];
const NONE: Told = { lanes: new Map(), cities: new Map() };

export class Looking {
  lane = $state<string | null>(null);
  city = $state<string | null>(null);
  /** Under the pointer, on the board. */
  pointed = $state.raw<{ lane: string | null; city: string | null }>({ lane: null, city: null });
  /** Tickets that are being chosen from, drawn on the board. */
  goals = $state.raw<readonly { id: string; chosen: boolean }[]>([]);
  /** What lies over the board where there is no room beside it. */
  sheet = $state<SheetName | null>(null);
  /** A station is to be placed. */
  placing = $state(false);

  private told = $state.raw<Told>(NONE);
  private pin = $state<string | null>(null);
  private places = $state.raw<readonly string[]>(NOWHERE); // of the pinned ticket, when it was pinned

  constructor(private readonly table: TableState) {}

  /** The ticket that stays shown on the board. Only its holder sees it: several may share a device. */
  readonly pinned: string | null = $derived.by(() => {
    const { tickets = [], chosen = [] } = this.table.game ?? {};
    return [...tickets.map(({ ticket }) => ticket), ...chosen].find((id) => id === this.pin) ?? null;
  });

  /** Lanes and cities that are to be in view together. */
  readonly overview: readonly string[] = $derived(this.pinned === null ? NOWHERE : this.places);

  /** What is pointed out: by something under the pointer or in focus, else by the pinned ticket, as the game stands now. */
  private readonly shown: Told = $derived.by(() => {
    if (this.told !== NONE) return this.told;
    return this.pinned === null ? NONE : this.ticketLights(this.pinned);
  });

  /** The lanes that can be claimed now, with how they can be paid. */
  readonly claimable: ReadonlyMap<string, readonly string[]> = $derived.by(() => {
    const claims = this.table.acting ? (this.table.game?.legal.claims ?? []) : [];
    return new Map(claims.flatMap(({ lanes, payments }) => lanes.map((lane) => [lane, payments] as const)));
  });

  readonly lanes: Lights = $derived.by(() => {
    const lit = new Map<string, Light>();
    if (!this.told.lanes.size && !this.placing) for (const lane of this.claimable.keys()) lit.set(lane, "can");
    for (const [lane, light] of this.shown.lanes) lit.set(lane, light);
    const paid = this.table.game?.laid?.lane; // its price is not paid in full yet
    if (paid) lit.set(paid, "chosen");
    if (this.lane) lit.set(this.lane, "chosen");
    return lit;
  });

  readonly cities: Lights = $derived.by(() => {
    const lit = new Map<string, Light>();
    const stations = this.table.acting && this.placing ? this.table.game?.legal.stations : null;
    for (const city of stations?.cities ?? []) lit.set(city, "can");
    for (const { id } of this.goals) for (const city of this.ends(id)) lit.set(city, "told");
    for (const [city, light] of this.shown.cities) lit.set(city, light);
    if (this.city) lit.set(this.city, "chosen");
    return lit;
  });

  choose(chosen: { lane?: string; city?: string }): void {
    this.lane = chosen.lane ?? null;
    this.city = chosen.city ?? null;
  }

  leave(): void {
    this.choose({});
    this.placing = false;
  }

  /** Point out lanes and cities, until `quiet`. */
  tell(lanes: Iterable<string>, cities: Iterable<string>): void {
    this.told = {
      lanes: new Map([...lanes].map((lane) => [lane, "told"])),
      cities: new Map([...cities].map((city) => [city, "told"])),
    };
  }

  /** Point out how a ticket is joined, or could be, until `quiet`. */
  tellTicket(id: string): void {
    this.told = this.ticketLights(id);
  }

  quiet(): void {
    this.told = NONE;
  }

  /** Show a ticket on the board until it is pinned again, another one is, or `unpin`. Says whether it is shown now. */
  togglePin(id: string): boolean {
    if (this.pinned === id) {
      this.unpin();
      return false;
    }
    this.pin = id;
    const { lanes, cities } = this.ticketLights(id);
    this.places = [...cities.keys(), ...lanes.keys()];
    return true;
  }

  unpin(): void {
    this.pin = null;
  }

  /** One step back: what was chosen on the board, else what lies over it, else the pinned ticket. */
  putAside(): void {
    if (this.lane || this.city || this.placing) this.leave();
    else if (this.sheet) this.sheet = null;
    else this.unpin();
  }

  private ticketLights(id: string): Told {
    const { board, game, eyes } = this.table;
    const ticket = board?.ticket(id);
    if (!board || !game || !ticket) return NONE;
    const costs = openLanes(board.printed.lanes, game, eyes);
    const way = wayBetween(board.printed.lanes, costs, ticket.a, ticket.b);
    const lanes = new Map<string, Light>();
    for (const lane of way?.open ?? []) lanes.set(lane, "way");
    for (const lane of way?.own ?? []) lanes.set(lane, "own");
    return { lanes, cities: new Map(this.ends(id).map((city) => [city, "own"])) };
  }

  private ends(id: string): string[] {
    const ticket = this.table.board?.ticket(id);
    return ticket ? [ticket.a, ticket.b] : [];
  }
}
