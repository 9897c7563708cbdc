/** Heads that the browser keeps, and what it says of a game record that does or doesn't agree with them. */
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/net/api";
import type { Head, TableView } from "../src/net/wire";
import { keepHead, keptHeads } from "../src/state/heads";
import { checkHistory } from "../src/table/end/history_check";

const TABLE = "k3v9x0";
const SECRET = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
/** The same as in docs/fairness.md. */
const EVENTS = [
  [1794822162600, { event: "sat", seat: 0, name: "Żaneta", nonce: "AQEBAQEBAQEBAQEBAQEBAQ==" }],
  [1794822165250, { event: "acted", seat: 0, actions: ["draw"] }],
];
const HASHES = [
  "ba10a5aea1d56fe631d605441e5d11f9e444054ba373f6fbe655eb008f39dda5",
  "56b8a508a5d8465b745a9a585c89c75f72fe6f25b8e410e46c61fb8be93600a6",
];
const HEADS: Head[] = HASHES.map((hash, i) => ({ table: TABLE, number: i + 1, hash }));

function record(events: readonly unknown[]): string {
  const lines = [{ branchline: 2 }, { proof: { table: TABLE, secret: SECRET } }, { log: { events } }, { acts: 1 }];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

test("a history that is unchanged", async () => {
  expect(await checkHistory(record(EVENTS), HEADS)).toEqual({ result: "kept", number: 2 });
  expect(await checkHistory(record(EVENTS), HEADS.slice(0, 1))).toEqual({ result: "kept", number: 1 });
});

test("a history that was edited, reordered or cut", async () => {
  const [first, second] = EVENTS;
  const later = [first, [1794822165251, second![1]]];
  expect(await checkHistory(record(later), HEADS)).toEqual({ result: "edited", number: 2 });
  expect(await checkHistory(record([second, first]), HEADS)).toEqual({ result: "edited", number: 1 });
  expect(await checkHistory(record([first]), HEADS)).toEqual({ result: "cut", number: 2 });
});

test("nothing to compare", async () => {
  expect(await checkHistory(record(EVENTS), [])).toBeNull();
  expect(await checkHistory(record(EVENTS), [{ ...HEADS[0]!, table: "another" }])).toBeNull();
  expect(await checkHistory('{"branchline": 2}\n', HEADS)).toBeNull();
});

function shown(version: number, status = "running", id = TABLE): TableView {
  return { id, version, head: `hash ${version}`, status } as unknown as TableView;
}

beforeEach(() => vi.restoreAllMocks());

test("the latest head is kept, and now and then a signed one", async () => {
  let version = 0;
  const sign = vi
    .spyOn(api, "head")
    .mockImplementation(async (table) => ({ table, number: version, hash: `hash ${version}`, signature: "signed" }));
  for (version = 1; version <= 60; version++) {
    keepHead(shown(version));
    await Promise.resolve().then(() => undefined);
  }
  version = 61;
  keepHead(shown(61, "over"));
  await vi.waitFor(() => expect(keptHeads(TABLE).at(-1)?.signature).toBe("signed"));
  expect(sign).toHaveBeenCalledTimes(3);
  keepHead(shown(40)); // an old view changes nothing
  expect(keptHeads(TABLE).map(({ number }) => number)).toEqual([25, 50, 61]);
});

test("only so many tables are remembered", () => {
  vi.spyOn(api, "head").mockRejectedValue(new Error("offline"));
  for (let i = 0; i < 50; i++) keepHead(shown(1, "running", `table${i}`));
  const kept = Array.from({ length: 50 }, (_, i) => keptHeads(`table${i}`).length);
  expect(kept.reduce((sum, each) => sum + each)).toBe(40);
  expect(kept[0]).toBe(0);
  expect(kept[49]).toBe(1);
});
