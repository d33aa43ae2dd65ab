/** What posts are about; their names are in the locales. */
export const blogTags = [
  "math",
  "contests",
  "programming",
  "robotics",
  "chinese",
  "english",
  "learning",
  "parents",
  "college",
] as const;

export type BlogTag = (typeof blogTags)[number];
