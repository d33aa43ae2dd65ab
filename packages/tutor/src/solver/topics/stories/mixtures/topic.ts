import { q } from "@dripstone/checker/mathematics";
import type { Fact } from "../../../stories/frames.ts";
import { lineWords } from "../../../stories/lines.ts";
import { defineStories } from "../../../stories/reckoned.ts";
import { changedMixtures } from "./changed.ts";
import { mixtureFrames } from "./frames.ts";
import { mixtureKinds } from "./kinds.ts";
import words from "./words.json" with { type: "json" };

/** Solutions of different strengths: what they make together, what becomes of one, and how much of something is needed. */
export const mixtures = defineStories({
  name: "mixtures",
  words: { en: { ...lineWords.en, ...words.en }, ch: { ...lineWords.ch, ...words.ch } },
  about: "%|percent|浓度|含盐率|含糖率",
  frames: mixtureFrames,
  everyReading: true,
  arrange: (facts) => facts.map(inParts),
  kinds: [...mixtureKinds, ...changedMixtures],
});

/** Salt and water as 1 : 9 are one part and nine. */
function inParts(fact: Fact): Fact {
  const parts = fact.words.parts?.match(/\d+/g);
  const [s, w] = (parts ?? []).map((part) => ({ value: q.rational(BigInt(part)), unit: null, pi: false }));
  return s && w && parts?.length === 2 ? { ...fact, numbers: { ...fact.numbers, s, w } } : fact;
}
