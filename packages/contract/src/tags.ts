/**
 * What public replies are made of. A row names the tags of what it reads, and whatever changes one of these things names its tag, so that no
 * page shows what was there before.
 */
export const tags = [
  "weekly-problem",
  /** Who takes part: an account has come with what it did before, or is gone with all that counted of it. */
  "people",
] as const;

export type Tag = (typeof tags)[number];
