/**
 * What keeps a problem from being asked; the texts are in the locales. `packages/content` finds them, in its own files and in what is
 * written at the desk.
 */
export const problemFaultCodes = [
  "TITLE_MISSING",
  "STATEMENT_MISSING",
  "SOLUTION_MISSING",
  /** Fewer hints than `HINTS_MIN`. */
  "HINTS_FEW",
  /** One language has more hints than the other. */
  "HINTS_UNLIKE",
  "HINT_EMPTY",
  "KEY_MISSING",
  /** `detail` is the checker's code, `position` where in the answer. */
  "ANSWER_UNREADABLE",
  "KEY_REJECTS_ITSELF",
  /** `x` may be a letter or a unit: name the letters, or say that there are none. */
  "LETTER_OR_UNIT",
  "TWO_READINGS",
  "RATIO_OR_TIME",
  /** A foreseen slip that the rubric takes as right. */
  "FORESEEN_IS_RIGHT",
  /** A foreseen slip that the checker takes for an earlier one: nobody would read its words. */
  "FORESEEN_TWICE",
  /** A foreseen slip has no words in this language. */
  "FEEDBACK_MISSING",
  /** Words for a slip that no answer foresees. */
  "FEEDBACK_UNUSED",
  /** `detail` says what a figure holds that cannot be drawn. */
  "FIGURE_BROKEN",
  /** `detail` is a formula that is wrong: it would be shown as it was typed. */
  "FORMULA_BROKEN",
] as const;

export type ProblemFaultCode = (typeof problemFaultCodes)[number];
