import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import { oldestMinorMonth } from "@dripstone/contract/accounts/age";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { ApiError } from "../http/errors.ts";

/** Who sees of which child; there is no list of it, so that what a parent takes back ends at once. */
type Family = { parentId: string; childIds: string[] };

/**
 * The children for whom permission was given, and not taken back, from the mailbox that a grown-up has proved to be theirs; those who opened
 * their accounts first come first. A child's account that uses a parent's mailbox proves nothing of the kind.
 */
export async function childrenOf(db: Database, parentId: string, now: Date): Promise<string[]> {
  const parent = await parents(db, now).where("users.id", "=", parentId).executeTakeFirst();
  if (!parent) return [];
  const key = mailboxKey(parent.email);
  const permitted = await permittedChildren(db, now).execute();
  return permitted.filter(({ parentEmail }) => mailboxKey(parentEmail) === key).map(({ id }) => id);
}

/** Refuses whoever is not the parent of a child, as if there were no such child. */
export async function requireParent(db: Database, parentId: string, childId: string, now: Date): Promise<void> {
  const parent = await parents(db, now).where("users.id", "=", parentId).executeTakeFirst();
  const child = await permittedChildren(db, now).where("users.id", "=", childId).executeTakeFirst();
  if (!parent || !child || mailboxKey(parent.email) !== mailboxKey(child.parentEmail)) throw new ApiError("NOT_FOUND");
}

/** Every parent with an account, with their children. */
export async function families(db: Database, now: Date): Promise<Family[]> {
  const byMailbox = new Map<string, string[]>();
  for (const { id, parentEmail } of await permittedChildren(db, now).execute()) {
    const key = mailboxKey(parentEmail);
    byMailbox.set(key, [...(byMailbox.get(key) ?? []), id]);
  }
  const grownUps = await parents(db, now).orderBy("users.id").execute();
  return grownUps.flatMap(({ id, email }) => {
    const childIds = byMailbox.get(mailboxKey(email));
    return childIds ? [{ parentId: id, childIds }] : [];
  });
}

/** Grown-ups with a mailbox of their own, proved to be theirs. */
const parents = (db: Database, now: Date) =>
  db
    .selectFrom("users")
    .select(["users.id", "users.email"])
    .where("users.active", "=", true)
    .where("users.mailbox", "=", "own")
    .where("users.emailVerifiedAt", "is not", null)
    .where(({ or, eb }) =>
      or([eb("users.birthMonth", "is", null), eb("users.birthMonth", "<", oldestMinorMonth(now))]),
    );

/**
 * Those who are not grown up and for whom the newest answer was a yes, with the mailbox from which it came. Mailboxes are compared where this is
 * read, as how addresses are compared may change (`mailboxKey`).
 */
const permittedChildren = (db: Database, now: Date) =>
  db
    .selectFrom("users")
    .innerJoin("parentAnswers as said", "said.userId", "users.id")
    .select(["users.id", "said.parentEmail"])
    .where("users.active", "=", true)
    .where("users.parentSaid", "=", "yes")
    .where("users.birthMonth", ">=", oldestMinorMonth(now))
    .where("said.answer", "=", "yes")
    .where(
      sql<boolean>`not exists (
        select from parent_answers as later
        where later.user_id = said.user_id and (later.answered_at, later.id) > (said.answered_at, said.id)
      )`,
    )
    .orderBy("users.joinedAt")
    .orderBy("users.id");
