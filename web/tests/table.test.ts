/** The store of a table. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../src/net/wire";

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

function update(version: number): Update {
  const table = { version, seat: 0, yours: [0], actors: [0], seats: [], settings: { board: "x" }, digest: "" };
  return { type: "update", since: 0, happened: [], table } as unknown as Update;
}

test("nothing more can be done until the result of a command is shown", async () => {
  const { TableState } = await import("../src/state/table.svelte");
  const table = new TableState("t", async () => ({ version: 5 }));
  table.board = {} as typeof table.board;
  table.take(update(4));
  const done = table.act("draw");
  await vi.waitFor(() => expect(table.busy).toBe(true));
  await new Promise((resolve) => setTimeout(resolve)); // the answer has come
  expect(table.busy).toBe(true);
  expect(await table.act("draw")).toBe(false);
  table.take(update(5));
  expect(await done).toBe(true);
  expect(table.busy).toBe(false);
});
