/**
 * Typed commands in the player's language: reads them as English notation, and writes notation in the language.
 * Port of texts/typed_words.py, tested against examples from it; `typing.ftl` has the words.
 */
import type { Texts } from "../../i18n/texts";
import { CARDS } from "../../net/notation";

const VERBS = ["draw", "take", "tickets", "keep", "claim", "station", "pay", "decline", "give", "pass"] as const;
const ALONE: readonly string[] = ["draw", "tickets", "decline", "pass"]; // nothing follows them
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: "l", ø: "o", đ: "d", ð: "d", ı: "i" },
  ...{ æ: "ae", œ: "oe", þ: "th", ß: "ss" },
};

/** A name in the form of an id: lower case, no diacritics, a hyphen for everything else. */
export function fold(text: string): string {
  const letters = text.toLowerCase().replace(/[łøđðıæœþß]/g, (letter) => LETTERS[letter]!);
  const plain = letters.normalize("NFKD").replace(/\p{Mn}/gu, "");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

interface Found {
  readonly meaning: string;
  readonly length: number;
}

/** Phrases of one or more words with their meanings; of several that begin the same, the longest is found. */
class Phrases {
  private readonly byWords = new Map<string, string>();
  private longest = 0;

  constructor(listed: (word: string) => string[], meanings: readonly string[]) {
    for (const meaning of meanings) {
      for (const phrase of [meaning, ...listed(meaning)]) {
        const words = phrase.split(" ").map(fold);
        if (!this.byWords.has(words.join(" "))) this.byWords.set(words.join(" "), meaning);
        this.longest = Math.max(this.longest, words.length);
      }
    }
  }

  at(words: readonly string[], place: number): Found | null {
    for (let length = Math.min(this.longest, words.length - place); length > 0; length--) {
      const meaning = this.byWords.get(words.slice(place, place + length).join(" "));
      if (meaning) return { meaning, length };
    }
    return null;
  }
}

/** The words that may be typed in the language of these texts; those of the notation are among them. */
export class TypedWords {
  private readonly verbs: Phrases;
  private readonly joints: Phrases;
  private readonly cards: Phrases;
  private readonly fillers: Phrases;
  private readonly ands: Phrases;
  private readonly inPayments: Phrases;

  /** `places` are the folded names on the board. */
  constructor(
    private readonly texts: Texts,
    private readonly places: readonly string[] = [],
  ) {
    const listed = (word: string) => this.listed(word);
    this.verbs = new Phrases(listed, VERBS);
    this.joints = new Phrases(listed, ["with", "for"]);
    this.cards = new Phrases(listed, CARDS);
    this.fillers = new Phrases(listed, ["filler", "and"]);
    this.ands = new Phrases(listed, ["and"]);
    this.inPayments = new Phrases(listed, ["with", "for", "and", "filler", ...CARDS]);
  }

  /** A line in the notation, as far as its words are known; names of places stay as they were typed. */
  notation(text: string): string {
    const words = wordsOf(text);
    const verb = this.verbs.at(
      words.map(({ folded }) => folded),
      0,
    );
    if (!verb) return text.trim();
    return this.action(verb.meaning, text.slice(words[verb.length - 1]!.end).trim()).trim();
  }

  /** An action of the notation in the words of the language, for the player to type. */
  written(action: string): string {
    const [verb = "", ...words] = action.split(" ");
    const rest = words.join(" ");
    if (this.texts.language === "en" || !VERBS.some((each) => each === verb)) return action;
    const shown = this.listed(verb)[0]!;
    if (verb === "take" || verb === "give") return `${shown} ${this.texts.card(rest, "object")}`;
    if (verb === "pay") return `${shown} ${this.writtenCards(rest)}`;
    if (verb !== "claim" && verb !== "station") return `${shown} ${rest}`.trim();
    const [, place = "", laid, swaps, substitutes] =
      /^(\S+)(?: with (.*?))?(?: for (\d+)(?:: (.*))?)?$/.exec(rest) ?? [];
    let text = `${shown} ${place}`;
    if (laid) text += ` ${this.listed("with")[0]} ${this.writtenCards(laid)}`;
    if (swaps) text += ` ${this.listed("for")[0]} ${swaps}`;
    return substitutes ? `${text}: ${this.writtenCards(substitutes)}` : text;
  }

  private listed(word: string): string[] {
    return this.texts.say(`typed-${word}`).split(", ");
  }

  private writtenCards(text: string): string {
    const counts: Record<string, number> = {};
    for (const [, number, card = ""] of text.matchAll(/(\d+) (\w+)/g)) counts[card] = Number(number);
    return this.texts.cards(counts, "object");
  }

  private action(verb: string, rest: string): string {
    if (ALONE.includes(verb)) {
      const left = this.withoutFillers(rest);
      const card = this.cards.at(left, 0);
      if (verb === "draw" && card && card.length === left.length) return `take ${card.meaning}`;
      return left.length ? `${verb} ${rest}` : verb;
    }
    if (verb === "keep") return `keep ${this.tickets(this.place(rest))}`;
    if (verb !== "claim" && verb !== "station") return `${verb} ${this.payment(rest)}`;
    const words = wordsOf(rest);
    const folded = words.map((word) => word.folded);
    for (const [at, { start }] of words.entries()) {
      const joint = this.joints.at(folded, at);
      if (!joint) continue;
      const place = this.place(rest.slice(0, start).replace(/[\s,]+$/, ""));
      return `${verb} ${place} ${joint.meaning} ${this.payment(rest.slice(words[at + joint.length - 1]!.end))}`;
    }
    return `${verb} ${this.place(rest)}`;
  }

  private payment(text: string): string {
    const words = text.match(/[0-9]+|:|[^\s,:0-9×+]+/g) ?? [];
    const folded = words.map(fold);
    const written: string[] = [];
    for (let at = 0; at < words.length; ) {
      const found = this.inPayments.at(folded, at);
      if (found && found.meaning !== "filler" && found.meaning !== "and") written.push(found.meaning);
      else if (!found && folded[at] !== "x") written.push(words[at]!);
      at += found?.length ?? 1;
    }
    return written.join(" ").replaceAll(" :", ":");
  }

  /** A text without the fillers before the name of a place. */
  private place(text: string): string {
    const words = wordsOf(text);
    const folded = words.map((word) => word.folded);
    let at = 0;
    for (let found = this.fillers.at(folded, 0); found; found = this.fillers.at(folded, at)) {
      const begun = `${fold(text.slice(words[at]!.start))}-`;
      if (at + found.length >= words.length || this.places.some((each) => begun.startsWith(`${each}-`))) break;
      at += found.length;
    }
    return text.slice(words[at]?.start ?? 0);
  }

  /** Tickets separated by commas. *And* separates them too, unless it belongs to a name (`Mo i Rana`). */
  private tickets(text: string): string {
    const parts = text.replace(/\s*\/\s*|\s+[-–—]\s+/g, "/").split(/\s*,\s*/);
    return parts
      .filter(Boolean)
      .flatMap((part) => this.splitAtAnd(part.split(" ")) ?? [part])
      .join(", ");
  }

  /** Splits words into tickets, each with one slash and with known names; null if that is impossible. */
  private splitAtAnd(words: readonly string[]): string[] | null {
    const whole = words.join(" ");
    const ends = whole.split("/").map(fold);
    if (ends.length === 2 && ends.every((end) => this.places.some((place) => place.startsWith(end)))) return [whole];
    for (let at = 1; at < words.length - 1; at++) {
      if (!this.ands.at([fold(words[at]!)], 0)) continue;
      const first = this.splitAtAnd(words.slice(0, at));
      const rest = first?.length === 1 ? this.splitAtAnd(words.slice(at + 1)) : null;
      if (first && rest) return [...first, ...rest];
    }
    return null;
  }

  private withoutFillers(text: string): string[] {
    const folded = wordsOf(text).map((word) => word.folded);
    const left: string[] = [];
    for (let at = 0; at < folded.length; ) {
      const found = this.fillers.at(folded, at);
      if (!found) left.push(folded[at]!);
      at += found?.length ?? 1;
    }
    return left;
  }
}

function wordsOf(text: string): { start: number; end: number; folded: string }[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    ...{ start: index, end: index + word.length },
    folded: fold(word),
  }));
}
