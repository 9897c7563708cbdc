/** What the page computes at the end of a game: longest path, scoring steps, tie-breaks and the proof of the deal. */
import { expect, test } from "vitest";
import { longestTrail } from "../src/board/paths";
import type { BoardInfo, RouteInfo, Score, View } from "../src/net/wire";
import { commitmentOf, seedOf } from "../src/table/end/deal_proof";
import { countSteps, highlightsOf, placesOf, pointsAfter, tieBreaks } from "../src/table/end/scoring";

function route(a: string, b: string, length: number): RouteInfo {
  return { id: `${a}/${b}`, a, b, length } as RouteInfo;
}

function score(part: Partial<Score>): Score {
  const whole: Score = {
    ...{ routes: 0, tickets: 0, stations: 0, longest_path: 0, most_tickets: 0, countries: 0, total: 0 },
    ...{ completed: [], failed: [], path: 0, borrowed: {} },
    ...part,
  };
  const { routes, tickets, stations, longest_path, most_tickets, countries } = whole;
  return { ...whole, total: routes + tickets + stations + longest_path + most_tickets + countries };
}

const ROUTES = [route("a", "b", 2), route("b", "c", 3), route("c", "d", 1), route("b", "d", 2), route("d", "e", 6)];

test("the longest path walks each route once, around circles too", () => {
  const own = new Set(ROUTES.map(({ id }) => id));
  const found = longestTrail(ROUTES, own, 14);
  expect(new Set(found).size).toBe(found.length);
  expect(ROUTES.filter(({ id }) => found.includes(id)).reduce((sum, { length }) => sum + length, 0)).toBe(12);
  expect(longestTrail(ROUTES, new Set(["a/b", "d/e"]), 6)).toEqual(["d/e"]);
  expect(longestTrail(ROUTES, new Set(), 0)).toEqual([]);
});

test("the steps of the count add up to the totals, the winner's last", () => {
  const board = {
    routes: ROUTES,
    tickets: [
      { id: "a/e", a: "a", b: "e", points: 9 },
      { id: "a/c", a: "a", b: "c", points: 5 },
    ],
  } as unknown as BoardInfo;
  const scores = [
    score({ routes: 20, tickets: 4, longest_path: 10, completed: ["a/e"], failed: ["a/c"], path: 8, stations: 8 }),
    score({ routes: 7, stations: 4, borrowed: { b: "a/b", c: null }, countries: 3 }),
  ];
  const game = { seats: [{ routes: ["a/b", "b/d", "d/e"] }, { routes: ["b/c"] }] } as unknown as View;
  const steps = countSteps(board, game, scores);
  expect(pointsAfter(steps, steps.length, 2)).toEqual(scores.map(({ total }) => total));
  expect(pointsAfter(steps, 2, 2)).toEqual([20, 7]);
  const [failed, done] = steps.filter(({ kind }) => kind === "ticket");
  expect(failed).toMatchObject({ ticket: "a/c", points: -5, routes: [] });
  expect(done).toMatchObject({ ticket: "a/e", points: 9, cities: ["a", "e"] });
  expect([...done!.routes].sort()).toEqual(["a/b", "b/d", "d/e"]);
  expect(steps.find(({ kind }) => kind === "station")).toMatchObject({ seat: 1, lent: ["a/b"], points: 0 });
  expect(steps.at(-1)).toMatchObject({ kind: "path", seat: 0 });
});

test("ties are broken in the order of the rules, and only what parted somebody is told", () => {
  const [one, two] = [score({ routes: 50, path: 7 }), score({ routes: 50, path: 9 })];
  expect(tieBreaks(["completed tickets", "longest path"], [one, two], [1])).toEqual(["longest path"]);
  expect(tieBreaks(["completed tickets"], [one, two], [0, 1])).toEqual([]);
  expect(tieBreaks(["longest path"], [score({ routes: 60 }), two], [0])).toEqual([]);
});

test("secret and shares give the commitment and the seed of docs/fairness.md", async () => {
  const proof = {
    table: "k3v9x0",
    commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    nonces: ["01".repeat(16), "02".repeat(16)],
  };
  expect(await commitmentOf(proof.secret)).toBe(proof.commitment);
  expect(await seedOf(proof)).toBe("4ff597d0e44abc19b15040ea5e44a74b");
});

test("winners come first, and equal totals share a place", () => {
  const scores = [score({ routes: 30 }), score({ routes: 50 }), score({ routes: 30 }), score({ routes: 10 })];
  expect(placesOf(scores, [1])).toEqual([2, 1, 2, 4]);
  expect(placesOf(scores, [2])).toEqual([3, 2, 1, 4]); // the others resigned
  expect(placesOf([score({ routes: 9 }), score({ routes: 9 })], [1])).toEqual([2, 1]); // a tie-break decided
  expect(placesOf([score({ routes: 9 }), score({ routes: 9 })], [0, 1])).toEqual([1, 1]);
  expect(placesOf(scores, [])).toEqual([]);
  expect(placesOf(scores, [1], [1])).toEqual([1, 4, 1, 3]); // a bot played much of a rated game for the winner
  expect(placesOf(scores, [1], [0, 1])).toEqual([3, 3, 1, 2]);
});

test("whoever has won, a player is told what went well", () => {
  const tickets = [5, 9, 7].map((points, i) => ({ id: `t${i}`, a: "a", b: "e", points }));
  const routes = ROUTES.map((each) => ({ ...each, points: 2.5 * each.length }));
  const board = { routes, tickets } as unknown as BoardInfo;
  const game = { seats: [{ routes: ["a/b", "d/e"] }, { routes: [] }] } as unknown as View;
  const scores = [score({ completed: ["t0", "t1", "t2"] }), score({ failed: ["t1"] })];
  expect(highlightsOf(board, game, scores, 0)).toEqual([
    { code: "ticket", ticket: "t1", points: 9 },
    { code: "tickets", number: 3 },
    { code: "route", route: "d/e", trains: 6, points: 15 },
  ]);
  expect(highlightsOf(board, game, scores, 1)).toEqual([]);
  const small = { seats: [{ routes: ["a/b", "b/c"] }] } as unknown as View; // short routes are no feat, but they count
  expect(highlightsOf(board, small, [score({ routes: 6, failed: ["t1"] })], 0)).toEqual([
    { code: "routes", number: 2, points: 6 },
  ]);
});
