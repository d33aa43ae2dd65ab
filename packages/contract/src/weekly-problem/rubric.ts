import "../no-eval.ts";
import { z } from "zod";
import { weeklyProblemLimits } from "./limits.ts";

const { ANSWER_MAX, KEYS_MAX, FORESEEN_MAX, LETTERS_MAX, SLIP_CODE_MAX } = weeklyProblemLimits;

/** Names a foreseen slip: small letters and digits, joined by hyphens. */
export const slipCode = z
  .string()
  .max(SLIP_CODE_MAX)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "FIELD_INVALID");

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

const answer = z.string().min(1).max(ANSWER_MAX);

/** What an author says of a problem's answer; packages/checker grades by it. */
export const rubric = z.strictObject({
  keys: z.array(answer).min(1).max(KEYS_MAX),
  letters: z
    .array(z.string().regex(/^\p{L}(_\w)?$/u, "FIELD_INVALID"))
    .max(LETTERS_MAX)
    .optional(),
  form: z.array(z.enum(forms)).max(forms.length).optional(),
  decimals: z.int().min(0).max(20).optional(),
  figures: z.int().min(1).max(20).optional(),
  tolerance: z.number().positive().max(1e6).optional(),
  domain: z.literal("same").optional(),
  kind: z.enum(["ratio", "time", "interval"]).optional(),
  order: z.literal("given").optional(),
  repeats: z.enum(["count", "ignore"]).optional(),
  credit: z.literal("parts").optional(),
  base: z.int().min(2).max(16).optional(),
  solving: z.literal("optional").optional(),
  foreseen: z
    .array(z.strictObject({ answer, feedback: slipCode }))
    .max(FORESEEN_MAX)
    .optional(),
});

export type Rubric = z.infer<typeof rubric>;

/** The same while it is being written: what is not there yet may be missing. */
export const draftRubric = rubric.extend({
  keys: z.array(z.string().max(ANSWER_MAX)).max(KEYS_MAX),
  foreseen: z
    .array(z.strictObject({ answer: z.string().max(ANSWER_MAX), feedback: slipCode }))
    .max(FORESEEN_MAX)
    .optional(),
});
