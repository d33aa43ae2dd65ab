/**
 * What public replies are made of. A row names the tags of what it reads, and whatever changes one of these things names its tag, so that no
 * page shows what was there before.
 */
export const tags = ["weekly-problem"] as const;

export type Tag = (typeof tags)[number];
