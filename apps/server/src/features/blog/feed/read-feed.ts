import type { Database } from "../../../database/connect.ts";
import { publishedPosts } from "../posts/published.ts";

const POSTS_MAX = 30;

/** The newest posts for programs that follow the blog. */
export const readFeed = (db: Database, now: Date) =>
  publishedPosts(db, now)
    .select(["post.slug", "post.texts", "post.author", "post.publishAt", "post.editedAt"])
    .orderBy("post.publishAt", "desc")
    .orderBy("post.id", "desc")
    .limit(POSTS_MAX)
    .execute();

export type FeedPost = Awaited<ReturnType<typeof readFeed>>[number];

export const changedAt = ({ publishAt, editedAt }: Pick<FeedPost, "publishAt" | "editedAt">): Date =>
  editedAt && editedAt > publishAt ? editedAt : publishAt;
