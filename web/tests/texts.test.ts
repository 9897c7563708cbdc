/** The page tells what Python tells: examples of every make, written by tools/page.py. */
import { expect, test } from "vitest";
import { filled } from "../src/net/filled";
import { bundleOf, type Language } from "../src/words/catalogs";
import { type Named, Names } from "../src/words/names";
import { type Action, type Cards, Texts, type Told } from "../src/words/texts";
import { catalogText } from "../tools/catalogs";
import examples from "./examples.json";

type Example = [language: Language, board: keyof typeof examples.boards, kind: string, data: unknown, text: string];
const LANGUAGES: Language[] = ["en", "pl", "ro"];

for (const language of LANGUAGES) {
  test(`sentences in ${language} are Python's`, () => {
    const bundle = bundleOf(language, catalogText(language));
    const own = (examples.sentences as Example[]).filter((each) => each[0] === language);
    expect(own.length).toBeGreaterThan(100);
    for (const [, board, kind, data, text] of own) {
      const texts = new Texts(
        language,
        bundle,
        new Names(examples.boards[board] as unknown as Named),
        examples.names,
        0,
      );
      expect(told(texts, kind, data)).toBe(text);
    }
  });
}

function told(texts: Texts, kind: string, data: unknown): string {
  switch (kind) {
    case "event":
      return texts.event(filled<Told>("Event", data));
    case "action":
      return texts.action(data as Action);
    case "lacking":
      return texts.cards(data as Cards, "lacking");
    default:
      return texts.goal(data as string);
  }
}
