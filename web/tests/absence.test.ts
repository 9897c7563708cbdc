/** When a bot may stand in for an absent player. */
import { expect, test } from "vitest";
import { withDefaults } from "../src/net/api";
import type { Present, TableView } from "../src/net/wire";
import { absenceAt } from "../src/table/clocks.svelte";

const TURN_BEGAN = 1000;
const PATIENCE = 180;

function shownWith(changes: object = {}): TableView {
  return withDefaults<TableView>("TableView", {
    ...{ id: "t", version: 9, now: TURN_BEGAN, status: "running", digest: "", commitment: "", touched: 0 },
    settings: { board: "usa", players: 3 },
    seats: [{ name: "Anna" }, { name: "Ben", since: TURN_BEGAN }, { bot: "easy" }],
    actors: [1],
    yours: [0],
    ...changes,
  });
}

function presence(seats: number[], absent: object[] = []): Present {
  return withDefaults<Present>("Present", { type: "present", seats, absent, patience: PATIENCE });
}

const away = { presence: presence([0]), yours: [0] };

test("a bot may play for who is away, some minutes after their turn began and they left", () => {
  expect(absenceAt(shownWith(), away, TURN_BEGAN + 60)).toEqual({ seat: 1, left: 120 });
  expect(absenceAt(shownWith(), away, TURN_BEGAN + 180)).toEqual({ seat: 1, left: 0 });
  const left = { ...away, presence: presence([0], [{ seat: 1, since: TURN_BEGAN + 100 }]) };
  expect(absenceAt(shownWith(), left, TURN_BEGAN + 180)).toEqual({ seat: 1, left: 100 });
});

test("nobody is replaced who is there, whom nobody waits for, or for whom a clock or a bot goes on", () => {
  const late = TURN_BEGAN + 1e6;
  expect(absenceAt(shownWith(), { ...away, presence: presence([0, 1]) }, late)).toBeNull();
  expect(absenceAt(shownWith(), { ...away, presence: null }, late)).toBeNull();
  expect(absenceAt(shownWith({ actors: [2] }), away, late)).toBeNull();
  expect(absenceAt(shownWith({ status: "over" }), away, late)).toBeNull();
  const days = { board: "usa", players: 3, pace: { kind: "days", days: 1 } };
  expect(absenceAt(shownWith({ settings: days }), away, late)).toBeNull();
  const stoodIn = [{ name: "Anna" }, { name: "Ben", since: TURN_BEGAN, stand_in: "hard" }, { bot: "easy" }];
  expect(absenceAt(shownWith({ seats: stoodIn }), away, late)).toBeNull();
});

test("only players who have not resigned replace anybody", () => {
  const late = TURN_BEGAN + 1e6;
  expect(absenceAt(shownWith(), { ...away, yours: [] }, late)).toBeNull();
  const resigned = [{ name: "Anna", resigned: true }, { name: "Ben", since: TURN_BEGAN }, { bot: "easy" }];
  expect(absenceAt(shownWith({ seats: resigned }), away, late)).toBeNull();
});
