/** Text description of the game state: what the screen shows on and around the board. */

import { say } from "../../i18n/localization.svelte";
import { cardCount } from "../../net/notation";
import type { RouteInfo } from "../../net/wire";
import type { TableState } from "../../state/table.svelte";
import { claimRefusal } from "../refusals";

/** The viewer's hand; empty for a spectator. */
export function handLines({ texts, game, viewer }: TableState): string[] {
  if (!game || viewer === null) return [];
  return [texts.say("page-text-hand", { cards: game.hand })];
}

export function ticketLines({ texts, game }: TableState): string[] {
  return (game?.tickets ?? []).map(({ ticket, state }) => `${texts.goal(ticket)}: ${say(`ticket-${state}`)}`);
}

export function cardLines({ texts, game }: TableState): string[] {
  if (!game) return [];
  const faceUp = game.face_up.map((card, i) => `${i + 1} ${card ? texts.colour(card) : "–"}`).join(", ");
  const left = game.tickets_left.reduce((sum, each) => sum + each, 0);
  return [
    say("page-text-face-up", { text: faceUp }),
    say("page-text-decks", { deck: game.deck, discards: cardCount(game.discards), left }),
  ];
}

export function playerLines({ texts, game, board, viewer }: TableState): string[] {
  const stations = (board?.info.rules.station_costs.length ?? 0) > 0;
  return (game?.seats ?? []).map((its, seat) => {
    const { points, trains, cards: hand, tickets: held, stations_left: number } = its;
    const line = texts.say("page-text-player", { seat, points, trains, hand, held });
    const more = stations ? `, ${say("page-text-stations", { number })}` : "";
    const countries = Object.keys(its.countries).length
      ? `; ${texts.say("page-text-countries", { countries: its.countries })}`
      : "";
    return `${line}${more}${countries}${seat === viewer ? ` ${say("page-text-you")}` : ""}`;
  });
}

/** All routes of a city: destination, properties, and whether the viewer can claim them. */
export function cityLines(table: TableState, city: string): string[] {
  const routes = table.board!.info.routes.filter(({ a, b }) => a === city || b === city);
  return routes.map((route) => routeLine(table, route, route.a === city ? route.b : route.a));
}

function routeLine(table: TableState, route: RouteInfo, to: string): string {
  const { texts } = table;
  const { colour, kind, length, symbols, number } = route;
  const parts = [say("page-route", { colour, kind, length })];
  if (symbols) parts.push(say("page-symbols", { number: symbols }));
  parts.push(routeStatus(table, route.id));
  const name = number > 1 ? `${texts.city(to)} (${number})` : texts.city(to);
  return `${name}: ${parts.filter(Boolean).join(", ")}`;
}

/** Who owns a route, whether the viewer can claim it, and if not, why. */
export function routeStatus(table: TableState, route: string): string {
  const { game, texts } = table;
  const owner = game?.seats.findIndex((seat) => seat.routes.includes(route)) ?? -1;
  if (owner >= 0) return texts.say("page-text-owned", { seat: owner });
  if (game?.legal.claims.some(({ routes }) => routes.includes(route))) return say("page-can-claim");
  return game?.refused.some(({ routes }) => routes.includes(route)) ? claimRefusal(table, route) : "";
}
