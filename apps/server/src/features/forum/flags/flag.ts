import type { WritingState } from "@dripstone/contract/forum/payloads";
import type { FlagReason } from "@dripstone/contract/forum/writing-payloads";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { isPublic } from "../policy.ts";
import { replyStanding, standing } from "../thread/standing.ts";

export type Report = { reason: FlagReason; note: string } & ({ postId: string } | { replyId: string });

/**
 * Reports what everybody may read to the moderators. Whoever has been asked to take a break may do so, too, as every visitor may. Who reports the same again has reported it once, in the newer words.
 */
export async function flag(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user }: Pick<Caller, "user">,
  report: Report,
): Promise<Record<string, never>> {
  const found = "postId" in report ? await standing(db, report.postId) : await replyStanding(db, report.replyId);
  if (!found || !isReadByAll(found)) throw new ApiError("NOT_FOUND");
  if (found.authorId === user.id) throw new ApiError("OWN_FLAG");
  const { reason, note } = report;
  const said = { reason, note, at: clock(), settledAt: null };
  await db
    .insertInto("forumFlags")
    .values({ ...report, userId: user.id, ...said })
    .onConflict((conflict) => conflict.columns(["postId" in report ? "postId" : "replyId", "userId"]).doUpdateSet(said))
    .execute();
  return {};
}

/** Nobody reports what not everybody may read. */
export const isReadByAll = (found: { state: WritingState; postState?: WritingState }): boolean =>
  found.state === "visible" && (found.postState === undefined || isPublic({ state: found.postState }));
