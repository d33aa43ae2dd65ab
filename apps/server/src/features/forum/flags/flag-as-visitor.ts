import { forumLimits } from "@dripstone/contract/forum/limits";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { lockPost, lockReply } from "../thread/standing.ts";
import { isReadByAll, type Report } from "./flag.ts";

/**
 * Reports for somebody without an account, such as a parent. Whoever asks learns nothing by it: neither whether there is something to report,
 * nor whether others have. What many have reported already is reported no more.
 */
export function flagAsVisitor(
  { db, clock }: Pick<Deps, "db" | "clock">,
  report: Report & { email?: string | undefined },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    // Those that come at once are counted one after another.
    const found =
      "postId" in report ? await lockPost(transaction, report.postId) : await lockReply(transaction, report.replyId);
    if (!found || !isReadByAll(found)) return {};
    const { reason, note, email = null } = report;
    const of = "postId" in report ? { postId: report.postId } : { replyId: report.replyId };
    const { waiting } = await transaction
      .selectFrom("forumFlags")
      .where("postId" in report ? "postId" : "replyId", "=", found.id)
      .where("userId", "is", null)
      .where("settledAt", "is", null)
      .select(({ fn }) => fn.countAll<number>().as("waiting"))
      .executeTakeFirstOrThrow();
    if (waiting >= forumLimits.VISITORS_FLAGS_MAX) return {};
    await transaction
      .insertInto("forumFlags")
      .values({ ...of, reason, note, email, at: clock() })
      .execute();
    return {};
  });
}
