import { type Difficulty, difficulties } from "@dripstone/contract/difficulty";
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

/** What a student reads; all but the title is Markdown. */
export type ProblemText = {
  title: string;
  statement: string;
  /** From a first push to almost the whole way; as many in each language. */
  hints: string[];
  solution: string;
  /** By the code of a foreseen mistake. */
  feedback: Record<string, string>;
};

/** What packages/checker grades by. */
export type Rubric = z.infer<typeof rubric>;

/** Codes and slugs: small letters and digits, joined by hyphens. */
export const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters and digits, joined by hyphens");

/** The checker's, whose names a test holds against these. */
export const forms = [
  "simplest-fraction",
  "mixed-number",
  "improper-fraction",
  "decimal",
  "percent",
  "exact",
  "expanded",
  "factored",
  "solved",
  "with-unit",
  "power",
  "simplest-radical",
  "decimal-places",
  "simplest-ratio",
  "significant-figures",
  "each-once",
] as const;

const rubric = z.strictObject({
  keys: z.array(z.string().min(1)).min(1),
  letters: z.array(z.string().regex(/^\p{L}(_\w)?$/u, "must be single letters")).optional(),
  form: z.array(z.enum(forms)).optional(),
  decimals: z.int().min(0).optional(),
  figures: z.int().min(1).optional(),
  tolerance: z.number().positive().max(1e6).optional(),
  domain: z.literal("same").optional(),
  kind: z.enum(["ratio", "time", "interval"]).optional(),
  order: z.literal("given").optional(),
  repeats: z.enum(["count", "ignore"]).optional(),
  credit: z.literal("parts").optional(),
  base: z.int().min(2).max(16).optional(),
  solving: z.literal("optional").optional(),
  foreseen: z.array(z.strictObject({ answer: z.string().min(1), feedback: name })).optional(),
});

/** What stands in `problem.yaml`. */
export const problemFacts = z.strictObject({ difficulty: z.enum(difficulties), topic: z.enum(topics), rubric });

export type ProblemFacts = z.infer<typeof problemFacts>;
