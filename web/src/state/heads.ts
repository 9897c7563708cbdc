/**
 * Heads of tables' logs, kept in local storage: who keeps the hash of a log can tell later whether history was changed.
 *
 * The latest one comes with every update. Now and then the server is asked for its signature, too, which makes the head
 * evidence for others.
 */
import { api } from "../net/api";
import type { Head, TableView } from "../net/wire";
import { load, remove, save } from "./storage";

const MOST_TABLES = 40;
/** Events between two signed heads. */
const SIGN_EVERY = 25;

interface KeptHeads {
  readonly latest: Head | null;
  readonly signed: readonly Head[];
}

/** Keeps the head of a table that is shown. */
export function keepHead({ id, version, head, status }: TableView): void {
  if (!head) return;
  const { latest, signed } = read(id);
  if (latest && latest.number >= version) return;
  write(id, { latest: { table: id, number: version, hash: head }, signed });
  const last = signed.at(-1)?.number ?? 0;
  if (version - last >= SIGN_EVERY || status === "over") void keepSigned(id);
}

/** The heads that were kept of a table, in the order of their events. */
export function keptHeads(id: string): readonly Head[] {
  storeWaiting();
  const { latest, signed } = read(id);
  const unsigned = latest && !signed.some(({ number }) => number === latest.number) ? [latest] : [];
  return [...signed, ...unsigned].sort((a, b) => a.number - b.number);
}

async function keepSigned(id: string): Promise<void> {
  try {
    const head = await api.head(id);
    const { latest, signed } = read(id);
    if (signed.every(({ number }) => number < head.number)) write(id, { latest, signed: [...signed, head] });
  } catch {
    // The next update asks again.
  }
}

/** Heads that are not stored yet, by table: local storage is slow, and updates often follow each other. */
const waiting = new Map<string, KeptHeads>();
const STORED_AFTER = 1000; // milliseconds
let timer: ReturnType<typeof setTimeout> | undefined;

function read(id: string): KeptHeads {
  const found = waiting.get(id);
  if (found) return found;
  try {
    return JSON.parse(load(`heads.${id}`) ?? "") as KeptHeads;
  } catch {
    return { latest: null, signed: [] };
  }
}

/** Stores the heads of a table soon, and before the page is left. */
function write(id: string, heads: KeptHeads): void {
  if (!waiting.size) timer = setTimeout(storeWaiting, STORED_AFTER);
  waiting.set(id, heads);
}

globalThis.addEventListener?.("pagehide", storeWaiting);

function storeWaiting(): void {
  clearTimeout(timer);
  for (const [id, heads] of waiting) store(id, heads);
  waiting.clear();
}

/** Stores the heads of a table, and forgets those of the table that was played longest ago. */
function store(id: string, heads: KeptHeads): void {
  save(`heads.${id}`, JSON.stringify(heads));
  const tables = (load("heads") ?? "").split(" ").filter((each) => each && each !== id);
  for (const old of tables.splice(0, Math.max(tables.length + 1 - MOST_TABLES, 0))) remove(`heads.${old}`);
  save("heads", [...tables, id].join(" "));
}
