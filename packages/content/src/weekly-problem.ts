import { type Difficulty, difficulties } from "@dripstone/contract/difficulty";
import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { type Rubric, rubric } from "@dripstone/contract/weekly-problem/rubric";
import { type Topic, topics } from "@dripstone/contract/weekly-problem/topics";
import { z } from "zod";

/** A weekly problem as its author wrote it, answers and all. Nothing of it but the statement may leave the server. */
export type WeeklyProblemSource = {
  /** The folder's name without its number: stays the same when the order changes. */
  slug: string;
  difficulty: Difficulty;
  topic: Topic;
  /** Letters that an answer may hold. */
  letters: string[];
  rubric: Rubric;
  text: { en: ProblemText; ch: ProblemText };
};

/** What stands in `problem.yaml`. */
export const problemFacts = z.strictObject({ difficulty: z.enum(difficulties), topic: z.enum(topics), rubric });
