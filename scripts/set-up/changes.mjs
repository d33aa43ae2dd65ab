import { watch } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const watched = ["apps/server/src", "packages", "content", "site.config.ts", "people.config.ts", "office.config.ts"];
/** Editors write a file in several steps, and branches change many files at once. */
const QUIET_MS = 200;

/**
 * Calls back after the sources of the server have changed and rest again. The web's are Vite's own matter.
 * @param {() => void} onChange
 */
export function watchServerSources(onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let rest;
  for (const path of watched) {
    watch(join(root, path), { recursive: true }, (_event, name) => {
      if (name && /(^|[\\/])node_modules[\\/]|\.test\.ts$/.test(name)) return;
      clearTimeout(rest);
      rest = setTimeout(onChange, QUIET_MS);
    });
  }
}
