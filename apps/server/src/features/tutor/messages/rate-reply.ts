import type { chatFeedbackPayload } from "@dripstone/contract/tutor/payloads";
import type { z } from "zod";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";

/** Keeps whether one of the tutor's replies to the caller has helped. */
export async function rateReply(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user }: Pick<Caller, "user">,
  { messageId, feedback, comment }: z.output<typeof chatFeedbackPayload>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("chatMessages")
    .set({ feedback, feedbackComment: comment, feedbackAt: clock() })
    .where("id", "=", messageId)
    .where("userId", "=", user.id)
    .where("role", "=", "assistant")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError("NOT_FOUND");
}
