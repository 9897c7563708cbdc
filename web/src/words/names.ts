/** Lookup by id of the cities, countries, routes and tickets of a board, as far as texts need them. */
export interface Named {
  readonly cities: readonly { id: string; name: string }[];
  readonly countries: readonly { id: string; names: Readonly<Record<string, string>> }[];
  readonly routes: readonly { id: string; a: string; b: string; number: number }[];
  readonly tickets: readonly { id: string; a: string; b: string; points: number }[];
}

export class Names {
  readonly city: (id: string) => Named["cities"][number] | undefined;
  readonly country: (id: string) => Named["countries"][number] | undefined;
  readonly route: (id: string) => Named["routes"][number] | undefined;
  readonly ticket: (id: string) => Named["tickets"][number] | undefined;

  constructor(board: Named) {
    this.city = finder(board.cities);
    this.country = finder(board.countries);
    this.route = finder(board.routes);
    this.ticket = finder(board.tickets);
  }
}

function finder<T extends { id: string }>(things: readonly T[]): (id: string) => T | undefined {
  const found = new Map(things.map((each) => [each.id, each]));
  return (id) => found.get(id);
}
