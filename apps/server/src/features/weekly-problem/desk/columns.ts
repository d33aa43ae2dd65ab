import { lettersOf } from "@dripstone/checker";
import type { Draft } from "./writing.ts";

/** What of a problem's row its writers decide. */
export function columnsOf({ difficulty, topic, rubric, texts }: Draft) {
  return {
    difficulty,
    topic,
    letters: lettersOf(rubric),
    rubric: JSON.stringify(rubric),
    texts: JSON.stringify(texts),
  };
}
