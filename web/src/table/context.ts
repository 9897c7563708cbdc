/** What all that lies around a board shares: the table, and what is being looked at. */
import { getContext, setContext } from "svelte";
import type { TableState } from "../state/table.svelte";
import type { Looking } from "./looking.svelte";

export interface AtTable {
  readonly table: TableState;
  readonly looking: Looking;
  /** Say something; absent where nobody listens. */
  readonly say?: (words: { text: string } | { phrase: never }) => Promise<void>;
}

const KEY = Symbol("table");

export function setTable(at: AtTable): void {
  setContext(KEY, at);
}

export function getTable(): AtTable {
  return getContext<AtTable>(KEY);
}
