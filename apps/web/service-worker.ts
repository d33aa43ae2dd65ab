import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const source = new URL("service-worker/worker.js", import.meta.url);

/** Lays the service worker beside the pages, with a version in it that is another one whenever any of their files is. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const code = readFileSync(source, "utf8");
        const hash = createHash("sha256").update(code);
        for (const file of Object.keys(bundle).sort()) hash.update(`${file}\0`);
        const version = hash.digest("hex").slice(0, 12);
        this.emitFile({ type: "asset", fileName: "sw.js", source: `const VERSION = "${version}";\n${code}` });
      },
    },
  };
}
