/**
 * Vite plugin: the Fluent catalogs as virtual modules, one per language, and `virtual:catalogs`, which lists them.
 *
 * A language is a folder of src/branchline/texts. Its module contains only the messages that the page uses; what only the
 * lesson and the rules say is in a second one, which is loaded with them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../../src/branchline/texts", import.meta.url));
/** The catalogs that the page uses and which of their messages; all catalogs called `page…` are included too. */
const NEEDED: Record<string, RegExp> = {
  actions: /./,
  bots: /^(ticket|number)-/,
  cards: /./,
  events: /^event-(?!fault-)/,
  prompts: /./,
  refusals: /./,
  rules: /^(tie-|rule-country-bonus)/,
  typing: /./,
  terminal: /^(bot|name|score|ticket)-|^command-(help|hint|why|routes|table|rules)/,
};
const LEARNING = "page-learn";
const LIST = "virtual:catalogs";
const PREFIX = "virtual:catalog/";

export function catalogs(): Plugin {
  return {
    name: "branchline-catalogs",
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listOf(languages());
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", part] = id.slice(PREFIX.length + 1).split("/");
      const wanted = names(language).filter((name) => (name === LEARNING) === (part === "learning"));
      for (const name of wanted) this.addWatchFile(join(FOLDER, language, `${name}.ftl`));
      return `export default ${JSON.stringify(catalogText(language, wanted))};`;
    },
  };
}

/** All languages, English first because it is the fallback. */
export function languages(): string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((each) => each.isDirectory());
  const others = folders.map(({ name }) => name).filter((name) => /^[a-z]{2}$/.test(name) && name !== "en");
  return ["en", ...others.sort()];
}

function listOf(all: readonly string[]): string {
  const modules = (part: string): string =>
    all.map((each) => `${each}: () => import("${PREFIX}${each}${part}"),`).join("\n");
  return [
    `export const LANGUAGES = ${JSON.stringify(all)};`,
    `export const CATALOGS = {\n${modules("")}\n};`,
    `export const LEARNING_CATALOGS = {\n${modules("/learning")}\n};`,
  ].join("\n");
}

export function catalogText(language: string, wanted = names(language)): string {
  return wanted
    .flatMap((name) => messages(readFileSync(join(FOLDER, language, `${name}.ftl`), "utf8"), NEEDED[name] ?? /./))
    .join("\n");
}

function names(language: string): string[] {
  const all = readdirSync(join(FOLDER, language)).map((file) => basename(file, ".ftl"));
  return all.filter((name) => name in NEEDED || name.startsWith("page")).sort();
}

/** Splits a catalog into messages: each begins at the left margin, and its continuation lines are indented. */
function messages(text: string, wanted: RegExp): string[] {
  const blocks = text.replace(/^#.*\n/gm, "").split(/\n(?=[a-z])/);
  return blocks.map((block) => block.trim()).filter((block) => block && wanted.test(block));
}
