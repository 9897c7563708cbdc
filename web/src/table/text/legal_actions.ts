/** Legal actions in the notation, grouped by what the player chooses. */

import type { Action } from "../../i18n/texts";
import { parsePayment, sortedPayments } from "../../net/notation";
import type { View } from "../../net/wire";

export const GROUPS = ["cards", "tickets", "routes", "stations", "paying"] as const;
export type Group = (typeof GROUPS)[number];

export interface Option {
  readonly group: Group;
  readonly text: string;
  /** The text in the player's language, if that is another one. */
  readonly written?: string;
  readonly action: Action;
}

export function optionsOf({ legal, hand, offer }: View): Option[] {
  const option = (group: Group, text: string, action: Action): Option => ({ group, text, action });
  const { cities = [], payments: costs = [] } = legal.stations ?? {};
  return [
    ...legal.take.map((card) => option("cards", `take ${card}`, { kind: "take", card })),
    ...(legal.draw ? [option("cards", "draw", { kind: "draw" })] : []),
    ...(legal.tickets ? [option("tickets", "tickets", { kind: "tickets" })] : []),
    ...(legal.keep ? [keepAll(offer.map(({ ticket }) => ticket))] : []),
    ...legal.claims.flatMap(({ routes, payments }) =>
      routes.flatMap((route) =>
        sortedPayments(payments, hand).map(({ text, cards, swaps }) =>
          option("routes", `claim ${route} ${text}`, { kind: "claim", route, cards, swaps }),
        ),
      ),
    ),
    ...cities.flatMap((city) =>
      sortedPayments(costs, hand).map(({ text, cards }) =>
        option("stations", `station ${city} ${text}`, { kind: "station", city, cards }),
      ),
    ),
    ...sortedPayments(legal.pay, hand).map(({ text }) =>
      option("paying", `pay ${text}`, { kind: "pay", cards: parsePayment(text).cards }),
    ),
    ...(legal.decline ? [option("paying", "decline", { kind: "decline" })] : []),
    ...legal.give.map((card) => option("paying", `give ${card}`, { kind: "give", card })),
    ...(legal.pass ? [option("cards", "pass", { kind: "pass" })] : []),
  ];
}

function keepAll(tickets: readonly string[]): Option {
  return { group: "tickets", text: `keep ${tickets.join(", ")}`, action: { kind: "keep", tickets } };
}

/** Groups options with the same target: the ways to pay for one route, the most sensible first. */
export function groupByTarget(options: readonly Option[]): Option[][] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const { kind, route, city } = option.action;
    const key = route ?? city ?? (kind === "pay" ? kind : option.text);
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return [...found.values()];
}
