/** Parser for the part of the action notation that the page needs: payments as the server lists them. */
import { CARDS } from "./cards";
import type { Cards } from "./texts";

export interface Payment {
  /** The server's text, which is the end of the action's text. */
  readonly text: string;
  readonly cards: Cards;
  /** The number of symbols or spaces that will be paid with substitutes. */
  readonly swaps: number;
}

/** Parses `with 3 red 1 locomotive for 2`; `with` and `for 2` are optional. */
export function readPayment(text: string): Payment {
  const found = /^(?:with )?(.*?)(?: ?\bfor (\d+))?$/.exec(text);
  const cards: Record<string, number> = {};
  for (const [, number, card = ""] of (found?.[1] ?? "").matchAll(/(\d+) (\w+)/g)) {
    if (CARDS.includes(card)) cards[card] = Number(number);
  }
  return { text, cards, swaps: Number(found?.[2] ?? 0) };
}

export function cardCount(cards: Cards): number {
  return Object.values(cards).reduce((sum, number) => sum + number, 0);
}

/** The cards one by one, in display order. */
export function spread(cards: Cards): string[] {
  return CARDS.flatMap((card) => Array<string>(cards[card] ?? 0).fill(card));
}
