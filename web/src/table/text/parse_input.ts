/**
 * Parser of typed input: legal actions with completion and abbreviations, and commands such as `help`.
 *
 * Text that matches nothing goes to the server as it is.
 */

import { say } from "../../i18n/localization.svelte";
import type { View } from "../../net/wire";
import type { Option } from "./legal_actions";

const COMPLETIONS = 8;

/** Options that start with the typed text, then those that contain all its words in their id or description. */
export function completions(typed: string, options: readonly Option[], describe: (option: Option) => string): Option[] {
  const wanted = wordsOf(typed);
  if (!wanted.length) return [];
  const begins = options.filter(({ text }) => plain(text).startsWith(plain(typed).trim()));
  const rest = options.filter((option) => {
    if (begins.includes(option)) return false;
    const has = wordsOf(`${option.text} ${describe(option)}`);
    return wanted.every((word) => has.some((each) => each.startsWith(word)));
  });
  return [...begins, ...rest].slice(0, COMPLETIONS);
}

/**
 * The actions that an abbreviation may mean: `cl ber war` is every way to pay for that route.
 *
 * Tickets to keep are never guessed, because the options contain only one of all possible choices.
 */
export function matchingOptions(typed: string, options: readonly Option[]): Option[] {
  const exact = options.filter(({ text }) => plain(text) === plain(typed).trim());
  if (exact.length) return exact;
  const [verb = "", ...rest] = wordsOf(typed);
  return options.filter(({ text, action }) => {
    if (action.kind === "keep") return false;
    const [itsVerb = "", ...has] = wordsOf(text);
    return itsVerb.startsWith(verb) && inOrderOf(rest, has);
  });
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
function inOrderOf(typed: readonly string[], has: readonly string[]): boolean {
  let at = 0;
  return typed.every((word) => {
    const found = has.findIndex((each, i) => i >= at && each.startsWith(word));
    at = found + 1;
    return found >= 0;
  });
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[\s/,]+/)
    .filter(Boolean);
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
