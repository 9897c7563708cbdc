/** Svelte context of a table's components: the table store and the current selection. */
import { getContext, setContext } from "svelte";
import type { Say } from "../net/wire";
import type { TableState } from "../state/table.svelte";
import type { Looking } from "./looking.svelte";

export interface AtTable {
  readonly table: TableState;
  readonly looking: Looking;
  /** Sends a chat line; absent where there is no chat. */
  readonly say?: (words: Pick<Say, "text"> | Pick<Say, "phrase">) => Promise<void>;
}

const KEY = Symbol("table");

export function setTable(at: AtTable): void {
  setContext(KEY, at);
}

export function getTable(): AtTable {
  return getContext<AtTable>(KEY);
}
