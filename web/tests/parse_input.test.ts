/** Text-mode input: completion and abbreviations of actions. */
import { expect, test } from "vitest";
import { bundleOf } from "../src/i18n/catalogs";
import { Texts } from "../src/i18n/texts";
import type { View } from "../src/net/wire";
import { groupByTarget, optionsOf } from "../src/table/text/legal_actions";
import { completions, matchingOptions, named, withIds } from "../src/table/text/parse_input";
import { TypedWords } from "../src/table/text/typed_words";
import { catalogText } from "../tools/catalogs";

const GAME = {
  hand: { red: 4, locomotive: 1, blue: 3 },
  face_up: ["red", "blue", null, "locomotive", "red"],
  offer: [{ ticket: "berlin/roma" }, { ticket: "paris/wien" }, { ticket: "brest/venezia" }],
  legal: {
    ...{ take: ["red", "blue", "locomotive"], draw: true, tickets: true, keep: 0, pass: false, decline: false },
    ...{ pay: [], give: [], stations: { cities: ["zurich"], payments: ["with 1 red", "with 1 blue"] } },
    claims: [
      { routes: ["berlin/warszawa", "berlin/warszawa:2"], payments: ["with 3 red 1 locomotive", "with 4 red"] },
      { routes: ["berlin/wien"], payments: ["with 3 blue"] },
    ],
  },
} as unknown as View;
const OPTIONS = optionsOf(GAME);
const texts = (options: readonly { text: string }[]) => options.map(({ text }) => text);

test("everything that is possible is there, the sensible payment first", () => {
  expect(texts(OPTIONS)).toContain("claim berlin/warszawa:2 with 4 red");
  expect(OPTIONS).toHaveLength(12);
  const ways = groupByTarget(OPTIONS.filter(({ group }) => group === "routes"));
  expect(ways.map((each) => each[0]!.text)).toEqual([
    "claim berlin/warszawa with 4 red",
    "claim berlin/warszawa:2 with 4 red",
    "claim berlin/wien with 3 blue",
  ]);
});

test("short texts mean what they begin", () => {
  expect(texts(matchingOptions("draw", OPTIONS))).toEqual(["draw"]);
  expect(texts(matchingOptions("cl ber wie", OPTIONS))).toEqual(["claim berlin/wien with 3 blue"]);
  expect(matchingOptions("claim berlin/warszawa", OPTIONS)).toHaveLength(4);
  expect(texts(matchingOptions("station Zürich 1 blue", OPTIONS))).toEqual(["station zurich with 1 blue"]);
  expect(matchingOptions("fly to berlin", OPTIONS)).toEqual([]);
});

test("which tickets are kept is never guessed", () => {
  const offered = optionsOf({ ...GAME, legal: { ...GAME.legal, keep: 2 } });
  expect(texts(offered)).toContain("keep berlin/roma, paris/wien, brest/venezia");
  expect(matchingOptions("keep berlin/roma, paris/wien", offered)).toEqual([]);
  expect(matchingOptions("keep berlin/roma, paris/wien, brest/venezia", offered)).toHaveLength(1);
});

test("numbers of what lies on the table become names", () => {
  expect(named("take 2", GAME)).toBe("take blue");
  expect(named("keep 1 3", GAME)).toBe("keep berlin/roma, brest/venezia");
  expect(named("take 3", GAME)).toBe("take 3");
  expect(named(" draw ", GAME)).toBe("draw");
});

test("completion finds by the beginning, then by words in any language", () => {
  const told = ({ text }: { text: string }) => (text === "draw" ? "dobierz kartę ze stosu" : "");
  expect(texts(completions("take", OPTIONS, told))).toEqual(["take red", "take blue", "take locomotive"]);
  expect(texts(completions("karte", OPTIONS, told))).toEqual(["draw"]);
  expect(completions("", OPTIONS, told)).toEqual([]);
});

const NAMES = new Map([
  ["warszawa", ["warsaw", "varsovia"]],
  ["wien", ["wieden", "viena"]],
  ["new-york", ["nowy-jork"]],
]);

test("places are known by their other names, also abbreviated", () => {
  expect(texts(matchingOptions("claim berlin/wiedeń", OPTIONS, NAMES))).toEqual(["claim berlin/wien with 3 blue"]);
  expect(texts(matchingOptions("cl vie ber", OPTIONS, NAMES))).toEqual([]);
  expect(texts(matchingOptions("cl ber vie", OPTIONS, NAMES))).toEqual(["claim berlin/wien with 3 blue"]);
  expect(withIds("claim Nowy Jork/Varșovia with 2 red", NAMES)).toBe("claim new-york/warszawa with 2 red");
});

test("actions are typed, abbreviated and completed in the language", () => {
  const words = new TypedWords(new Texts("pl", bundleOf("pl", catalogText("pl"))));
  const polish = OPTIONS.map((option) => ({ ...option, written: words.written(option.text) }));
  const meant = (line: string) => texts(matchingOptions(line, polish, NAMES));
  expect(meant("dobierz")).toEqual(["draw"]);
  expect(meant("zaj ber wied")).toEqual(["claim berlin/wien with 3 blue"]);
  expect(meant(words.notation("weź czerwony"))).toEqual(["take red"]);
  expect(meant(words.notation("zajmij połączenie berlin – wiedeń za 3 niebieskie karty"))).toHaveLength(1);
  expect(named(words.notation("weź 2"), GAME)).toBe("take blue");
  expect(named(words.notation("zatrzymaj 1 3"), GAME)).toBe("keep berlin/roma, brest/venezia");
  const offered = completions("zajmij berlin/wi", polish, () => "").map(({ written }) => written);
  expect(offered[0]).toBe("zajmij berlin/wien za 3 niebieskie karty");
});
