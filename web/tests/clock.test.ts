/** Game clocks of seats, in all languages. */
import { expect, test } from "vitest";
import { bundleOf, type Language } from "../src/i18n/catalogs";
import { Texts } from "../src/i18n/texts";
import type { SeatInfo } from "../src/net/wire";
import { fullTime, shortTime, timeLeft } from "../src/table/clocks.svelte";
import { catalogText } from "../tools/catalogs";

const NONE = { kind: "none", bank: 0, increment: 0, days: 0 } as const;
const LIVE = { kind: "live", bank: 600, increment: 10, days: 0 } as const;
const DAYS = { kind: "days", bank: 0, increment: 0, days: 2 } as const;
const HOUR = 3600;

function seat(bank: number, since: number | null): SeatInfo {
  return { name: "Anna", bot: null, stand_in: null, resigned: false, wants_end: false, bank, since, player: null };
}

/** Replaces the non-breaking spaces between numbers and units. */
function written(language: Language, seconds: number): [short: string, full: string] {
  const texts = new Texts(language, bundleOf(language, catalogText(language)));
  const say = (code: string, args: Record<string, number>) => texts.say(code, args);
  return [shortTime("days", seconds, say).replaceAll("\u00a0", " "), fullTime(seconds, say)];
}

test("days for a move are counted from its beginning", () => {
  expect(timeLeft(DAYS, seat(0, 1000), 1000)).toEqual({ seconds: 48 * HOUR, running: true, little: false });
  expect(timeLeft(DAYS, seat(0, 1000), 1000 + 46.5 * HOUR)).toMatchObject({ little: true });
  expect(timeLeft(DAYS, seat(0, 1000), 1000 + 50 * HOUR)?.seconds).toBe(0);
});

test("who is not to move has all of the days", () => {
  expect(timeLeft(DAYS, seat(0, null), 5000)).toEqual({ seconds: 48 * HOUR, running: false, little: false });
});

test("no clock is shown where there is none, nor for bots that would have days", () => {
  expect(timeLeft(NONE, seat(0, 1000), 5000)).toBe(null);
  for (const bot of [{ bot: "easy" }, { stand_in: "easy" }, { resigned: true }])
    expect(timeLeft(DAYS, { ...seat(0, null), ...bot }, 5000)).toBe(null);
});

test("a bank of minutes runs only while it is the seat's move", () => {
  expect(timeLeft(LIVE, seat(100, null), 5000)).toEqual({ seconds: 100, running: false, little: false });
  expect(timeLeft(LIVE, seat(100, 4920), 5000)).toEqual({ seconds: 20, running: true, little: true });
  expect(timeLeft(LIVE, seat(100, 5003), 5000)?.seconds).toBe(100); // the clocks of server and client differ a little
  expect(shortTime("live", 65.7, () => "")).toBe("1:05");
  expect(shortTime("live", 3905, () => "")).toBe("1:05:05");
});

test("time is written short and in full", () => {
  expect(written("en", 48 * HOUR - 1)).toEqual(["1 d 23 h", "1 day 23 hours"]);
  expect(written("pl", 48 * HOUR - 1)).toEqual(["1 d 23 h", "1 dzień 23 godziny"]);
  expect(written("ro", 48 * HOUR - 1)).toEqual(["1 z 23 h", "1 zi 23 de ore"]);
  expect(written("en", 168 * HOUR)).toEqual(["7 d", "7 days"]);
  expect(written("pl", 5.9 * HOUR)).toEqual(["5 h", "5 godzin"]);
  expect(written("ro", 12 * 60 + 30)).toEqual(["12 min", "12 minute"]);
  expect(written("en", 1)).toEqual(["1 min", "1 minute"]);
  expect(written("en", 0)).toEqual(["0 min", "0 minutes"]);
});
