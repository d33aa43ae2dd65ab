import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

export type DeskPostRow = Awaited<ReturnType<typeof readDeskPost>>;

/** A post with all that its writers know of it. */
export async function readDeskPost(db: Database, id: string) {
  const [post, former] = await Promise.all([
    db
      .selectFrom("blogPosts as post")
      .leftJoin("users as editor", "editor.id", "post.editedBy")
      .where("post.id", "=", id)
      .select(["post.id", "slug", "contentSlug", "takenOver", "texts", "author", "tags", "featured", "publishAt"])
      .select(["editedAt", "post.createdAt", "createdBy", "version", "editor.name as editor"])
      .executeTakeFirst(),
    db.selectFrom("blogFormerSlugs").where("postId", "=", id).select("slug").orderBy("slug").execute(),
  ]);
  if (!post) throw new ApiError("NOT_FOUND");
  return { ...post, formerSlugs: former.map(({ slug }) => slug) };
}
