/** The complete rules as the page shows them: contents that lead somewhere, and an anchor for every clause. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../tools/catalogs";
import { fileOf, htmlOf } from "../tools/rule_book";

test.each(languages())("the links of the rules in %s lead to their parts", (language) => {
  const html = htmlOf(readFileSync(fileOf(language), "utf8"));
  const anchors = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => decodeURIComponent(id!));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.filter((id) => /^[A-Z]\d+$/.test(id!))).toHaveLength(82);
  expect(html).not.toMatch(/\|---/);
});

test("a language without a translation has the English rules", () => {
  expect(fileOf("xx")).toMatch(/docs\/rules\.md$/);
  expect(fileOf("pl")).toMatch(/docs\/pl\/rules\.md$/);
});
