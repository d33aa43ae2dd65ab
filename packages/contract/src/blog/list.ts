import { blogTags } from "./blog-tags.ts";

/** The published posts, the newest first. */
export const blogList = { sorts: ["newest"], sizes: [12], filters: { tag: blogTags } } as const;
