/**
 * What a message of a student may give reason to, so that somebody at the school should look at it; the most urgent first: of several that
 * a text speaks of, the first one counts. A `worry` may be nothing: words that are said in danger, and without it, too.
 */
export const chatConcerns = [
  "self-harm",
  "harm-to-others",
  "abuse",
  "stranger",
  "bullying",
  "worry",
  "sexual",
  "personal-data",
] as const;

/** Of these somebody may be in danger now. */
export const urgentConcerns = [
  "self-harm",
  "harm-to-others",
  "abuse",
  "stranger",
] as const satisfies readonly ChatConcern[];

export type ChatConcern = (typeof chatConcerns)[number];
