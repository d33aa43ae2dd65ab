import { blogTags } from "../blog-tags.ts";

/** Where a post stands, which follows from its instant and the clock: `scheduled` is published when that comes. */
export const blogStates = ["draft", "scheduled", "published"] as const;

export type BlogState = (typeof blogStates)[number];

/** All posts, as those see them who write; what was changed last comes first. */
export const blogDeskList = {
  sorts: ["newest", "oldest"],
  sizes: [20, 50],
  filters: { state: blogStates, tag: blogTags },
} as const;
