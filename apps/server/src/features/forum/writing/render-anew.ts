import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { indexPost, indexReply } from "../state/index-thread.ts";
import { renderWords } from "./prepare-words.ts";
import { excerptOf, RENDERING } from "./render-writing.ts";

const AT_ONCE = 100;

/** Renders anew what was rendered otherwise than it would be now, a few at a time. */
export async function renderAnew({ db }: Pick<Deps, "db">): Promise<void> {
  while (await renderSome(db, renderPosts));
  while (await renderSome(db, renderReplies));
}

const renderSome = (db: Database, render: (transaction: Database) => Promise<number>) =>
  inTransaction(db, async (transaction) => (await render(transaction)) === AT_ONCE);

async function renderPosts(transaction: Database): Promise<number> {
  const posts = await transaction
    .selectFrom("forumPosts")
    .where("htmlVersion", "!=", RENDERING)
    .select(["id", "content"])
    .limit(AT_ONCE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const { id, content } of posts) {
    const { html, htmlVersion } = await renderWords(transaction, content, id);
    const words = { html, htmlVersion, excerpt: excerptOf(content) };
    await transaction.updateTable("forumPosts").set(words).where("id", "=", id).execute();
    await indexPost(transaction, id);
    await announce(transaction, "forum", `forum-post/${id}`);
  }
  return posts.length;
}

async function renderReplies(transaction: Database): Promise<number> {
  const replies = await transaction
    .selectFrom("forumReplies")
    .where("htmlVersion", "!=", RENDERING)
    .select(["id", "postId", "content"])
    .limit(AT_ONCE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const { id, postId, content } of replies) {
    const { html, htmlVersion } = await renderWords(transaction, content, postId);
    await transaction.updateTable("forumReplies").set({ html, htmlVersion }).where("id", "=", id).execute();
    await indexReply(transaction, id);
    await announce(transaction, `forum-post/${postId}`);
  }
  return replies.length;
}
