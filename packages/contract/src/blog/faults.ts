/**
 * What keeps a post from being published; the texts are in the locales. `packages/content` finds them, in its own files and in what is written
 * at the desk.
 */
export const blogFaultCodes = [
  "TITLE_SHORT",
  "SUMMARY_SHORT",
  "BODY_SHORT",
  "AUTHOR_MISSING",
  "TAGS_MISSING",
  /** `detail` says what a figure holds that cannot be drawn. */
  "FIGURE_BROKEN",
  /** `detail` is a formula that is wrong: it would be shown as it was typed. */
  "FORMULA_BROKEN",
] as const;

export type BlogFaultCode = (typeof blogFaultCodes)[number];
