/** Words about tables in lists. */
import type { Listed } from "../net/wire";
import { me } from "../state/me.svelte";
import { say } from "../state/words.svelte";
import { LEVELS } from "../words/levels";

/** Who sits there: the others, if one sits there oneself. */
export function companyOf({ names, players }: Listed): string {
  const told = names.filter((name): name is string => name !== null);
  const own = told.indexOf(me.person?.name ?? "");
  const others = own < 0 ? told : told.toSpliced(own, 1);
  const people = others.map((name) => ((LEVELS as readonly string[]).includes(name) ? say(`name-${name}`) : name));
  return people.length ? people.join(", ") : say("page-start-seats", { number: players });
}

/** What it waits for. */
export function stateOf(table: Listed, mine: boolean): string {
  if (table.status === "over") return say("page-list-over");
  if (table.status === "running") {
    if (!mine) return say("page-list-running");
    return say(table.turn ? "page-list-your-turn" : "page-list-their-turn");
  }
  if (table.free > 0) return say("page-list-free", { number: table.free });
  return say("page-list-full");
}
