import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { ApiError } from "../http/errors.ts";
import type { UserRow } from "./lock-user.ts";

type Leaving = Pick<UserRow, "id" | "role">;

/** Refuses what would leave the school without an admin: nobody could make one again. Its user is locked already. */
export async function refuseLastAdmin(transaction: Database, user: Leaving): Promise<void> {
  if (await isLastAdmin(transaction, user)) throw new ApiError("LAST_ADMIN");
}

/**
 * Whether no other admin would be there to stay. Admins who leave at the same moment wait here for each other until the transaction ends, so
 * that of the last two one stays; students wait for nobody. `leaving`: others who would be gone by then.
 */
export async function isLastAdmin(
  transaction: Database,
  { id, role }: Leaving,
  leaving: readonly string[] = [],
): Promise<boolean> {
  if (role !== "admin") return false;
  await sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`.execute(transaction);
  const other = await transaction
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("id", "not in", [id, ...leaving])
    .where("active", "=", true)
    .where("emailVerifiedAt", "is not", null)
    .where("deletionDueAt", "is", null)
    .where("parentSaid", "is distinct from", "no")
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
