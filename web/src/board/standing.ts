/** What lies on a board: who owns which lane, where stations stand, which country cards are left. */
import type { BoardShown, View } from "../net/wire";

export interface Standing {
  readonly lanes: ReadonlyMap<string, number>;
  readonly stations: ReadonlyMap<string, number>;
  /** The cards left of each country, the highest first. */
  readonly countries: ReadonlyMap<string, readonly number[]>;
}

export const NOTHING: Standing = { lanes: new Map(), stations: new Map(), countries: new Map() };

export function standingOf(board: BoardShown, game: View | null): Standing {
  if (!game) return NOTHING;
  const lanes = new Map<string, number>();
  const stations = new Map<string, number>();
  for (const [seat, { lanes: owned, stations: built }] of game.seats.entries()) {
    for (const lane of owned) lanes.set(lane, seat);
    for (const city of built) stations.set(city, seat);
  }
  const countries = new Map(board.countries.map(({ id, cards }) => [id, without(cards, taken(game, id))]));
  return { lanes, stations, countries };
}

function taken(game: View, country: string): number[] {
  return game.seats.flatMap((seat) => seat.countries[country] ?? []);
}

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const value of gone) left.splice(left.indexOf(value), 1);
  return left;
}
