import { q } from "@dripstone/checker/mathematics";
import type { Fact } from "../../../stories/frames.ts";
import { lineWords } from "../../../stories/lines.ts";
import { defineStories } from "../../../stories/reckoned.ts";
import { changedKinds } from "./changed.ts";
import { mixtureFrames } from "./frames.ts";
import { mixtureKinds } from "./kinds.ts";
import words from "./words.json" with { type: "json" };

const telling = {
  about: "%|percent|浓度|含盐率|含糖率",
  frames: mixtureFrames,
  everyReading: true,
  arrange: (facts: Fact[], story: string) => (isOfOne(story) ? facts.map(inParts) : null),
} as const;

/** Solutions of different strengths: what they make together, and how much of one is needed. */
export const mixtures = defineStories({ name: "mixtures", words, ...telling, kinds: mixtureKinds });

/** What becomes of a solution, or an alloy, when some of it goes or something comes to it. */
export const changedMixtures = defineStories({
  name: "changed-mixtures",
  words: lineWords,
  ...telling,
  kinds: changedKinds,
});

const stuffs =
  /(?<![a-z])(?:acid|alcohol|salt|saline|sugar|antifreeze|bleach|vinegar|chlorine|iodine|copper|silver|gold|tin|zinc|nickel|iron|butterfat|ethanol|peroxide)(?![a-z])|盐(?!酸)|糖|酒精|铜|银|金(?!属)|锡|锌|铁|镍/g;

/** Only strengths of one substance can be compared; saline is salt. */
const isOfOne = (story: string) =>
  new Set((story.replaceAll("合金", "").match(stuffs) ?? []).map((stuff) => (stuff === "saline" ? "salt" : stuff)))
    .size <= 1;

/** Salt and water as 1 : 9 are one part and nine. */
function inParts(fact: Fact): Fact {
  const parts = fact.words.parts?.match(/\d+/g);
  const [s, w] = (parts ?? []).map((part) => ({ value: q.rational(BigInt(part)), unit: null, pi: false }));
  return s && w && parts?.length === 2 ? { ...fact, numbers: { ...fact.numbers, s, w } } : fact;
}
