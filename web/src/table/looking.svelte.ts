/** What is being looked at: a lane or a city that was chosen, and what something else points out on the board. */
import type { Light, Lights } from "../board/sheet";
import { openLanes, wayBetween } from "../board/ways";
import type { TableState } from "../state/table.svelte";

export type SheetName = "tickets" | "log" | "chat";

const NONE: Lights = new Map();

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

  private toldLanes = $state.raw<Lights>(NONE);
  private toldCities = $state.raw<Lights>(NONE);

  constructor(private readonly table: TableState) {}

  /** The lanes that can be claimed now, with how they can be paid. */
  readonly claimable: ReadonlyMap<string, readonly string[]> = $derived.by(() => {
    const claims = this.table.acting ? (this.table.game?.legal.claims ?? []) : [];
    return new Map(claims.flatMap(({ lanes, payments }) => lanes.map((lane) => [lane, payments] as const)));
  });

  readonly lanes: Lights = $derived.by(() => {
    const lit = new Map<string, Light>();
    if (!this.toldLanes.size && !this.placing) for (const lane of this.claimable.keys()) lit.set(lane, "can");
    for (const [lane, light] of this.toldLanes) lit.set(lane, light);
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
    for (const [city, light] of this.toldCities) lit.set(city, light);
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
    this.toldLanes = new Map([...lanes].map((lane) => [lane, "told"]));
    this.toldCities = new Map([...cities].map((city) => [city, "told"]));
  }

  /** Point out how a ticket is joined, or could be. */
  tellTicket(id: string): void {
    const { board, game, eyes } = this.table;
    const ticket = board?.ticket(id);
    if (!board || !game || !ticket) return;
    const costs = openLanes(board.printed.lanes, game, eyes);
    const way = wayBetween(board.printed.lanes, costs, ticket.a, ticket.b);
    const lit = new Map<string, Light>();
    for (const lane of way?.open ?? []) lit.set(lane, "way");
    for (const lane of way?.own ?? []) lit.set(lane, "own");
    this.toldLanes = lit;
    this.toldCities = new Map(this.ends(id).map((city) => [city, "own"]));
  }

  quiet(): void {
    this.toldLanes = NONE;
    this.toldCities = NONE;
  }

  private ends(id: string): string[] {
    const ticket = this.table.board?.ticket(id);
    return ticket ? [ticket.a, ticket.b] : [];
  }
}
