import type { BlogDraft } from "@dripstone/contract/blog/draft";
import { inTransaction } from "../../../database/transaction.ts";
import { holdPictures } from "../../../files/pictures/pictures-in.ts";
import { bodiesOf, columnsOf } from "./columns-of.ts";
import { type DeskPostRow, readDeskPost } from "./read-post.ts";
import { lockSlugs, takeSlug } from "./take-slug.ts";
import type { DeskDeps, Writer } from "./writing.ts";

/** Begins a post, as a draft. */
export function beginPost({ db, clock }: DeskDeps, { user, audit }: Writer, post: BlogDraft): Promise<DeskPostRow> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    if (post.slug !== "") {
      await lockSlugs(transaction);
      await takeSlug(transaction, null, post.slug);
    }
    await holdPictures(transaction, bodiesOf(post));
    const { id } = await transaction
      .insertInto("blogPosts")
      .values({ ...columnsOf(post), createdAt: now, createdBy: user.id, editedAt: now, editedBy: user.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(transaction, { subject: id, details: { title: post.texts.en.title } });
    return readDeskPost(transaction, id);
  });
}
