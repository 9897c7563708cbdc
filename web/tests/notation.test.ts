/** Parsing and sorting of payments. */
import { expect, test } from "vitest";
import { cardCount, cardList, parsePayment, sortedPayments } from "../src/net/notation";

test("payments are read as the server writes them", () => {
  expect(parsePayment("with 3 red 1 locomotive")).toMatchObject({ cards: { red: 3, locomotive: 1 }, swaps: 0 });
  expect(parsePayment("with 2 white for 1")).toMatchObject({ cards: { white: 2 }, swaps: 1 });
  expect(parsePayment("for 9")).toMatchObject({ cards: {}, swaps: 9 });
  expect(parsePayment("1 green 1 locomotive")).toMatchObject({ cards: { green: 1, locomotive: 1 }, swaps: 0 });
});

test("cards are cardList in their order", () => {
  expect(cardList({ locomotive: 1, blue: 2 })).toEqual(["blue", "blue", "locomotive"]);
  expect(cardCount({ locomotive: 1, blue: 2 })).toBe(3);
});

test("the sensible payment comes first: no locomotives, then the colour of which most remains", () => {
  const hand = { red: 3, blue: 5, locomotive: 2 };
  const texts = [
    "with 1 red 2 locomotive",
    "with 3 red",
    "with 3 blue",
    "with 2 blue 1 locomotive",
    "with 2 red for 1",
  ];
  expect(sortedPayments(texts, hand).map((payment) => payment.text)).toEqual([
    "with 3 blue",
    "with 3 red",
    "with 2 blue 1 locomotive",
    "with 1 red 2 locomotive",
    "with 2 red for 1",
  ]);
});

test("cards that a ticket needs come after others", () => {
  const order = (needed: Record<string, number>): string[] =>
    sortedPayments(["1 blue", "1 red", "1 locomotive"], { blue: 5, red: 2, locomotive: 1 }, needed).map(
      ({ text }) => text,
    );
  expect(order({})).toEqual(["1 blue", "1 red", "1 locomotive"]);
  expect(order({ blue: 3 })).toEqual(["1 red", "1 blue", "1 locomotive"]);
});
