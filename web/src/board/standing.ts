/** Pieces on a board: route owners, stations and remaining country cards, derived from a seat's view. */
import type { BoardInfo, View } from "../net/wire";

export interface Standing {
  readonly routes: ReadonlyMap<string, number>;
  readonly stations: ReadonlyMap<string, number>;
  /** Remaining cards of each country, highest first. */
  readonly countries: ReadonlyMap<string, readonly number[]>;
}

export const NOTHING: Standing = { routes: new Map(), stations: new Map(), countries: new Map() };

export function standingOf(board: BoardInfo, game: View | null): Standing {
  if (!game) return NOTHING;
  const routes = new Map<string, number>();
  const stations = new Map<string, number>();
  for (const [seat, { routes: owned, stations: built }] of game.seats.entries()) {
    for (const route of owned) routes.set(route, seat);
    for (const city of built) stations.set(city, seat);
  }
  const countries = new Map(board.countries.map(({ id, cards }) => [id, without(cards, taken(game, id))]));
  return { routes, stations, countries };
}

function taken(game: View, country: string): number[] {
  return game.seats.flatMap((seat) => seat.countries[country] ?? []);
}

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const value of gone) left.splice(left.indexOf(value), 1);
  return left;
}
