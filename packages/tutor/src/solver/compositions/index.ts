import type { Composition } from "./composition.ts";
import { counted } from "./counted.ts";
import { inChineseStories } from "./in-chinese-stories.ts";
import { inEnglishStories } from "./in-english-stories.ts";
import { inOtherWords } from "./in-other-words.ts";
import { numbersOf } from "./numbers-of.ts";
import { ofResult } from "./of-result.ts";
import { ofRoot } from "./of-root.ts";
import { sameSolution } from "./same-solution.ts";
import { severalFacts } from "./several-facts.ts";
import { severalValues } from "./several-values.ts";
import { signOf } from "./sign-of.ts";
import { solutionsOf } from "./solutions-of.ts";
import { truthOfValue } from "./truth-of-value.ts";
import { twoExtremes } from "./two-extremes.ts";
import { wholeOf } from "./whole-of.ts";

/** What one of these reads is no question of any topic. */
export const firstCompositions: readonly Composition[] = [truthOfValue];

/** Every way in which a question is taken apart. */
export const compositions: readonly Composition[] = [
  solutionsOf,
  numbersOf,
  ofResult,
  counted,
  ofRoot,
  wholeOf,
  signOf,
  sameSolution,
  inOtherWords,
  inChineseStories,
  inEnglishStories,
  twoExtremes,
  severalFacts,
  severalValues,
];
