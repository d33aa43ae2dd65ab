import { readFileSync } from "node:fs";
import { newest } from "../../newest.ts";
import { packedIn } from "./packed.ts";
import { type Meaning, reader } from "./reader.ts";
import type { Learned } from "./weigher.ts";

let read: ((text: string) => Meaning[]) | null = null;

/** A question that is not understood is looked at again, without what is said beside it, and once more for a guess. */
const KNOWN_MAX = 64;
const known = newest<Meaning[]>(KNOWN_MAX);

/** What a question in anybody's own words may mean. The weights are made ready when they are first asked. */
export function meaningsOf(text: string): readonly Meaning[] {
  read ??= reader(readWeights());
  const reading = read;
  return known(text, () => reading(text));
}

/** What `npm run weigh-questions` has written: meanings in words, and what signs weigh in a file of its own, which is looked up as it is. */
export const readWeights = (): Learned => ({
  ...JSON.parse(readFileSync(new URL("generated/intents.json", import.meta.url), "utf8")),
  weights: packedIn(readFileSync(new URL("generated/weights.bin", import.meta.url))),
});
