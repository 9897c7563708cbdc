/** Explains why a route cannot be claimed now, from the reasons in the server's view. */

import { say } from "../i18n/localization.svelte";
import { cardCount, LOCOMOTIVE } from "../net/notation";
import type { Refused } from "../net/wire";
import type { TableState } from "../state/table.svelte";

const GREY = "grey";

export function claimRefusal(table: TableState, route: string): string {
  const game = table.game!;
  const refused = game.refused.find((each) => each.routes.includes(route));
  const owner = game.seats.findIndex((seat) => seat.routes.includes(route));
  if (owner >= 0) return table.texts.refusal("route-taken", { route, owner });
  if (!refused) return notNow(table);
  const { length, country, colour, closes } = table.board!.routes.get(route)!;
  const details: Record<string, Record<string, unknown>> = {
    "substitutes-short": { number: refused.substitutes },
    "trains-short": { route, length, trains: game.seats[game.seat ?? 0]?.trains },
    "double-closed": { route, players: game.seats.length },
    "double-own": { route },
    "country-own": { country },
  };
  if (refused.code === "cards-short" && refused.substitutes) {
    if (!Object.keys(refused.short).length)
      return table.texts.refusal("substitutes-short", { number: refused.substitutes });
    return say("page-short-both", { text: table.texts.cards(refused.short, "lacking"), number: refused.substitutes });
  }
  const { [LOCOMOTIVE]: locomotives = 0, ...colours } = refused.short;
  const number = cardCount(colours);
  // On a grey route any colour will do, so naming one would mislead.
  if (refused.code === "cards-short") {
    const text =
      colour === GREY && number
        ? say("page-short-grey", { number, locomotives })
        : table.texts.refusal("cards-short", { short: refused.short });
    return countsSubstitutes(table, route, refused) ? say("page-short-rest", { text }) : text;
  }
  // With few players it is closed to everybody.
  const code = game.seats.length <= closes && refused.code === "double-own" ? "double-closed" : refused.code;
  return table.texts.refusal(code, details[code] ?? { route });
}

/** Whether the missing cards are those for a payment in which substitutes pay for some spaces. */
function countsSubstitutes({ game, board }: TableState, route: string, { short }: Refused): boolean {
  const { colour, length, symbols } = board!.routes.get(route)!;
  const { [LOCOMOTIVE]: locomotives = 0, ...colours } = game!.hand;
  const held = colour === GREY ? Math.max(0, ...Object.values(colours)) : (colours[colour] ?? 0);
  return cardCount(short) < length - Math.min(held, length - symbols) - locomotives;
}

/** The reason if the route itself could be claimed. */
function notNow(table: TableState): string {
  const { game, shown } = table;
  if (table.offline) return say("page-line-down");
  if (table.viewer === null) return say("page-watching");
  if (game?.phase === "over") return table.texts.refusal("game-over");
  if (!table.acting) return table.texts.refusal("not-your-turn", { seat: table.viewer, turn: shown?.actors[0] ?? 0 });
  return table.texts.refusal("not-now", { action: "claim", phase: game?.phase });
}
