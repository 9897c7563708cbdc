/** Tie-breaks: the rules that decided between equal totals, in order; empty if there was no tie or none was broken. */
import type { Score } from "../../net/wire";

export function tieBreaks(ties: readonly string[], scores: readonly Score[], winners: readonly number[]): string[] {
  const best = Math.max(...scores.map((score) => score.total));
  let tied = scores.flatMap(({ total }, seat) => (total === best ? [seat] : []));
  const deciding: string[] = [];
  for (const tie of ties) {
    const most = Math.max(...tied.map((seat) => value(tie, scores[seat]!)));
    const left = tied.filter((seat) => value(tie, scores[seat]!) === most);
    if (left.length < tied.length) deciding.push(tie);
    tied = left;
  }
  return tied.join() === winners.join() ? deciding : [];
}

const VALUES: Record<string, (score: Score) => number> = {
  "completed tickets": (score) => score.completed.length,
  "fewer stations": (score) => -Object.keys(score.borrowed).length,
  "longest-path bonus": (score) => score.longest_path,
  "ticket points": (score) => score.tickets,
  "longest path": (score) => score.path,
};

function value(tie: string, score: Score): number {
  return VALUES[tie]?.(score) ?? 0;
}
