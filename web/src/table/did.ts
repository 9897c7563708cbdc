/** What somebody did last, in a few words, for a place beside their name. */
import type { TableState } from "../state/table.svelte";
import { deedsOf, type LogLine } from "./log";

export function didLast({ texts }: TableState, lines: readonly LogLine[], seat: number): string[] {
  const deeds = deedsOf(lines, seat);
  const unseen = deeds.length > 1 && deeds.every(({ code, card }) => code === "draw" && card === null);
  if (unseen) return [texts.say("page-did-draws", { number: deeds.length })];
  return deeds.map((event) => texts.say(`page-did-${event.code}`, { ...event }));
}
