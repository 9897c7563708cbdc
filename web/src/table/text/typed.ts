/** What somebody typed, and which of the possible actions it means. What the page can't find, the server judges. */
import type { View } from "../../net/wire";
import type { Option } from "./options";

const COMPLETIONS = 8;

/** Those that begin like what is typed, then those that have all of its words, by id or as they are told. */
export function completions(typed: string, options: readonly Option[], told: (option: Option) => string): Option[] {
  const wanted = wordsOf(typed);
  if (!wanted.length) return [];
  const begins = options.filter(({ text }) => plain(text).startsWith(plain(typed).trim()));
  const rest = options.filter((option) => {
    if (begins.includes(option)) return false;
    const has = wordsOf(`${option.text} ${told(option)}`);
    return wanted.every((word) => has.some((each) => each.startsWith(word)));
  });
  return [...begins, ...rest].slice(0, COMPLETIONS);
}

/**
 * The actions that a short text may mean: `cl ber war` is every way to pay for that lane.
 *
 * Which tickets are kept is never guessed: of all that could be kept, only one choice is among the options.
 */
export function meant(typed: string, options: readonly Option[]): Option[] {
  const exact = options.filter(({ text }) => plain(text) === plain(typed).trim());
  if (exact.length) return exact;
  const [verb = "", ...rest] = wordsOf(typed);
  return options.filter(({ text, action }) => {
    if (action.kind === "keep") return false;
    const [itsVerb = "", ...has] = wordsOf(text);
    return itsVerb.startsWith(verb) && inOrderOf(rest, has);
  });
}

/** Numbers of what lies on the table become names: `take 2`, `keep 1 3`. */
export function named(typed: string, game: View): string {
  const found = /^\s*(take|keep)\s+([\d\s,]+)$/i.exec(typed);
  if (!found) return typed.trim();
  const [, verb = "", numbers = ""] = found;
  const all = verb.toLowerCase() === "take" ? game.row : game.offer.map(({ ticket }) => ticket);
  const names = (numbers.match(/\d+/g) ?? []).map((number) => all[Number(number) - 1] ?? number);
  return `${verb.toLowerCase()} ${names.join(", ")}`;
}

/** Without capitals and diacritics. */
export function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll("ł", "l").replaceAll("ø", "o").normalize("NFD");
  return letters.replace(/\p{Mn}/gu, "");
}

/** Each typed word is the beginning of a word, and they come in the same order. */
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
