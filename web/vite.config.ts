import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogs } from "./tools/catalogs.ts";
import { ruleBook } from "./tools/rule_book.ts";
import { worker } from "./tools/worker.ts";

const TABLE =
  /src\/(board|render)\/|src\/table\/(?!end|lobby|text)|src\/net\/connection|src\/state\/(heads|sounds|table)/;
const PEOPLE = /src\/friends\/|src\/moderation\/reliability/;
/** Not needed by the first screen or a table. */
const COMMUNITY =
  /src\/(account|moderation|players)\/|src\/components\/(community|CommunityScreen|Fold|Rating|ResultTiles)/;

export default defineConfig({
  plugins: [catalogs(), ruleBook(), svelte(), worker()],
  build: {
    outDir: process.env.PAGE_OUT ?? "../src/branchline/server/app/pages/dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy forbids fonts and styles from data: URLs
    target: "es2022",
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What screens share is in a few files, by purpose: a request costs more than some code that comes early.
          includeDependenciesRecursively: false,
          groups: [
            { name: "table", test: TABLE, minShareCount: 2, priority: 3 },
            { name: "people", test: PEOPLE, minShareCount: 2, priority: 2 },
            { name: "community", test: COMMUNITY, minShareCount: 2, priority: 2 },
            { name: "page", test: /src\/(components|i18n|net|state)\/|node_modules/, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: process.env.BRANCHLINE ?? "http://127.0.0.1:8421", ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
