import { defineStories } from "../../../stories/reckoned.ts";
import { mixtureFrames } from "./frames.ts";
import { mixtureKinds } from "./kinds.ts";
import words from "./words.json" with { type: "json" };

/** Solutions of different strengths: what they make together, and how much of one is needed. */
export const mixtures = defineStories({
  name: "mixtures",
  words,
  about: "%|percent|浓度|含盐率|含糖率",
  frames: mixtureFrames,
  kinds: mixtureKinds,
});
