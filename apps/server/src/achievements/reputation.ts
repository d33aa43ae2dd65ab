import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Makes somebody's reputation what the ledger says, in the verb's transaction, which has locked them. It is never below nothing. */
export async function keepReputation(transaction: Database, userId: string): Promise<void> {
  const earned = sql<number>`(
    select coalesce(sum((facts ->> 'reputation')::integer), 0) from achievements
    where user_id = ${userId} and deed in ('forum-vote', 'forum-answer')
  )`;
  await transaction
    .updateTable("users")
    .set({ reputation: sql<number>`greatest(0, ${earned})` })
    .where("id", "=", userId)
    .execute();
}
