import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogs } from "./tools/catalogs.ts";
import { ruleBook } from "./tools/rule_book.ts";
import { worker } from "./tools/worker.ts";

export default defineConfig({
  plugins: [catalogs(), ruleBook(), svelte(), worker()],
  build: {
    outDir: process.env.PAGE_OUT ?? "../src/branchline/server/app/pages/dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy forbids fonts and styles from data: URLs
    target: "es2022",
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: process.env.BRANCHLINE ?? "http://127.0.0.1:8421", ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
