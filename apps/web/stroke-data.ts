import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const library = fileURLToPath(new URL(".", import.meta.resolve("hanzi-writer-data/package.json")));
const lessons = fileURLToPath(new URL("../../content/lessons", import.meta.url));

const ALL = "virtual:stroke-data";
const ONE = "virtual:stroke-data/";

/** What the course page has to write, whatever the lessons have. */
const always = "水石木火山人";

/**
 * How the characters of the lessons are written, stroke by stroke: each character a file of its own, fetched when it is shown. Of the library's nine
 * thousand only those are taken that a lesson asks to write (`characters:` in its `lesson.yaml`).
 */
export function strokeData(): Plugin {
  return {
    name: "stroke-data",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const entries = charactersOfLessons().map((it) => `${JSON.stringify(it)}: () => import("${ONE}${codeOf(it)}")`);
        return `export const strokeData = {${entries.join(",")}};`;
      }
      if (!id.startsWith(`\0${ONE}`)) return;
      const character = String.fromCodePoint(Number.parseInt(id.slice(ONE.length + 1), 16));
      return `export default ${readFileSync(join(library, `${character}.json`), "utf8")};`;
    },
    // The strokes may be passed on with their license.
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "assets/strokes-LICENSE.txt",
        source: readFileSync(join(library, "ARPHICPL.TXT")),
      });
    },
  };
}

/** Those of which the library knows the strokes. */
function charactersOfLessons(): string[] {
  const files = globSync("*/*/lesson.yaml", { cwd: lessons }).map((file) => readFileSync(join(lessons, file), "utf8"));
  const asked = files.flatMap((source) =>
    [...source.matchAll(/\bcharacters:\s*["']?([^"'\n}]+)/g)].map(([, them = ""]) => them),
  );
  const characters = new Set([...always, ...asked.join("")].filter((it) => /\p{sc=Han}/u.test(it)));
  const known = new Set(globSync("*.json", { cwd: library }).map((file) => file.slice(0, -".json".length)));
  return [...characters].filter((it) => known.has(it));
}

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16);
