import type { Database } from "../../database/connect.ts";
import { ApiError } from "../../http/errors.ts";

/** Lets nobody close a week early until the transaction ends, so that no answer comes behind what closing publishes. */
export async function holdRound(transaction: Database, week: string): Promise<void> {
  const open = await transaction
    .selectFrom("weeklyRounds")
    .where("week", "=", week)
    .where("closedAt", "is", null)
    .select("week")
    .forKeyShare()
    .executeTakeFirst();
  if (!open) throw new ApiError("WEEK_CLOSED");
}
