/** Cheapest paths for tickets. */
import { expect, test } from "vitest";
import { cheapestPath } from "../src/board/paths";
import { withDefaults } from "../src/net/api";
import type { RouteInfo } from "../src/net/wire";

function route(a: string, b: string, length: number, country: string | null = null): RouteInfo {
  const plain = { key: `${a}_${b}_1`, number: 1, colour: "red", points: 0, kind: "plain" };
  return withDefaults<RouteInfo>("RouteInfo", { id: `${a}/${b}`, a, b, length, country, ...plain });
}

const routes = [
  route("a", "b", 1),
  route("b", "c", 1),
  route("a", "c", 3),
  route("c", "d", 2),
  route("b", "land", 1, "land"),
];

/** What each route costs: nothing for own ones, and those of others are left out. */
function costs(own: string[], others: string[]): Map<string, number> {
  const open = routes.filter(({ id }) => !others.includes(id));
  return new Map(open.map(({ id, length }) => [id, own.includes(id) ? 0 : length]));
}

test("the way with the fewest trains still to lay, own routes first", () => {
  expect(cheapestPath(routes, costs(["a/c"], []), "a", "d")).toEqual({ own: ["a/c"], open: ["c/d"] });
});

test("what has no cost is no way", () => {
  expect(cheapestPath(routes, costs([], ["a/b"]), "a", "c")).toEqual({ own: [], open: ["a/c"] });
  expect(cheapestPath(routes, costs([], ["a/b", "a/c"]), "a", "c")).toBeNull();
});

test("a country ends a way and is not passed through", () => {
  expect(cheapestPath(routes, costs([], []), "a", "land")).toEqual({ own: [], open: ["b/land", "a/b"] });
});
