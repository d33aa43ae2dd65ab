import { inTransaction } from "../../../database/transaction.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockPost } from "./lock-post.ts";
import { mayRemove } from "./policy.ts";
import type { DeskDeps, Opened, Writer } from "./writing.ts";

/** Deletes a draft, and with it the addresses that it had. */
export function removePost({ db, clock }: DeskDeps, { user, audit }: Writer, opened: Opened): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const post = await lockPost(transaction, opened, clock());
    if (!mayRemove(post, user)) throw new ApiError("NOT_ALLOWED");
    if (post.contentSlug !== null) throw new ApiError("BLOG_POST_OF_CONTENT");
    if (post.state !== "draft") throw new ApiError("BLOG_POST_PUBLISHED");
    await transaction.deleteFrom("blogPosts").where("id", "=", post.id).execute();
    await audit(transaction, { subject: post.id, details: { title: post.texts.en.title } });
  });
}
