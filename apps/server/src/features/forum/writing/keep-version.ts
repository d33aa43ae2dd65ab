import type { Database } from "../../../database/connect.ts";

/** Whose version it is: a post's or a reply's. */
export type Target = { postId: string } | { replyId: string };

type Version = {
  title: string | null;
  content: string;
  editorId: string;
  reason: string;
  at: Date;
  /** Others do not read it. */
  withheld: boolean;
};

/** Keeps what something said before it is changed: moderators see all that has ever stood there. */
export async function keepVersion(transaction: Database, target: Target, version: Version): Promise<void> {
  await transaction
    .insertInto("forumEdits")
    .values({ ...target, ...version })
    .execute();
}

/** What something said before. */
export function versionsOf(db: Database, target: Target) {
  const versions = db.selectFrom("forumEdits");
  return "postId" in target
    ? versions.where("postId", "=", target.postId)
    : versions.where("replyId", "=", target.replyId);
}

/** Forgets what something said before: its words are gone. */
export async function forgetVersions(transaction: Database, target: Target): Promise<void> {
  await transaction.deleteFrom("forumEdits").where("id", "in", versionsOf(transaction, target).select("id")).execute();
}
