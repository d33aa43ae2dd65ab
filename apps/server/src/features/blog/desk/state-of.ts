import type { BlogState } from "@dripstone/contract/blog/desk/list";
import { sql } from "kysely";

/** Where a post stands at an instant. */
export const stateOf = (publishAt: Date | null, now: Date): BlogState =>
  publishAt === null ? "draft" : publishAt > now ? "scheduled" : "published";

/** The same of the rows of a query. */
export const stateAt = (now: Date) =>
  sql<BlogState>`case when post.publish_at is null then 'draft' when post.publish_at > ${now}::timestamptz then 'scheduled' else 'published' end`;
