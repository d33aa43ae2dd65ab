import type { Reader } from "../../topic.ts";
import { numberPatterns } from "./number-patterns/topic.ts";
import { recursions } from "./recursions/topic.ts";
import { sequences } from "./sequences/topic.ts";
import { series } from "./series/topic.ts";

/** Numbers in an order: the next one, the nth, and sums of them. */
export const sequenceTopics: readonly Reader[] = [sequences, numberPatterns, series, recursions];
