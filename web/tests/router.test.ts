/** URL patterns of the router. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("document", { addEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
const { addressOf } = await import("../src/state/router.svelte");

function address(path: string): { name: string; id: string } {
  const { name, id } = addressOf(new URL(path, "http://localhost"));
  return { name, id };
}

test("addresses lead to screens", () => {
  expect(address("/")).toEqual({ name: "start", id: "" });
  expect(address("/table/abc")).toEqual({ name: "table", id: "abc" });
  expect(address("/table/abc/")).toEqual({ name: "table", id: "abc" });
  expect(address("/table/abc/replay?at=3")).toEqual({ name: "replay", id: "abc" });
  expect(address("/code/AB%2FC")).toEqual({ name: "code", id: "AB/C" });
  expect(address("/code/%E0%A4%A")).toEqual({ name: "code", id: "%E0%A4%A" });
  expect(address("/rules")).toEqual({ name: "rule-book", id: "" });
  expect(address("/rules/europe?digest=1#tunnels")).toEqual({ name: "rules", id: "europe" });
  expect(address("/friends")).toEqual({ name: "friends", id: "" });
  expect(address("/friends/ABCDEFGHJK")).toEqual({ name: "friend-link", id: "ABCDEFGHJK" });
  expect(address("/match")).toEqual({ name: "match", id: "" });
  expect(address("/moderation")).toEqual({ name: "moderation", id: "" });
  expect(address("/players/abc")).toEqual({ name: "player", id: "abc" });
  expect(address("/players/abc/games")).toEqual({ name: "history", id: "abc" });
  expect(address("/leaderboard")).toEqual({ name: "leaderboard", id: "" });
  expect(address("/statistics")).toEqual({ name: "statistics", id: "" });
  expect(address("/nothing/here").name).toBe("nowhere");
});
