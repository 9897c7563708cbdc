/**
 * Localized texts: formats message codes with plain data. Port of texts/texts.py, tested against examples from it.
 *
 * The name of an argument decides how its value is worded: `route: "berlin/warszawa"` gives the message the variable
 * `$route` with the names printed on the board. A null value becomes the word `none`, which a message can select on.
 */
import type { FluentBundle } from "@fluent/bundle";
import { CARDS, type Cards, cardCount, LOCOMOTIVE } from "../net/notation";
import { formatMessage, type Language, type Variables } from "./catalogs";

export type Arguments = Readonly<Record<string, unknown>>;
export type Form = "subject" | "object" | "lacking";

/** An event, or as much of it as a text needs. */
export interface EventLike {
  readonly code: string;
}

/** A parsed action; `notation.ts` parses the texts. */
export interface Action {
  readonly kind: string;
  readonly card?: string;
  readonly tickets?: readonly string[];
  readonly route?: string;
  readonly city?: string;
  readonly cards?: Cards;
  readonly swaps?: number;
  readonly substitutes?: Cards;
}

const FORMS: readonly Form[] = ["subject", "object", "lacking"];
const MAX_LENGTH = 80; // characters of user input; longer texts are truncated

/** Texts in one language for one reader, with the names of a board and of the players if given. */
export class Texts {
  /** Names of cards, which most texts contain, by message code. */
  private readonly cardNames = new Map<string, string>();

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly board: BoardNames | null = null,
    readonly names: readonly string[] = [],
    readonly you: number | null = null,
    /** Whether the second route of a double route has its number in its name: readers who see the map need none. */
    private readonly numbered = true,
  ) {}

  /** The text of a message code. */
  say(code: string, args: Arguments = {}): string {
    let variables: Variables = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = KINDS[name];
      if (value === null || value === undefined) variables[name] = "none";
      else if (kind) variables = { ...variables, ...kind(this, name, value as never) };
      else variables[name] = plain(value);
    }
    return formatMessage(this.bundle, code, variables);
  }

  // --- sentences -----------------------------------------------------------------------------------------------------

  refusal(code: string, details: Arguments = {}): string {
    return this.say(`refusal-${code}`, details);
  }

  /** An event in the present tense; hidden information is left out. What a claim cost in all stands in brackets. */
  event(event: EventLike): string {
    const fields: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(event)) {
      if (EVENT_FIELDS.has(name) && !isAbsent(value)) fields[name] = value;
    }
    const paid = event.code === "claimed" && fields.cards ? ` (${this.cards(fields.cards as Cards)})` : "";
    const sentence = this.say(eventCode(event.code, fields), fields) + paid;
    return this.names.length ? sentence : capitalized(sentence);
  }

  /** An action in words, in the imperative. */
  action(action: Action): string {
    const { kind, cards = {}, swaps = 0, substitutes = {} } = action;
    let code = `action-${kind}`;
    if (kind === "claim" && swaps) {
      code += Object.keys(cards).length ? "-swaps" : "-only-swaps";
      code += Object.keys(substitutes).length ? "-given" : "";
    }
    const { card = null, tickets = [], route = null, city = null } = action;
    return this.say(code, { card, tickets, route, city, cards, swaps, substitutes });
  }

  // --- words ---------------------------------------------------------------------------------------------------------

  /** `2 red cards and 1 locomotive`, in display order. */
  cards(cards: Cards, form?: Form): string {
    const end = form && form !== "subject" ? `.${form}` : "";
    const parts = CARDS.filter((card) => cards[card]).map((card) =>
      this.say(`cards-${card}${end}`, { number: cards[card] }),
    );
    return parts.length ? this.listed(parts) : this.say(`cards-none${end}`);
  }

  card(card: string, form?: Form): string {
    const code = form ? `card-${card}.${form}` : `card-${card}`;
    const found = this.cardNames.get(code) ?? this.say(code);
    this.cardNames.set(code, found);
    return found;
  }

  /** The colour of a card, which is also its short name. */
  colour(colour: string): string {
    return colour === LOCOMOTIVE ? this.card(colour) : this.say(`colour-${colour}`);
  }

  route(route: string, numbered = this.numbered): string {
    const found = this.board?.route(route);
    if (!found) return route;
    const ends = `${this.city(found.a)} – ${this.city(found.b)}`;
    return found.number === 1 || !numbered
      ? ends
      : formatMessage(this.bundle, "route-number", { route: ends, number: found.number });
  }

  /** The name of a city, or of a country where a route ends. */
  city(city: string): string {
    return this.board?.city(city)?.name ?? this.country(city);
  }

  /** The name of a city with the one that it has in the language: `Danzig (Gdańsk)`. */
  fullCity(city: string): string {
    const name = this.city(city);
    const other = this.board?.city(city)?.names?.[this.language] ?? name;
    return other === name ? name : formatMessage(this.bundle, "city-also", { city: name, other });
  }

  country(country: string): string {
    const found = this.board?.country(country);
    return found?.names[this.language] ?? found?.names.en ?? country;
  }

  ticket(ticket: string): string {
    const found = this.board?.ticket(ticket);
    return found ? `${this.city(found.a)} – ${this.city(found.b)}` : ticket;
  }

  /** A ticket with its points. */
  goal(ticket: string): string {
    const found = this.board?.ticket(ticket);
    if (!found) return ticket;
    return formatMessage(this.bundle, "ticket-points", { ticket: this.ticket(ticket), points: found.points });
  }

  seat(seat: number): string {
    return this.names[seat] ?? this.say("seat-number", { number: seat });
  }

  /** Joins a list: `a, b and c`, or with `or`. */
  listed(parts: readonly string[], word: "and" | "or" = "and"): string {
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    return formatMessage(this.bundle, `list-${word}`, { list: parts.slice(0, -1).join(", "), last });
  }
}

