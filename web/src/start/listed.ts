/** Texts for tables in lists. */
import type { TableListing } from "../net/wire";
import { me } from "../state/me.svelte";
import { say } from "../state/words.svelte";
import { LEVELS } from "../words/levels";

/** The names of the players, without the user's own. */
export function companyOf({ names, players }: TableListing): string {
  const present = names.filter((name): name is string => name !== null);
  const own = present.indexOf(me.person?.name ?? "");
  const others = own < 0 ? present : present.toSpliced(own, 1);
  const people = others.map((name) => ((LEVELS as readonly string[]).includes(name) ? say(`name-${name}`) : name));
  return people.length ? people.join(", ") : say("page-start-seats", { number: players });
}

/** The state of the table: what it waits for. */
export function stateOf(table: TableListing, mine: boolean): string {
  if (table.status === "over") return say("page-list-over");
  if (table.status === "running") {
    if (!mine) return say("page-list-running");
    return say(table.turn ? "page-list-your-turn" : "page-list-their-turn");
  }
  if (table.free > 0) return say("page-list-free", { number: table.free });
  return say("page-list-full");
}
