import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { givenIds } from "../../../database/given-ids.ts";
import { together } from "../../../database/together.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import { ApiError } from "../../../http/errors.ts";
import { replies, replyColumns } from "../replies/columns.ts";
import { posts, titleColumns } from "./columns.ts";

/** A post as everybody may read it. One that was deleted still leads to what others wrote below it. */
export async function readPublicPost(db: Database, id: string) {
  const post = await readPost(db, id);
  if (post?.state !== "visible" && post?.state !== "deleted") throw new ApiError("NOT_FOUND");
  return post;
}

/** A post with its accepted reply, whoever may read it; undefined where there is none. */
export async function readPost(db: Database, id: string) {
  const post = await postOf(db, id);
  if (!post) return undefined;
  const { acceptedReplyId } = post;
  const accepted =
    acceptedReplyId === null
      ? undefined
      : await replies(db)
          .where("reply.id", "=", acceptedReplyId)
          .where("reply.state", "=", "visible")
          .select(replyColumns)
          .executeTakeFirst();
  return { ...post, accepted: accepted ?? null };
}

/** Of all posts that are asked for now in one round trip. */
const postOf = together(async (db, ids: readonly string[]) => {
  const found = new Map((await postsOf(db, { ids: JSON.stringify(ids) })).map((post) => [post.id, post]));
  return ids.map((id) => found.get(id));
});

const postsOf = writtenOnce((db, { ids }: { ids: string }) =>
  posts(db)
    .where(sql<boolean>`post.id = any(${givenIds(ids)})`)
    .select(titleColumns)
    .select(["post.html", "post.deletedBy"]),
);

export type PostRow = NonNullable<Awaited<ReturnType<typeof readPost>>>;
