import { announce } from "../../../changes/announce.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { indexPost } from "../found/index-posts.ts";
import { lockPost } from "./lock-post.ts";
import { type DeskPostRow, readDeskPost } from "./read-post.ts";
import type { DeskDeps, Opened, Writer } from "./writing.ts";

/** Makes a post a draft again: nobody reads it any more, or will by the clock alone. A draft stays one. */
export function withdrawPost({ db, clock }: DeskDeps, { user, audit }: Writer, opened: Opened): Promise<DeskPostRow> {
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const { id, version, slug, texts, state, wasPublished } = await lockPost(transaction, opened, now);
    await transaction
      .updateTable("blogPosts")
      .set({ publishAt: null, wasPublished: wasPublished || state === "published", takenOver: true })
      .set({ version: version + 1, editedAt: now, editedBy: user.id })
      .where("id", "=", id)
      .execute();
    await audit(transaction, { subject: id, details: { title: texts.en.title, state } });
    await indexPost(transaction, id, slug);
    await announce(transaction, "blog");
    return readDeskPost(transaction, id);
  });
}
