import { blogFaults } from "@dripstone/content";
import { announce } from "../../../changes/announce.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { holdPictures } from "../../../files/pictures/pictures-in.ts";
import { ApiError } from "../../../http/errors.ts";
import { indexPost } from "../found/index-posts.ts";
import { changesOf } from "./changes-of.ts";
import { bodiesOf, columnsOf } from "./columns-of.ts";
import { lockPost } from "./lock-post.ts";
import { mayEdit } from "./policy.ts";
import { type DeskPostRow, readDeskPost } from "./read-post.ts";
import { lockSlugs, takeSlug } from "./take-slug.ts";
import type { DeskDeps, Writer, Written } from "./writing.ts";

/**
 * Keeps a post as it is written now. A draft may lack anything; what is published, or will be, stays whole, and an address under which it was
 * read leads to it from then on. What comes from the content's files is the office's from the first change on.
 */
export function editPost(
  { db, clock }: DeskDeps,
  { user, audit }: Writer,
  { id, version, post }: Written,
): Promise<DeskPostRow> {
  return inTransaction(db, async (transaction) => {
    await lockSlugs(transaction);
    const now = clock();
    const before = await lockPost(transaction, { id, version }, now);
    if (!mayEdit(before, user)) throw new ApiError("NOT_ALLOWED");
    const isDraft = before.state === "draft";
    if (!isDraft && (post.slug === "" || blogFaults(post).length > 0)) throw new ApiError("BLOG_POST_NOT_READY");
    if (post.slug !== "") await takeSlug(transaction, id, post.slug);
    const wasRead = before.wasPublished || before.state === "published";
    if (wasRead && before.slug !== null && before.slug !== post.slug) {
      await transaction.insertInto("blogFormerSlugs").values({ slug: before.slug, postId: id }).execute();
    }
    await holdPictures(transaction, bodiesOf(post));
    await transaction
      .updateTable("blogPosts")
      .set({ ...columnsOf(post), takenOver: true, version: version + 1, editedAt: now, editedBy: user.id })
      .where("id", "=", id)
      .execute();
    await audit(transaction, { subject: id, details: { state: before.state, ...changesOf(before, post) } });
    await indexPost(transaction, id, before.slug);
    if (!isDraft) await announce(transaction, "blog");
    return readDeskPost(transaction, id);
  });
}
