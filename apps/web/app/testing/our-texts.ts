import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const home = fileURLToPath(new URL("../../../../", import.meta.url));

/** The project's files that fit a pattern, by their paths from its root. */
export function filesOf(...patterns: string[]): string[] {
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: home })).sort();
}

export function read(file: string): string {
  return readFileSync(home + file, "utf8");
}

/** All texts of a locale file by their keys, `web accounts.parent.title` and the like. */
export function keyedTextsOf(file: string): [key: string, text: string][] {
  const collect = (value: unknown, key: string): [string, string][] =>
    typeof value === "string"
      ? [[key, value]]
      : Object.entries(value as object).flatMap(([step, inner]) => collect(inner, `${key}.${step}`));
  return collect(JSON.parse(read(file)), `${file.split("/")[1]} ${basename(file, ".json")}`);
}
