import { oldestChildMonth } from "@dripstone/contract/accounts/age";
import type { Database } from "../database/connect.ts";

/**
 * The accounts to which letters go that are not about the account itself: those that are open and confirmed, will stay, and wait for no
 * parent's permission.
 */
export function peopleToWriteTo(db: Database, now: Date) {
  return db
    .selectFrom("users")
    .where("active", "=", true)
    .where("emailVerifiedAt", "is not", null)
    .where("deletionDueAt", "is", null)
    .where(({ or, eb }) =>
      or([eb("birthMonth", "is", null), eb("birthMonth", "<", oldestChildMonth(now)), eb("parentSaid", "=", "yes")]),
    );
}
