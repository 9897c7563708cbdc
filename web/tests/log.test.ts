/** Log lines from game events. */
import { expect, test } from "vitest";
import { withDefaults } from "../src/net/api";
import type { LogEntry } from "../src/net/wire";
import { logLines, movesOf, newsFor, subjectsOf } from "../src/table/log";

function happening(seq: number, what: string, seat: number | null, events: object[] = []): LogEntry {
  return withDefaults<LogEntry>("LogEntry", { seq, at: 0, what, seat, events });
}

const claim = [
  { code: "claim", seat: 0, route: "a/b", cards: { red: 1 } },
  { code: "claimed", seat: 0, route: "a/b", points: 1, trains: 1 },
];

test("the log tells what players do, and not what the deck does", () => {
  const lines = logLines([
    happening(1, "made", null),
    happening(2, "acted", 1, [
      { code: "take", seat: 1, card: "red", slot: 2 },
      { code: "turned-up", card: "blue", slot: 2 },
    ]),
    happening(3, "resigned", 1),
  ]);
  expect(lines.map((line) => line.event?.code ?? line.happening.what)).toEqual(["take", "resigned"]);
});

test("what was taken back has not happened", () => {
  const lines = logLines([happening(1, "acted", 0, claim), happening(2, "undone", 0)]);
  expect(lines.map((line) => line.event?.code ?? line.happening.what)).toEqual(["undone"]);
});

test("what was told stays the same line", () => {
  const first = happening(1, "acted", 0, claim);
  const [before] = logLines([first]);
  expect(logLines([first, happening(2, "resigned", 1)])[0]).toBe(before);
});

test("a line speaks of routes and cities", () => {
  const [first] = logLines([happening(1, "acted", 0, claim)]);
  expect(subjectsOf(first!.event!, () => undefined)).toEqual({ routes: ["a/b"], cities: [] });
  const kept = withDefaults<Parameters<typeof subjectsOf>[0]>("Event", { code: "kept", seat: 0, tickets: ["x/y"] });
  expect(subjectsOf(kept, () => ({ a: "x", b: "y" }))).toEqual({ routes: [], cities: ["x", "y"] });
});

test("beside a name stands the last move, or the two cards of one turn", () => {
  const draw = [{ code: "draw", seat: 1 }];
  const lines = logLines([
    happening(1, "acted", 1, draw),
    happening(2, "acted", 0, claim),
    happening(3, "acted", 1, [{ code: "take", seat: 1, card: "red", slot: 2 }]),
    happening(4, "acted", 1, [...draw, { code: "reshuffle", number: 40 }]),
  ]);
  expect(movesOf(lines, 0).map(({ code }) => code)).toEqual(["claimed"]);
  expect(movesOf(lines, 1).map(({ code }) => code)).toEqual(["take", "draw"]);
  expect(movesOf(lines, 2)).toEqual([]);
});

test("what others did is new until the player acts", () => {
  const take = [
    { code: "take", seat: 1, card: "red", slot: 2 },
    { code: "turned-up", card: "blue", slot: 2 },
  ];
  const station = [{ code: "station", seat: 2, city: "x", cards: {} }];
  const history = [
    happening(1, "acted", 1, take),
    happening(2, "acted", 0, claim),
    happening(3, "acted", 1, take),
    happening(4, "acted", 2, [{ code: "claimed", seat: 2, route: "c/d", points: 1, trains: 1 }]),
    happening(5, "acted", 2, station),
    happening(6, "undone", 2),
  ];
  const news = newsFor(history, 0);
  expect([[...news.routes], [...news.cities], [...news.slots], [...news.seats]]).toEqual([["c/d"], [], [2], [1, 2]]);
  expect(newsFor([...history, happening(7, "acted", 0, claim)], 0).routes.size).toBe(0);
  expect(newsFor(history.slice(0, 1), 0).slots.size).toBe(0); // a player who has not acted yet has seen nothing else
});

test("a claim is told once, with all that it cost", () => {
  const history = [
    happening(1, "acted", 1, [{ code: "claim", seat: 1, route: "a/b", cards: { red: 2 } }]),
    happening(2, "acted", 1, [{ code: "tunnel", seat: 1, route: "a/b", turned_up: ["red"], owed: 1 }]),
    happening(3, "acted", 1, [
      { code: "pay", seat: 1, cards: { locomotive: 1 } },
      { code: "claimed", seat: 1, route: "a/b", points: 2, trains: 2 },
    ]),
  ];
  const codes = (entries: readonly LogEntry[]) =>
    logLines(entries).map(({ event, happening }) => event?.code ?? happening.what);
  expect(codes(history.slice(0, 2))).toEqual(["claim", "tunnel"]);
  expect(codes(history)).toEqual(["tunnel", "claimed"]);
  expect(logLines(history)[1]!.event!.cards).toEqual({ red: 2, locomotive: 1 });
  expect(logLines([...history])[1]).toBe(logLines(history)[1]);
  expect(codes([...history, happening(4, "undone", 1)])).toEqual(["claim", "tunnel", "undone"]);
});

test("the tickets that somebody begins with are told once", () => {
  const lines = logLines([
    happening(1, "acted", 0, [{ code: "keep", seat: 0, tickets: ["x/y"] }]),
    happening(2, "acted", 1, [
      { code: "keep", seat: 1, number: 2 },
      { code: "kept", seat: 0, tickets: ["x/y"] },
      { code: "kept", seat: 1, number: 2 },
    ]),
    happening(3, "acted", 0, [{ code: "keep", seat: 0, tickets: ["a/b"] }]),
  ]);
  expect(lines.map(({ event }) => [event!.code, event!.seat])).toEqual([
    ["kept", 0],
    ["kept", 1],
    ["keep", 0],
  ]);
});
