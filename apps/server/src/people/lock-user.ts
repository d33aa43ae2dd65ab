import type { Database } from "../database/connect.ts";
import { ApiError } from "../http/errors.ts";

/** Holds back whatever else is done for a user under this lock, in any process, until the transaction ends. */
export async function lockUser(transaction: Database, userId: string): Promise<void> {
  const user = await transaction
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw new ApiError("NOT_SIGNED_IN");
}
