import type { ChoiceLetter } from "@dripstone/contract/practice-tests/choices";
import type { SittingAnswer } from "@dripstone/contract/practice-tests/payloads";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { endSitting } from "./end-sitting.ts";
import { ownSitting, type SittingRow } from "./own-sitting.ts";

type Mark = { id: string; question: number; choice: ChoiceLetter | null; flagged: boolean; version: number };

/** Marks a question of an open sitting. What is there already is not marked again, so that a call may be repeated whose reply was lost. */
export async function markAnswer(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user: { id: userId } }: Pick<Caller, "user">,
  { id: sittingId, question, choice, flagged, version }: Mark,
): Promise<SittingAnswer> {
  // The instant of arrival: who waits for the lock is not late for it.
  const at = clock();
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    const sitting = await ownSitting(transaction, userId, sittingId);
    refuseOver(sitting, at);
    if (question > sitting.questions) throw new ApiError("NOT_FOUND");
    const kept = await transaction
      .selectFrom("sittingAnswers")
      .where("sittingId", "=", sittingId)
      .where("question", "=", question)
      .select(["question", "choice", "flagged", "version"])
      .executeTakeFirst();
    if (kept && kept.choice === choice && kept.flagged === flagged) return kept;
    if ((kept?.version ?? 0) !== version) throw new ApiError("ANSWER_CHANGED_MEANWHILE");
    const answer = { question, choice, flagged, version: version + 1 };
    await transaction
      .insertInto("sittingAnswers")
      .values({ sittingId, ...answer, at })
      .onConflict((conflict) =>
        conflict.columns(["sittingId", "question"]).doUpdateSet({ choice, flagged, version: answer.version, at }),
      )
      .execute();
    // Somebody has looked meanwhile, and found the time over: it is judged with what had come in by then.
    if (sitting.endedAt) await endSitting(transaction, sitting, { endedBy: "time", endedAt: sitting.endsAt });
    return answer;
  });
}

/** What arrives at the very instant at which the time ends is the last that counts. */
function refuseOver({ endedBy, endsAt }: SittingRow, at: Date): void {
  if (endedBy === "student") throw new ApiError("SITTING_HANDED_IN");
  if (at > endsAt) throw new ApiError("TIME_IS_UP");
}
