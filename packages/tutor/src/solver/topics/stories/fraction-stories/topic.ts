import { defineStories } from "../../../stories/reckoned.ts";
import { fractionFrames } from "./frames.ts";
import { fractionKinds } from "./kinds.ts";
import words from "./words.json" with { type: "json" };

/** A fraction of a whole: the part, what is left, and the whole from its part. */
export const fractionStories = defineStories({
  name: "fraction-stories",
  words,
  about: "\\d/\\d|half|third|quarter|fifth|fourth|分之",
  frames: fractionFrames,
  kinds: fractionKinds,
});
