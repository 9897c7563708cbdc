/** Localization with Fluent: one bundle per language, loaded when the language is first used. */

import { CATALOGS, LANGUAGES, LEARNING_CATALOGS } from "virtual:catalogs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { NewGuest } from "../net/wire";

export { LANGUAGES };
export type Language = NonNullable<NewGuest["language"]>;
export type Variables = Record<string, FluentVariable>;

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The texts of a language, with those for learners if they are wanted. */
export async function fetchBundle(language: Language, learning: boolean): Promise<FluentBundle> {
  const parts = await Promise.all([CATALOGS[language](), ...(learning ? [LEARNING_CATALOGS[language]()] : [])]);
  return bundleOf(language, parts.map((part) => part.default).join("\n"));
}

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The text of a message or attribute (`card-red.object`). Throws if it is missing or a variable is. */
export function formatMessage(bundle: FluentBundle, key: string, variables: Variables): string {
  const [name = key, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) throw new Error(`no text '${key}'`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  if (errors[0]) throw new Error(`text '${key}': ${errors[0].message}`);
  const negative = Object.values(variables).some((value) => typeof value === "number" && value < 0);
  return negative ? text.replace(/-(?=\d)/g, "−") : text;
}

/** A whole number with a true minus sign, for scores. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A change, as of a rating, rounded and with its sign. */
export function signedFigure(change: number): string {
  const rounded = Math.round(change);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "±0";
}
