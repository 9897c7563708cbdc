/** Vite plugin: emits the service worker sw.js from tools/worker.js, with the files to cache and a version hash. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("worker.js", import.meta.url));
const CACHED = /\.(js|css|woff2)$/;

export function worker(): Plugin {
  return {
    name: "branchline-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const assets = Object.keys(bundle).filter((name) => CACHED.test(name));
      const files = ["/", ...assets.sort().map((name) => `/${name}`)];
      const text = readFileSync(SOURCE, "utf8");
      const version = createHash("sha256").update(text).update(files.join("\n")).digest("hex").slice(0, 12);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + text });
    },
  };
}