export function capitalized(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function plain(value: unknown): number | string {
  if (typeof value === "number") return value;
  const text = String(value);
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`;
}

// --- events ----------------------------------------------------------------------------------------------------------

const EVENT_FIELDS = new Set([
  ...["seat", "card", "slot", "tickets", "returned", "number", "route", "cards", "swaps", "turned_up", "owed"],
  ...["points", "trains", "city", "countries", "face_up", "turns", "ending", "winners", "text"],
]);

/** The message code of an event; it depends on which fields are hidden or absent. */
function eventCode(code: string, fields: Record<string, unknown>): string {
  switch (code) {
    case "keep":
      if ("tickets" in fields) return "returned" in fields ? "event-keep-returning" : "event-keep";
      return "number" in fields ? "event-keep-number" : "event-keep-secret";
    case "kept":
    case "tickets":
      return "tickets" in fields ? `event-${code}-seen` : `event-${code}`;
    case "draw":
      return "card" in fields ? "event-draw" : "event-draw-secret";
    case "claim":
      if (!fields.swaps) return "event-claim";
      return "cards" in fields ? "event-claim-swaps" : "event-claim-only-swaps";
    case "tunnel":
      return "turned_up" in fields ? "event-tunnel" : "event-tunnel-nothing";
    default:
      return `event-${code}`;
  }
}

// --- arguments -------------------------------------------------------------------------------------------------------

type Kind = (texts: Texts, name: string, value: never) => Variables;

function word<T>(make: (texts: Texts, value: T) => string): Kind {
  return (texts, name, value: T) => ({ [name]: make(texts, value) });
}

/** A list, and its length. */
function words<T>(make: (texts: Texts, value: T) => string, joint: "and" | "or" = "and"): Kind {
  return (texts, name, values: readonly T[]) => ({
    [name]: texts.listed(
      values.map((value) => make(texts, value)),
      joint,
    ),
    [`${name}-number`]: values.length,
  });
}

const card: Kind = (texts, name, value: string) => ({
  [name]: texts.card(value),
  ...Object.fromEntries(FORMS.map((form) => [`${name}-${form}`, texts.card(value, form)])),
});

/** Cards as counts, or one by one as they were turned up. */
const cards: Kind = (texts, name, value: Cards | readonly (string | null)[]) => {
  const counts = Array.isArray(value) ? countCards(value) : (value as Cards);
  return {
    [name]: texts.cards(counts),
    ...Object.fromEntries(FORMS.map((form) => [`${name}-${form}`, texts.cards(counts, form)])),
    [`${name}-number`]: cardCount(counts),
  };
};

export function countCards(cards: readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of cards) if (each) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

/** The colour of a card, and the form that goes with a route. */
const colour: Kind = (texts, name, value: string) => ({
  [name]: texts.colour(value),
  [`${name}-route`]: value === LOCOMOTIVE ? texts.colour(value) : texts.say(`colour-${value}.route`),
});

/** A player's name, and whether the player is the reader. */
function seat(flag: string): Kind {
  return (texts, name, value: number) => ({ [name]: texts.seat(value), [flag]: value === texts.you ? "yes" : "no" });
}

const seats = words((texts, value: number) => texts.seat(value));

const winners: Kind = (texts, name, value: readonly number[]) => ({
  ...seats(texts, name, value as never),
  you: value.length === 1 && value[0] === texts.you ? "yes" : "no",
});

const countries: Kind = (texts, name, value: Readonly<Record<string, readonly number[]>>) => ({
  [name]: texts.listed(
    Object.entries(value).map(([country, values]) =>
      texts.say("country-cards", { country, values: values.join(", ") }),
    ),
  ),
});

const same = (_texts: Texts, value: unknown) => String(plain(value));

const KINDS: Record<string, Kind> = {
  seat: seat("you"),
  owner: seat("yours"),
  turn: word((texts, value: number) => texts.seat(value)),
  seats,
  winners,
  card,
  asked: card,
  cards,
  short: cards,
  substitutes: cards,
  turned_up: cards,
  face_up: cards,
  colour,
  route: word((texts, value: string) => texts.route(value)),
  routes: words((texts, value: string) => texts.route(value)),
  city: word((texts, value: string) => texts.city(value)),
  other: word((texts, value: string) => texts.city(value)),
  cities: words((texts, value: string) => texts.city(value)),
  country: word((texts, value: string) => texts.country(value)),
  countries,
  ticket: word((texts, value: string) => texts.ticket(value)),
  tickets: words((texts, value: string) => texts.ticket(value)),
  returned: words((texts, value: string) => texts.ticket(value)),
  goals: words((texts, value: string) => texts.goal(value)),
  move: word((texts, value: Action) => texts.action(value)),
  action: word((texts, value: string) => texts.say(`doing-${value}`)),
  phase: word((texts, value: string) => texts.say(`phase-${value}`)),
  ties: words((texts, value: string) => texts.say(`tie-${value.replaceAll(" ", "-")}`)),
  ending: word((_texts, value: string) => value.replaceAll(" ", "-")), // messages select on it
  choices: words(same, "or"),
  words: words(same),
};

// --- names of a board -------------------------------------------------------------------------------------------------

/** The parts of a board that have names, as far as texts need them. */
export interface NamedParts {
  readonly cities: readonly { id: string; name: string; names?: Readonly<Record<string, string>> }[];
  readonly countries: readonly { id: string; names: Readonly<Record<string, string>> }[];
  readonly routes: readonly { id: string; a: string; b: string; number: number }[];
  readonly tickets: readonly { id: string; a: string; b: string; points: number }[];
}

/** Lookup by id of the cities, countries, routes and tickets of a board. */
export class BoardNames {
  readonly city: (id: string) => NamedParts["cities"][number] | undefined;
  readonly country: (id: string) => NamedParts["countries"][number] | undefined;
  readonly route: (id: string) => NamedParts["routes"][number] | undefined;
  readonly ticket: (id: string) => NamedParts["tickets"][number] | undefined;

  constructor(board: NamedParts) {
    this.city = finder(board.cities);
    this.country = finder(board.countries);
    this.route = finder(board.routes);
    this.ticket = finder(board.tickets);
  }
}

function finder<T extends { id: string }>(things: readonly T[]): (id: string) => T | undefined {
  const found = new Map(things.map((each) => [each.id, each]));
  return (id) => found.get(id);
}
