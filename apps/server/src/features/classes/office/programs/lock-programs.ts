import { sql } from "kysely";
import type { Database } from "../../../../database/connect.ts";

/** The names of all programs and their order, to which nobody else adds one until the transaction ends. */
export async function lockPrograms(transaction: Database) {
  await sql`select pg_advisory_xact_lock(hashtextextended('programs', 0))`.execute(transaction);
  return transaction.selectFrom("programs").select(["slug", "sortOrder"]).execute();
}
