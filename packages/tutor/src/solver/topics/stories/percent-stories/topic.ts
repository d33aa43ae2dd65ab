import { defineStories } from "../../../stories/reckoned.ts";
import { percentFrames } from "./frames.ts";
import { percentKinds } from "./kinds.ts";
import words from "./words.json" with { type: "json" };

/** Prices that go up or down by a percentage, what they were before, percent change, simple interest, tips and taxes. */
export const percentStories = defineStories({
  name: "percent-stories",
  words,
  about: "%|percent|折|百分之",
  frames: percentFrames,
  // What a price is cut by is no price.
  arrange: (facts, story) =>
    /(?:便宜|节省|省下?|优惠|少花|少付)了? ?\d+(?:\.\d+)? ?[元块]/.test(story) ? null : facts,
  kinds: percentKinds,
});
