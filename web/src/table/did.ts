/** A seat's last move in a few words, to show beside the player's name. */
import type { TableState } from "../state/table.svelte";
import { type LogLine, movesOf } from "./log";

export function didLast({ texts }: TableState, lines: readonly LogLine[], seat: number): string[] {
  const moves = movesOf(lines, seat);
  const hidden = moves.length > 1 && moves.every(({ code, card }) => code === "draw" && card === null);
  if (hidden) return [texts.say("page-did-draws", { number: moves.length })];
  return moves.map((event) => texts.say(`page-did-${event.code}`, { ...event }));
}
