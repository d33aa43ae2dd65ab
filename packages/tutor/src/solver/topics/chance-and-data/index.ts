import type { Reader } from "../../topic.ts";
import { counting } from "./counting/topic.ts";
import { expectedValue } from "./expected-value/topic.ts";
import { probability } from "./probability/topic.ts";
import { starsAndBars } from "./stars-and-bars/topic.ts";
import { statistics } from "./statistics/topic.ts";

/** Ways to be counted, chances, and what data have in common. */
export const chanceTopics: readonly Reader[] = [counting, probability, expectedValue, statistics, starsAndBars];
