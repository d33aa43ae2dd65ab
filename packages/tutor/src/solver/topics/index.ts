import type { Reader } from "../topic.ts";
import { arithmeticTopics } from "./arithmetic/index.ts";
import { chanceTopics } from "./chance-and-data/index.ts";
import { digitTopics } from "./digits/index.ts";
import { equationTopics } from "./equations/index.ts";
import { expressionTopics } from "./expressions/index.ts";
import { saidTruths } from "./expressions/said-truths/topic.ts";
import { functionTopics } from "./functions/index.ts";
import { wholeNumberTopics } from "./numbers/index.ts";
import { toldNumbers } from "./numbers/told-numbers/topic.ts";
import { sequenceTopics } from "./sequences/index.ts";
import { shapeTopics } from "./shapes/index.ts";
import { storyTopics } from "./stories/index.ts";

/** What one of these claims no other topic is asked about: "Is (x+2)^2 = x^2+4?" is no equation to be solved. */
export const firstTopics: readonly Reader[] = [saidTruths];

/** Everything the solver knows; of several topics that understand a question, the first tells its steps. */
export const topics: readonly Reader[] = [
  ...wholeNumberTopics,
  ...arithmeticTopics,
  ...equationTopics,
  ...expressionTopics,
  ...functionTopics,
  ...sequenceTopics,
  ...digitTopics,
  ...chanceTopics,
  ...shapeTopics,
  ...storyTopics,
];

/** Topics with a grammar instead of patterns: they are asked about what no other topic knows. */
export const lastTopics: readonly Reader[] = [toldNumbers];
