import { sql } from "kysely";
import type { Database } from "../../../../database/connect.ts";

/** The names of all programs in their order, to which nobody else adds one, nor moves one, until the transaction ends. */
export async function lockPrograms(transaction: Database) {
  await sql`select pg_advisory_xact_lock(hashtextextended('programs', 0))`.execute(transaction);
  return transaction
    .selectFrom("programs")
    .select(["id", "slug", "sortOrder"])
    .orderBy("sortOrder")
    .orderBy("slug")
    .execute();
}
