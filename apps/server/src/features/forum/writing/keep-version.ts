import { forumLimits } from "@dripstone/contract/forum/limits";
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

/** Keeps what something said before it is changed, and forgets its oldest versions if there are very many. */
export async function keepVersion(transaction: Database, target: Target, version: Version): Promise<void> {
  await transaction
    .insertInto("forumEdits")
    .values({ ...target, ...version })
    .execute();
  const older = versionsOf(transaction, target)
    .select("id")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .offset(forumLimits.VERSIONS_KEPT);
  await transaction.deleteFrom("forumEdits").where("id", "in", older).execute();
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
