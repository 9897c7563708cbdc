/** URL patterns of the router. */
import { expect, test } from "vitest";
import { addressOf } from "../src/screens";

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
  expect(address("/nothing/here").name).toBe("nowhere");
});
