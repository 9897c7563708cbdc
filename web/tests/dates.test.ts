import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => {}); // for other windows' preferences
const { dayOf } = await import("../src/state/dates");
const { preferences } = await import("../src/state/preferences.svelte");

const CHRISTMAS = Date.UTC(2026, 11, 25, 12) / 1000;

test.each([
  ["en", ["en-GB", "en"], "25 Dec 2026"],
  ["en", ["en-US"], "Dec 25, 2026"],
  ["en", ["pl-PL"], "Dec 25, 2026"],
  ["pl", ["en-GB"], "25 gru 2026"],
] as const)("a day in %s, with a browser that speaks %s", (language, languages, written) => {
  vi.stubGlobal("navigator", { languages });
  preferences.language = language;
  expect(dayOf(CHRISTMAS)).toBe(written);
});
