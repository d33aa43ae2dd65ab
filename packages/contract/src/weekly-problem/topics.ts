/** What a problem is about. */
export const topics = [
  "arithmetic",
  "number-theory",
  "counting",
  "probability",
  "geometry",
  "algebra",
  "sequences",
  "logic",
] as const;

export type Topic = (typeof topics)[number];
