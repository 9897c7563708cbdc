/** A folder of src imports only itself and the folders above it in this list. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..", "src");
const FOLDERS = [
  "render",
  "net",
  "i18n",
  "state",
  "components",
  "board",
  "account",
  "moderation",
  "friends",
  "table",
  "start",
  "replay",
  "learn",
  "players",
];

function filesOf(folder: string): string[] {
  const all = readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf8" });
  return all.filter((name) => /\.(ts|svelte)$/.test(name)).map((name) => join(SOURCE, folder, name));
}

/** The folders that a file imports. */
function foldersImported(file: string): string[] {
  const paths = [...readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.[^"]*)"/g)].map(([, path]) => path!);
  return paths.map((path) => relative(SOURCE, normalize(join(dirname(file), path))).split("/")[0]!);
}

test.each(FOLDERS)("%s imports only folders above it", (folder) => {
  const allowed = FOLDERS.slice(0, FOLDERS.indexOf(folder) + 1);
  const wrong = filesOf(folder).flatMap((file) =>
    foldersImported(file)
      .filter((each) => !allowed.includes(each))
      .map((each) => `${relative(SOURCE, file)} imports ${each}`),
  );
  expect(wrong).toEqual([]);
});

test("all folders are listed", () => {
  const folders = readdirSync(SOURCE, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...FOLDERS].sort());
});
