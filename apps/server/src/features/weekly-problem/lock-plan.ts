import { sql } from "kysely";
import type { Database } from "../../database/connect.ts";

/** Whoever gives or takes a week its problem does so alone, until the transaction ends. */
export async function lockPlan(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('weekly-plan', 0))`.execute(transaction);
}
