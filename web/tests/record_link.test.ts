import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { hasRecord, linkedRecord } from "../src/replay/record_link";

const TEXT = `{"branchline": 2, "board": "usa"}\n{"seat": 0, "act": "keep montréal/atlanta"}\n`;

test("a record is read from the fragment of a link", async () => {
  const fragment = `#record=${deflateSync(TEXT).toString("base64url")}`;
  expect(hasRecord(fragment)).toBe(true);
  expect(await linkedRecord(fragment)).toBe(TEXT);
});

test("other fragments have none, and damaged ones are returned as they are", async () => {
  expect(hasRecord("")).toBe(false);
  expect(hasRecord("#top")).toBe(false);
  expect(await linkedRecord("#record=!")).toBe("#record=!");
  expect(await linkedRecord("#record=AAAA")).toBe("#record=AAAA");
});

test("a small link with an endless record is cut off", async () => {
  const fragment = `#record=${deflateSync("x".repeat(50_000_000)).toString("base64url")}`;
  const text = await linkedRecord(fragment);
  expect(text.length).toBeGreaterThan(240_000);
  expect(text.length).toBeLessThan(2_000_000);
});
