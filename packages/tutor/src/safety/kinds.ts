/** What a child may need help for, the most urgent first: of several that a text speaks of, the first one counts. */
export const concernKinds = [
  "self-harm",
  "harm-to-others",
  "abuse",
  "stranger",
  "bullying",
  "sexual",
  "personal-data",
] as const;

export type ConcernKind = (typeof concernKinds)[number];

/** The kinds that words tell of; contact data are found by a package of their own. */
export type WordedKind = Exclude<ConcernKind, "personal-data">;
