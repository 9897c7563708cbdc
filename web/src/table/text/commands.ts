/** What is asked for by typing, besides the notation: the words are the language's own, and English everywhere. */
import { say } from "../../state/words.svelte";
import { plain } from "./typed";

export const COMMANDS = ["help", "hint", "why", "lanes", "table", "rules"] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface Command {
  readonly name: CommandName;
  readonly rest: string;
}

/** `lanes paris` is a command with the rest `paris`; a text that begins with no such word is none. */
export function readCommand(typed: string): Command | null {
  const [, word = "", rest = ""] = /^\s*(\S+)\s*(.*?)\s*$/.exec(typed) ?? [];
  if (word === "?") return { name: "help", rest };
  const name = COMMANDS.find((each) => commandWords(each).includes(plain(word)));
  return name ? { name, rest } : null;
}

export function commandWords(name: CommandName): string[] {
  return [name, ...plain(say(`command-${name}`)).split(" ")];
}
