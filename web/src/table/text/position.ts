/** Where the game stands, in words: what a screen shows around and on the board. */
import type { LaneShown } from "../../net/wire";
import type { TableState } from "../../state/table.svelte";
import { say } from "../../state/words.svelte";
import { cardCount } from "../../words/notation";
import { whyNot } from "../why";

/** One's own things; nothing for a spectator. */
export function handLines({ texts, game, eyes }: TableState): string[] {
  if (!game || eyes === null) return [];
  return [texts.say("page-text-hand", { cards: game.hand })];
}

export function ticketLines({ texts, game }: TableState): string[] {
  return (game?.tickets ?? []).map(({ ticket, state }) => `${texts.goal(ticket)}: ${say(`ticket-${state}`)}`);
}

export function cardLines({ texts, game }: TableState): string[] {
  if (!game) return [];
  const row = game.row.map((card, i) => `${i + 1} ${card ? texts.colour(card) : "–"}`).join(", ");
  const left = game.tickets_left.reduce((sum, each) => sum + each, 0);
  return [
    say("page-text-row", { text: row }),
    say("page-text-piles", { pile: game.pile, discards: cardCount(game.discards), left }),
  ];
}

export function playerLines({ texts, game, board, eyes }: TableState): string[] {
  const stations = (board?.printed.rules.station_costs.length ?? 0) > 0;
  return (game?.seats ?? []).map((its, seat) => {
    const { points, trains, cards: hand, tickets: held, stations_left: number } = its;
    const line = texts.say("page-text-player", { seat, points, trains, hand, held });
    const more = stations ? `, ${say("page-text-stations", { number })}` : "";
    const countries = Object.keys(its.countries).length
      ? `; ${texts.say("page-text-countries", { countries: its.countries })}`
      : "";
    return `${line}${more}${countries}${seat === eyes ? ` ${say("page-text-you")}` : ""}`;
  });
}

/** All lanes of a city: where they lead, what they are, and whether one can have them. */
export function cityLines(table: TableState, city: string): string[] {
  const lanes = table.board!.printed.lanes.filter(({ a, b }) => a === city || b === city);
  return lanes.map((lane) => laneLine(table, lane, lane.a === city ? lane.b : lane.a));
}

function laneLine(table: TableState, lane: LaneShown, to: string): string {
  const { texts } = table;
  const { colour, kind, length, symbols, number } = lane;
  const parts = [say("page-lane", { colour, kind, length })];
  if (symbols) parts.push(say("page-symbols", { number: symbols }));
  parts.push(standing(table, lane.id));
  const name = number > 1 ? `${texts.city(to)} (${number})` : texts.city(to);
  return `${name}: ${parts.filter(Boolean).join(", ")}`;
}

/** Whose a lane is, whether one can claim it, and if not, why. */
export function standing(table: TableState, lane: string): string {
  const { game, texts } = table;
  const owner = game?.seats.findIndex((seat) => seat.lanes.includes(lane)) ?? -1;
  if (owner >= 0) return texts.say("page-text-owned", { seat: owner });
  if (game?.legal.claims.some(({ lanes }) => lanes.includes(lane))) return say("page-can-claim");
  return game?.refused.some(({ lanes }) => lanes.includes(lane)) ? whyNot(table, lane) : "";
}
