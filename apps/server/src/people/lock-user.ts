import type { Selectable } from "kysely";
import type { Database } from "../database/connect.ts";
import type { DB } from "../database/schema.ts";
import { ApiError } from "../http/errors.ts";

export type UserRow = Selectable<DB["users"]>;

/**
 * Whoever calls, as their account stands now; nobody else can change, delete or lock it until the transaction ends. All that must
 * not happen twice at once for a user begins with this lock, before any other: two who take their locks in different orders would
 * wait for each other.
 */
export async function lockUser(transaction: Database, userId: string): Promise<UserRow> {
  const user = await findUserLocked(transaction, { id: userId });
  // Deleted while the call was under way.
  if (!user) throw new ApiError("NOT_SIGNED_IN");
  return user;
}

type Which = { id: string } | { emailKey: string };

type Options = {
  /**
   * Also lets nobody add rows that refer to the user. PostgreSQL needs this stronger lock when `email_key` changes; it must be taken
   * at once, as raising the lock later could end in a deadlock.
   */
  beforeNewKey?: boolean;
};

/** The same lock for whoever is not signed in; undefined if there is no such user. */
export function findUserLocked(
  transaction: Database,
  which: Which,
  { beforeNewKey = false }: Options = {},
): Promise<UserRow | undefined> {
  const users = transaction.selectFrom("users").selectAll();
  const user = "id" in which ? users.where("id", "=", which.id) : users.where("emailKey", "=", which.emailKey);
  return (beforeNewKey ? user.forUpdate() : user.forNoKeyUpdate()).executeTakeFirst();
}
