import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { stateOf } from "./state-of.ts";
import type { Opened } from "./writing.ts";

/**
 * A post as it was opened; until the transaction ends, nobody else changes it. Whoever has opened an older version would overwrite what somebody
 * else has written since.
 */
export async function lockPost(transaction: Database, { id, version }: Opened, now: Date) {
  const post = await transaction
    .selectFrom("blogPosts")
    .where("id", "=", id)
    .select(["id", "slug", "contentSlug", "takenOver", "texts", "author", "tags", "featured"])
    .select(["publishAt", "wasPublished", "createdBy", "version"])
    .forUpdate()
    .executeTakeFirst();
  if (!post) throw new ApiError("NOT_FOUND");
  if (post.version !== version) throw new ApiError("EDITED_MEANWHILE");
  return { ...post, state: stateOf(post.publishAt, now) };
}
