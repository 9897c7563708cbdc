/**
 * Parser of typed input: legal actions with completion and abbreviations, and commands such as `help`.
 *
 * Words of the language have been translated before (`typed_words.ts`). Text that matches nothing goes to the server.
 */

import { say } from "../../i18n/localization.svelte";
import type { View } from "../../net/wire";
import type { Option } from "./legal_actions";
import { fold } from "./typed_words";

const COMPLETIONS = 8;

/** Options that start with the typed text, then those that contain all its words in their id or description. */
export function completions<T extends Option>(
  typed: string,
  options: readonly T[],
  describe: (option: T) => string,
): T[] {
  const wanted = wordsOf(typed);
  if (!wanted.length) return [];
  const start = plain(typed).trim();
  const begins = options.filter(({ text, written = text }) =>
    [written, text].some((each) => plain(each).startsWith(start)),
  );
  const rest = options.filter((option) => {
    if (begins.includes(option)) return false;
    const has = wordsOf(`${option.text} ${option.written ?? ""} ${describe(option)}`);
    return wanted.every((word) => has.some((each) => each.startsWith(word)));
  });
  return [...begins, ...rest].slice(0, COMPLETIONS);
}

/**
 * The actions that an abbreviation may mean: `cl ber war` is every way to pay for that route.
 *
 * Tickets to keep are never guessed, because the options contain only one of all possible choices.
 */
export function matchingOptions(
  typed: string,
  options: readonly Option[],
  names: ReadonlyMap<string, readonly string[]> = new Map(),
): Option[] {
  const exact = options.filter(({ text, written = text }) => [text, written].some((each) => same(each, typed)));
  if (exact.length) return exact;
  const [verb = "", ...rest] = wordsOf(withIds(typed, names));
  return options.filter(({ text, written = text, action }) => {
    if (action.kind === "keep") return false;
    return [text, written].some((each) => {
      const [itsVerb = "", ...has] = wordsOf(each);
      return itsVerb.startsWith(verb) && inOrderOf(rest, has, names);
    });
  });
}

function same(text: string, typed: string): boolean {
  return plain(text) === plain(typed).trim();
}

/** Replaces complete names of places by their ids, also those of several words: `Nowy Jork` is `new-york`. */
export function withIds(typed: string, names: ReadonlyMap<string, readonly string[]>): string {
  const ids = new Map([...names].flatMap(([id, all]) => [id, ...all].map((name) => [name, id] as const)));
  const words = plain(typed)
    .trim()
    .split(/(\s+|\/|,)/);
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const idOf = (length: number) => {
      const phrase = words.slice(at, at + length).join("");
      return /^\w([^/,]*[^/,\s])?$/.test(phrase) ? ids.get(fold(phrase)) : undefined;
    };
    let length = Math.min(9, words.length - at);
    while (length > 1 && !idOf(length)) length--;
    written.push(idOf(length) ?? words[at]!);
    at += length;
  }
  return written.join("");
}

/** Replaces positions on the table with names, in `take 2` or `keep 1 3`. */
export function named(typed: string, game: View): string {
  const found = /^\s*(take|keep)\s+([\d\s,]+)$/i.exec(typed);
  if (!found) return typed.trim();
  const [, verb = "", numbers = ""] = found;
  const all = verb.toLowerCase() === "take" ? game.face_up : game.offer.map(({ ticket }) => ticket);
  const names = (numbers.match(/\d+/g) ?? []).map((number) => all[Number(number) - 1] ?? number);
  return `${verb.toLowerCase()} ${names.join(", ")}`;
}

/** Normalized for comparison: lower case, without diacritics. */
export function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll("ł", "l").replaceAll("ø", "o").normalize("NFD");
  return letters.replace(/\p{Mn}/gu, "");
}

/** Whether each typed word is a prefix of a word of the option, in the same order. */
function inOrderOf(
  typed: readonly string[],
  has: readonly string[],
  names: ReadonlyMap<string, readonly string[]>,
): boolean {
  let at = 0;
  return typed.every((word) => {
    const begins = (each: string) => each.startsWith(word);
    const found = has.findIndex((each, i) => i >= at && (begins(each) || names.get(each)?.some(begins)));
    at = found + 1;
    return found >= 0;
  });
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[\s/,]+/)
    .filter((word) => word && !/^[-–—]$/.test(word));
}

// --- commands besides the notation -----------------------------------------------------------------------------------

/** Each has words in the chosen language; the English word always works. */
export const COMMANDS = ["help", "hint", "why", "routes", "table", "rules"] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface Command {
  readonly name: CommandName;
  readonly rest: string;
}

/** Parses `routes paris` as a command with the rest `paris`; null if the text begins with no command word. */
export function parseCommand(typed: string): Command | null {
  const [, word = "", rest = ""] = /^\s*(\S+)\s*(.*?)\s*$/.exec(typed) ?? [];
  if (word === "?") return { name: "help", rest };
  const name = COMMANDS.find((each) => commandWords(each).includes(plain(word)));
  return name ? { name, rest } : null;
}

export function commandWords(name: CommandName): string[] {
  return [name, ...plain(say(`command-${name}`)).split(" ")];
}
