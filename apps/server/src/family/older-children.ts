import { oldestChildMonth, oldestMinorMonth } from "@dripstone/contract/accounts/age";
import type { Database } from "../database/connect.ts";

/**
 * Who says for themselves whether a parent follows along: students of 13 and older who are not grown up, and those whom the office has registered,
 * of whom no age is known, if they are no parents. Whose account uses a parent's mailbox says nothing for themselves: the parent reads what is written there.
 */
export const olderChildren = (db: Database, now: Date) =>
  db
    .selectFrom("users")
    .where("users.role", "=", "student")
    .where("users.active", "=", true)
    .where("users.deletionDueAt", "is", null)
    .where("users.mailbox", "=", "own")
    .where("users.emailVerifiedAt", "is not", null)
    .where(({ or, and, eb }) =>
      or([
        and([eb("users.birthMonth", "is", null), eb("users.familyRole", "=", "student")]),
        and([eb("users.birthMonth", "<", oldestChildMonth(now)), eb("users.birthMonth", ">=", oldestMinorMonth(now))]),
      ]),
    );

/** Those who have said yes to a parent, and neither of the two has taken it back. */
export const childrenByTheirOwnYes = (db: Database, now: Date) =>
  olderChildren(db, now)
    .innerJoin("familyLinks as link", "link.childId", "users.id")
    .where("link.answer", "=", "yes")
    .where("link.withdrawnAt", "is", null)
    .select(["users.id", "users.joinedAt", "link.id as linkId", "link.parentId"]);
