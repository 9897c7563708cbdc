/**
 * Vite plugin: the complete rules of docs/ as HTML in virtual modules, one per language, and `virtual:rule-book`, which
 * lists them. A language without a translation gets the English rules.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";
import { languages } from "./catalogs.ts";

const DOCS = fileURLToPath(new URL("../../docs", import.meta.url));
const LIST = "virtual:rule-book";
const PREFIX = "virtual:rule-book/";

export function ruleBook(): Plugin {
  return {
    name: "branchline-rule-book",
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listOf(languages());
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = fileOf(id.slice(PREFIX.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(htmlOf(readFileSync(file, "utf8")))};`;
    },
  };
}

function listOf(all: readonly string[]): string {
  const books = all.map((each) => `${each}: () => import("${PREFIX}${each}"),`);
  return `export const RULE_BOOKS = {\n${books.join("\n")}\n};`;
}

export function fileOf(language: string): string {
  const translated = `${DOCS}/${language}/rules.md`;
  return existsSync(translated) ? translated : `${DOCS}/rules.md`;
}

/** Headings have the anchors that GitHub gives them, so links inside the document work there and here. */
export function htmlOf(markdown: string): string {
  const marked = new Marked();
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return html.replace(/<tr>\n<td>([A-Z]\d+)<\/td>/g, '<tr id="$1">\n<th scope="row">$1</th>');
}

function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "");
  return words.trim().replace(/\s/g, "-");
}
