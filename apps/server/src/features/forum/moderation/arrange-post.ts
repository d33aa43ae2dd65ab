import type { Audit } from "../../../audit/audit.ts";
import { announce } from "../../../changes/announce.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { indexThread } from "../state/index-thread.ts";
import { lockPost } from "../thread/standing.ts";
import { openCategory } from "../writing/write-post.ts";
import { refuseToModerate } from "./refuse-to-moderate.ts";
import { tellMoved } from "./tell-author.ts";

type Moderator = Pick<Caller, "user"> & { audit: Audit };

/** Lets a post take no more replies, or stand above all others of its category; or takes that back. */
export function arrangePost(
  { db }: Pick<Deps, "db">,
  { user, audit }: Moderator,
  { id, ...arranged }: { id: string } & ({ locked: boolean } | { pinned: boolean }),
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    refuseToModerate(user, await lockPost(transaction, id));
    await transaction.updateTable("forumPosts").set(arranged).where("id", "=", id).execute();
    await announce(transaction, "forum", `forum-post/${id}`);
    await audit(transaction, { subject: id, details: arranged });
    return {};
  });
}

/** Moves a post, with all that was written below it, to a category that is open; it is found there from now on. */
export function movePost(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user, audit }: Moderator,
  { id, category: slug }: { id: string; category: string },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    // The category before the post, as whoever deletes one takes them, or each would wait for the other.
    const category = await openCategory(transaction, slug);
    const post = refuseToModerate(user, await lockPost(transaction, id));
    if (category.id !== post.categoryId) {
      await transaction.updateTable("forumPosts").set({ categoryId: category.id }).where("id", "=", id).execute();
      await indexThread(transaction, id);
      await announce(transaction, "forum", `forum-post/${id}`);
      const told = { ...post, postId: id, category: category.name };
      await tellMoved({ db: transaction, clock, mail }, user, told);
    }
    await audit(transaction, { subject: id, details: { from: post.categoryId, to: category.id } });
    return {};
  });
}
