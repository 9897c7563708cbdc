/** Step chart geometry: the points of each seat over the steps of a game, as SVG paths. */
import type { OverviewStep } from "../net/wire";

export const WIDTH = 1000;
export const HEIGHT = 160;

export interface Line {
  readonly seat: number;
  readonly path: string;
}

/** A point of the chart that is worth a look; `y` is a share of its height. */
export interface Mark {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** Each line is horizontal until the seat scores, then vertical. */
export function lines(steps: readonly OverviewStep[]): Line[] {
  const most = mostPoints(steps);
  const players = steps[0]?.points.length ?? 0;
  return Array.from({ length: players }, (_, seat) => {
    let last = Number.NaN;
    const parts = steps.flatMap(({ points }, i) => {
      const value = points[seat] ?? 0;
      if (value === last) return [];
      last = value;
      return [i ? `H${round(across(i, steps.length))}V${round(up(value, most))}` : `M0 ${round(up(value, most))}`];
    });
    return { seat, path: `${parts.join("")}H${WIDTH}` };
  });
}

export function across(index: number, number: number): number {
  return number > 1 ? (index / (number - 1)) * WIDTH : 0;
}

/** The upper end of the chart's axis: a round number not below any seat's points. */
export function mostPoints(steps: readonly OverviewStep[]): number {
  const most = Math.max(1, ...steps.flatMap(({ points }) => points));
  const unit = most > 100 ? 50 : most > 40 ? 20 : 10;
  return Math.ceil(most / unit) * unit;
}

/** The points after each turn, for the table that is an alternative to the chart. */
export function byTurn(steps: readonly OverviewStep[]): { turn: number; points: readonly number[] }[] {
  return steps.flatMap(({ turn, points }, i) => (steps[i + 1]?.turn === turn ? [] : [{ turn, points }]));
}

function up(value: number, most: number): number {
  return HEIGHT - (value / most) * HEIGHT;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A line for each seat through its win chances, from 0 to 1, at every step. */
export function chanceLines(chances: readonly (readonly number[])[]): Line[] {
  return (chances[0] ?? []).map((_, seat) => {
    const points = chances.map((each, i) => `${round(across(i, chances.length))} ${round(up(each[seat] ?? 0, 1))}`);
    return { seat, path: `M${points.join("L")}` };
  });
}
