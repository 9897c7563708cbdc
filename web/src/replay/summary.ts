/** What the numbers of a review say about the whole game. */
import type { CoachAct } from "../net/wire";

const SWING = 0.1; // change of the true win chance by a choice that is worth telling though it was no mistake

/** The seat with the best chance at the end, and the first step from which on it always was; null if two are equal. */
export function aheadFrom(chances: readonly (readonly number[])[]): { seat: number; step: number } | null {
  const end = chances.at(-1) ?? [];
  const seat = end.indexOf(Math.max(...end));
  const leads = (each: readonly number[]) => each.every((chance, other) => other === seat || chance < each[seat]!);
  if (seat < 0 || !leads(end)) return null;
  return { seat, step: chances.findLastIndex((each) => !leads(each)) + 1 };
}

/** The choice of a seat that changed its true win chance most, if that is much, though nobody could foresee it. */
export function swingOf(acts: readonly CoachAct[], seat: number): CoachAct | null {
  const own = acts.filter((act) => act.seat === seat && Math.abs(act.choice) >= SWING);
  return own.sort((a, b) => Math.abs(b.choice) - Math.abs(a.choice))[0] ?? null;
}
