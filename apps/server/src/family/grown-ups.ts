import { oldestMinorMonth } from "@dripstone/contract/accounts/age";
import type { Database } from "../database/connect.ts";

/** Grown-ups with a mailbox of their own, proved to be theirs. */
export const grownUps = (db: Database, now: Date) =>
  db
    .selectFrom("users")
    .select(["users.id", "users.email"])
    .where("users.active", "=", true)
    .where("users.mailbox", "=", "own")
    .where("users.emailVerifiedAt", "is not", null)
    .where(({ or, eb }) =>
      or([eb("users.birthMonth", "is", null), eb("users.birthMonth", "<", oldestMinorMonth(now))]),
    );
