import { readdir, readFile } from "node:fs/promises";
import { plainText } from "../../packages/markdown/src/index.ts";

/** The same numbers in every run. */
export function numbers(seed = 1): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** What people write in the forum's stead: the sentences of the school's own content, in both languages. */
export async function sentences(): Promise<string[]> {
  const folder = new URL("../../content/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".md")).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  return texts
    .flatMap((text) => plainText(text.replace(/^---[\s\S]*?\n---\n/, "")).split(/(?<=[.?!。？！])\s*|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 12 && sentence.length <= 300);
}

/** Texts of a few sentences each, no two of them alike. */
export function writer(from: readonly string[], next: (below: number) => number): (count: number) => string {
  return (count) => Array.from({ length: count }, () => from[next(from.length)]).join(" ");
}
