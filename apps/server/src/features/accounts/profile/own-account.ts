import type { User } from "@dripstone/contract/accounts/payloads";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { presentUser } from "./present.ts";

/** An account as its owner sees it now. */
export async function readOwnAccount(db: Database, userId: string, now: Date): Promise<User> {
  const row = await findAccount(db, userId, now);
  // Deleted while the call was under way.
  if (!row) throw new ApiError("NOT_SIGNED_IN");
  return presentUser(row, now);
}

/** An account with the address that waits to take the place of its own. */
export const findAccount = (db: Database, userId: string, now: Date) =>
  db
    .selectFrom("users")
    .leftJoin("emailChanges", (join) =>
      join.onRef("emailChanges.userId", "=", "users.id").on("emailChanges.expiresAt", ">", now),
    )
    .selectAll("users")
    .select("emailChanges.email as pendingEmail")
    .where("users.id", "=", userId)
    .executeTakeFirst();
