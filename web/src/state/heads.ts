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

/** Milliseconds from an update to when its head is stored: writing takes long, and updates often follow each other. */
const STORED_AFTER = 1000;

/** The latest view of each table whose head is to be stored. */
const waiting = new Map<string, TableView>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the head of a table that is shown: soon, and before the page is left. */
export function keepHead(shown: TableView): void {
  if (!shown.head) return;
  if (!waiting.size) timer = setTimeout(storeWaiting, STORED_AFTER);
  waiting.set(shown.id, shown);
}

if (typeof addEventListener === "function") addEventListener("pagehide", storeWaiting);

function storeWaiting(): void {
  clearTimeout(timer);
  for (const shown of waiting.values()) store(shown);
  waiting.clear();
}

function store({ id, version, head, status }: TableView): void {
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

function read(id: string): KeptHeads {
  try {
    return JSON.parse(load(`heads.${id}`) ?? "") as KeptHeads;
  } catch {
    return { latest: null, signed: [] };
  }
}

/** Stores the heads of a table, and forgets those of the table that was played longest ago. */
function write(id: string, heads: KeptHeads): void {
  save(`heads.${id}`, JSON.stringify(heads));
  const tables = (load("heads") ?? "").split(" ").filter((each) => each && each !== id);
  for (const old of tables.splice(0, Math.max(tables.length + 1 - MOST_TABLES, 0))) remove(`heads.${old}`);
  save("heads", [...tables, id].join(" "));
}
