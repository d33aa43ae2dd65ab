import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { listQuery, listReply } from "../lists/list-schema.ts";
import { localeQuery } from "../locale-schema.ts";
import { blogList } from "./list.ts";
import { blogCard, blogPost, featuredPost } from "./payloads.ts";
import { blogSlug } from "./slug.ts";

/** What everybody reads. */
export const blogEndpoints = defineEndpoints({
  "GET /blog/posts": {
    summary:
      "The published posts, the newest first; those that are featured beside the first page, unless a tag is asked for",
    access: "anyone",
    query: listQuery(blogList).extend(localeQuery.shape),
    reply: listReply(blogCard).extend({ featured: z.array(featuredPost) }),
    tags: ["blog"],
  },
  "GET /blog/posts/{slug}": {
    summary: "A published post, by its name in addresses or one that it had before",
    access: "anyone",
    params: z.object({ slug: z.string().regex(blogSlug, { error: "FIELD_INVALID" }) }),
    query: localeQuery,
    reply: blogPost,
    tags: ["blog"],
    errors: ["NOT_FOUND"],
  },
});
