/** Sorts valid payments, the most sensible one first. */
import { LOCOMOTIVE } from "../words/cards";
import { type Payment, readPayment } from "../words/notation";
import type { Cards } from "../words/texts";

/** Fewest substitutes first, then fewest locomotives (they fit everywhere), then the colour with most cards left. */
export function inOrder(texts: readonly string[], hand: Cards): Payment[] {
  return texts
    .map((text) => readPayment(text))
    .sort((a, b) => a.swaps - b.swaps || locomotives(a) - locomotives(b) || left(b, hand) - left(a, hand));
}

function locomotives(payment: Payment): number {
  return payment.cards[LOCOMOTIVE] ?? 0;
}

/** How many cards of the played colour would be left. */
function left(payment: Payment, hand: Cards): number {
  const colour = Object.keys(payment.cards).find((card) => card !== LOCOMOTIVE);
  return colour ? (hand[colour] ?? 0) - (payment.cards[colour] ?? 0) : 0;
}
