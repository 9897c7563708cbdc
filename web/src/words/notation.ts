/** The few texts of the notation that the page takes apart: payments, as the server lists them. */
import { CARDS } from "./cards";
import type { Cards } from "./texts";

export interface Payment {
  /** As the server wrote it: an action's text ends with it. */
  readonly text: string;
  readonly cards: Cards;
  /** Symbols or spaces for which other cards follow. */
  readonly swaps: number;
}

/** `with 3 red 1 locomotive for 2`, or without the first word, or without the last two. */
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

/** Cards one by one, in their order. */
export function spread(cards: Cards): string[] {
  return CARDS.flatMap((card) => Array<string>(cards[card] ?? 0).fill(card));
}
