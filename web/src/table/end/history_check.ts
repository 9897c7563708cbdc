/** Checks in the browser that a game's history is the one whose heads were kept during the game. See docs/fairness.md. */
import type { Head } from "../../net/wire";
import { bytes, hex, joined, sha256 } from "./deal_proof";

const LABEL = "branchline log 1";

export interface HistoryCheck {
  readonly result: "kept" | "edited" | "cut";
  /** The last event up to which history is unchanged, or the event whose head does not fit. */
  readonly number: number;
}

/** Compares heads with the log in a game record; null if there are none, or no log. */
export async function checkHistory(record: string, heads: readonly Head[]): Promise<HistoryCheck | null> {
  const hashes = await hashesOf(record);
  const own = heads.filter(({ table }) => table === hashes.table);
  if (!hashes.all.length || !own.length) return null;
  for (const { number, hash } of own) {
    if (number > hashes.all.length) return { result: "cut", number };
    if (hashes.all[number - 1] !== hash) return { result: "edited", number };
  }
  return { result: "kept", number: Math.max(...own.map(({ number }) => number)) };
}

/** The hash of each event of the log in a record, computed from the first on. */
async function hashesOf(record: string): Promise<{ table: string; all: string[] }> {
  const lines = record.split("\n").filter((line) => line.startsWith('{"proof"') || line.startsWith('{"log"'));
  const { proof, log } = Object.assign({}, ...lines.map((line) => JSON.parse(line)));
  if (!proof || !log) return { table: "", all: [] };
  const text = new TextEncoder();
  const key = await sha256(joined([text.encode(LABEL), bytes(proof.secret)]));
  let before = await sha256(text.encode(proof.table));
  const all: string[] = [];
  let started = false;
  let sealed = false;
  for (const [at, what] of log.events as [number, Record<string, unknown>][]) {
    started ||= what.event === "started";
    const old = what.event === "sat" && what.name === "" && typeof what.erased === "string" && !started && !sealed;
    sealed ||= what.event === "sat" && ("salt" in what || "seal" in what);
    before = old
      ? bytes(what.erased as string) // a log from before there were seals
      : await sha256(joined([key, before, text.encode(canonical([all.length + 1, at, await withoutName(what)]))]));
    all.push(hex(before));
  }
  return { table: proof.table, all };
}

/** A person's sitting down as it is hashed: with a salted hash, the seal, in place of the name, which may be erased. */
async function withoutName(what: Record<string, unknown>): Promise<unknown> {
  if (what.event !== "sat" || "salt" in what === "seal" in what) return what;
  const { name, salt, ...rest } = what;
  if ("seal" in what) return name === "" ? rest : what;
  return { ...rest, seal: hex(await sha256(new TextEncoder().encode(`branchline name 1 ${salt} ${name}`))) };
}

/** Canonical JSON: compact, with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
}
