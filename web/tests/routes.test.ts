import { expect, test } from "vitest";
import { routeOf } from "../src/routes";

function route(path: string): { name: string; id: string } {
  const { name, id } = routeOf(new URL(path, "http://localhost"));
  return { name, id };
}

test("addresses lead to screens", () => {
  expect(route("/")).toEqual({ name: "start", id: "" });
  expect(route("/table/abc")).toEqual({ name: "table", id: "abc" });
  expect(route("/table/abc/")).toEqual({ name: "table", id: "abc" });
  expect(route("/table/abc/replay?at=3")).toEqual({ name: "replay", id: "abc" });
  expect(route("/code/AB%2FC")).toEqual({ name: "code", id: "AB/C" });
  expect(route("/code/%E0%A4%A")).toEqual({ name: "code", id: "%E0%A4%A" });
  expect(route("/nothing/here").name).toBe("nowhere");
});
