/** Text-mode commands besides the notation. Each has words in the chosen language; the English word always works. */
import { say } from "../../state/words.svelte";
import { plain } from "./typed";

export const COMMANDS = ["help", "hint", "why", "routes", "table", "rules"] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface Command {
  readonly name: CommandName;
  readonly rest: string;
}

/** Parses `routes paris` as a command with the rest `paris`; null if the text begins with no command word. */
export function readCommand(typed: string): Command | null {
  const [, word = "", rest = ""] = /^\s*(\S+)\s*(.*?)\s*$/.exec(typed) ?? [];
  if (word === "?") return { name: "help", rest };
  const name = COMMANDS.find((each) => commandWords(each).includes(plain(word)));
  return name ? { name, rest } : null;
}

export function commandWords(name: CommandName): string[] {
  return [name, ...plain(say(`command-${name}`)).split(" ")];
}
