import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import { announce } from "../../changes/announce.ts";
import type { Database } from "../../database/connect.ts";
import type { Deps } from "../../deps.ts";
import { keepAttempt } from "./keep-attempt.ts";
import { problemOf } from "./round.ts";
import { readTrial } from "./trial.ts";
import { readWork } from "./work.ts";

/**
 * Makes what the visitor had judged the new account's attempt, at the instant at which it was judged. The mark stays used up: neither a
 * second account nor a second answer gets anything by it.
 */
export const takeOverTrials: Deps["joined"] = async (transaction, { userId, visitorMark, now }) => {
  const alive = new Date(now.getTime() - accountLimits.VISITOR_DAYS * DAY_MS);
  const trials = await transaction
    .selectFrom("weeklyTrials")
    .where("visitorMark", "=", visitorMark)
    .where("at", ">", alive)
    .select("week")
    .orderBy("week")
    .forUpdate()
    .execute();
  for (const { week } of trials) await takeOver(transaction, { userId, visitorMark, week });
};

type Taking = { userId: string; visitorMark: Buffer; week: string };

async function takeOver(transaction: Database, { userId, visitorMark, week }: Taking): Promise<void> {
  const trial = await readTrial(transaction, visitorMark, week);
  const problem = await problemOf(transaction, week);
  const work = await readWork(transaction, userId, week);
  if (!trial || trial === "taken-over" || !problem || work.attempts.length > 0) return;
  await keepAttempt(transaction, userId, { week, problem, work }, { ...trial, arrivalTold: false });
  // Its week may be over, and its statistics published.
  await announce(transaction, "people");
  await transaction
    .updateTable("weeklyTrials")
    .set({ takenOver: true, answer: "", explanation: "", read: "" })
    .where("visitorMark", "=", visitorMark)
    .where("week", "=", week)
    .execute();
}
