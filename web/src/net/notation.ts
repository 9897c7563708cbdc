/** Action notation, as far as the page needs it: cards, bot levels, and payments as the server lists them. */
import type { SeatBot } from "./wire";

/** Card colours in display order. */
export const COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"] as const;
export const LOCOMOTIVE = "locomotive";
export const CARDS: readonly string[] = [...COLOURS, LOCOMOTIVE];
export type Cards = Readonly<Record<string, number>>;

/** Bot levels, from weakest to strongest. */
export type Level = SeatBot["level"];
export const LEVELS: readonly Level[] = ["novice", "easy", "medium", "hard", "expert", "master"];

export interface Payment {
  /** The server's text, which is the end of the action's text. */
  readonly text: string;
  readonly cards: Cards;
  /** The number of symbols or spaces that will be paid with substitutes. */
  readonly swaps: number;
}

/** Parses `with 3 red 1 locomotive for 2`; `with` and `for 2` are optional. */
export function parsePayment(text: string): Payment {
  const found = /^(?:with )?(.*?)(?: ?\bfor (\d+))?$/.exec(text);
  const cards: Record<string, number> = {};
  for (const [, number, card = ""] of (found?.[1] ?? "").matchAll(/(\d+) (\w+)/g)) {
    if (CARDS.includes(card)) cards[card] = Number(number);
  }
  return { text, cards, swaps: Number(found?.[2] ?? 0) };
}

/**
 * Parses payments and sorts them, the most sensible first: fewest substitutes, then fewest locomotives (they fit
 * everywhere), then colours that are not needed elsewhere, then the colour with most cards left.
 */
export function sortedPayments(texts: readonly string[], hand: Cards, needed: Cards = {}): Payment[] {
  const uses = ({ cards }: Payment): number => Number(Object.keys(cards).some((card) => needed[card]));
  return texts
    .map((text) => parsePayment(text))
    .sort(
      (a, b) =>
        a.swaps - b.swaps || locomotives(a) - locomotives(b) || uses(a) - uses(b) || left(b, hand) - left(a, hand),
    );
}

function locomotives(payment: Payment): number {
  return payment.cards[LOCOMOTIVE] ?? 0;
}

/** How many cards of the played colour would be left. */
function left(payment: Payment, hand: Cards): number {
  const colour = Object.keys(payment.cards).find((card) => card !== LOCOMOTIVE);
  return colour ? (hand[colour] ?? 0) - (payment.cards[colour] ?? 0) : 0;
}

export function cardCount(cards: Cards): number {
  return Object.values(cards).reduce((sum, number) => sum + number, 0);
}

/** The cards one by one, in display order. */
export function cardList(cards: Cards): string[] {
  return CARDS.flatMap((card) => Array<string>(cards[card] ?? 0).fill(card));
}
