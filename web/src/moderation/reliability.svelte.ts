/** How reliable the people at a table are: fetched once for each set of players, and kept. */
import { api } from "../net/api";
import type { Reliabilities } from "../net/wire";
import type { TableState } from "../state/table.svelte";

type Words = Reliabilities["seats"];

const kept = new Map<string, Promise<Words>>();
const MOST = 50;

/** The words for a table's seats; none until they are known. */
export function reliabilityOf(current: () => TableState): { readonly words: Words } {
  const table = $derived(current());
  let words = $state.raw<Words>([]);
  // Who sits where, without bots; names are part of it, because guests have nothing else that others may know.
  const people = $derived(
    (table.shown?.seats ?? []).map(({ name, bot, player }) => (bot ? "" : (player ?? name ?? ""))).join("\n"),
  );
  $effect(() => {
    const key = `${table.id}\n${people}`;
    if (!people.trim()) return;
    let wanted = true;
    void fetched(table.id, key).then((found) => {
      if (wanted) words = found;
    });
    return () => {
      wanted = false;
    };
  });
  return {
    get words() {
      return words;
    },
  };
}

function fetched(table: string, key: string): Promise<Words> {
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= MOST) kept.clear();
  const asked = api.reliability(table).then(
    ({ seats }) => seats,
    () => {
      kept.delete(key);
      return []; // only a hint: the page does without it
    },
  );
  kept.set(key, asked);
  return asked;
}
