import { readFileSync } from "node:fs";
import { type Meaning, reader } from "./reader.ts";
import type { Learned } from "./weigher.ts";

let read: ((text: string) => Meaning[]) | null = null;

/** What a question in anybody's own words may mean. The weights are made ready when they are first asked. */
export function meaningsOf(text: string): Meaning[] {
  read ??= reader(readWeights());
  return read(text);
}

/** What `npm run weigh-questions` has written: too much for a module, whose every word the compiler takes for a type. */
export const readWeights = (): Learned =>
  JSON.parse(readFileSync(new URL("generated/weights.json", import.meta.url), "utf8"));
