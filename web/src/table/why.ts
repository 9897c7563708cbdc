/** Why a lane can't be claimed now, in words: what the server's view says of it. */
import type { TableState } from "../state/table.svelte";
import { say } from "../state/words.svelte";

export function whyNot(table: TableState, lane: string): string {
  const game = table.game!;
  const refused = game.refused.find((each) => each.lanes.includes(lane));
  const owner = game.seats.findIndex((seat) => seat.lanes.includes(lane));
  if (owner >= 0) return table.texts.refusal("lane-taken", { lane, owner });
  if (!refused) return notNow(table);
  const { length, country } = table.board!.lanes.get(lane)!;
  const details: Record<string, Record<string, unknown>> = {
    "cards-short": { short: refused.short },
    "substitutes-short": { number: refused.substitutes },
    "trains-short": { lane, length, trains: game.seats[game.seat ?? 0]?.trains },
    "double-closed": { lane, players: game.seats.length },
    "double-own": { lane },
    "country-own": { country },
  };
  if (refused.code === "cards-short" && refused.substitutes) {
    if (!Object.keys(refused.short).length)
      return table.texts.refusal("substitutes-short", { number: refused.substitutes });
    return say("page-short-both", { text: table.texts.cards(refused.short, "lacking"), number: refused.substitutes });
  }
  return table.texts.refusal(refused.code, details[refused.code] ?? { lane });
}

/** Nothing speaks against the lane itself. */
function notNow(table: TableState): string {
  const { game, shown } = table;
  if (table.eyes === null) return say("page-watching");
  if (game?.phase === "over") return table.texts.refusal("game-over");
  if (!table.acting) return table.texts.refusal("not-your-turn", { seat: table.eyes, turn: shown?.actors[0] ?? 0 });
  return table.texts.refusal("not-now", { action: "claim", phase: game?.phase });
}
