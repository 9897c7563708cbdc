/** Cheapest paths for tickets. */
import { expect, test } from "vitest";
import { cheapestPath, openRoutes } from "../src/board/paths";
import { withDefaults } from "../src/net/api";
import type { RouteInfo, View } from "../src/net/wire";

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

function game(own: string[], others: string[], refused: { code: string; routes: string[] }[] = []): View {
  const seats = [{ routes: own }, { routes: others }];
  return withDefaults<View>("View", { seats, refused });
}

test("the way with the fewest trains still to lay, own routes first", () => {
  const costs = openRoutes(routes, game(["a/c"], []), 0);
  expect(cheapestPath(routes, costs, "a", "d")).toEqual({ own: ["a/c"], open: ["c/d"] });
});

test("others' routes are no way, and neither is what can never be claimed", () => {
  expect(cheapestPath(routes, openRoutes(routes, game([], ["a/b"]), 0), "a", "c")).toEqual({ own: [], open: ["a/c"] });
  const shut = game([], ["a/b"], [{ code: "double-closed", routes: ["a/c"] }]);
  expect(cheapestPath(routes, openRoutes(routes, shut, 0), "a", "c")).toBeNull();
});

test("what is only too dear now is still a way", () => {
  const dear = game([], [], [{ code: "cards-short", routes: ["a/b", "b/c", "a/c"] }]);
  expect(cheapestPath(routes, openRoutes(routes, dear, 0), "a", "c")).toEqual({ own: [], open: ["b/c", "a/b"] });
});

test("a country ends a way and is not passed through", () => {
  const costs = openRoutes(routes, game([], []), 0);
  expect(cheapestPath(routes, costs, "a", "land")).toEqual({ own: [], open: ["b/land", "a/b"] });
});
