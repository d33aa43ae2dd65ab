/**
 * For what something can be earned; a feature adds its own. A source, such as a week's Monday, makes one deed of a kind differ from the
 * next: of an explanation that a teacher calls excellent it is the week that was explained, of a practice test its name and the sitting's number, of a
 * lesson its course and its name.
 */
export const deeds = [
  "weekly-problem",
  "explanation-excellent",
  "lesson",
  "test",
  "homework",
  "forum-answer",
  "forum-vote",
] as const;

export type Deed = (typeof deeds)[number];

/** No feature writes these yet. Their badges are shown as not open; a feature that brings one takes its deed out of here. */
export const deedsToCome: readonly Deed[] = [];
