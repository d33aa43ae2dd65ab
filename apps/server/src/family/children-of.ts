import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import { oldestMinorMonth } from "@dripstone/contract/accounts/age";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { ApiError } from "../http/errors.ts";
import { grownUps } from "./grown-ups.ts";
import { childrenByTheirOwnYes } from "./older-children.ts";

/** Who sees of which child; asked anew every time, so that what a parent or a child takes back ends at once. */
type Family = { parentId: string; childIds: string[] };

/**
 * The children for whom permission was given, and not taken back, from the mailbox that a grown-up has proved to be theirs, and those of 13 and older
 * who have said yes to this grown-up themselves; who opened their accounts first come first. A child's account that uses a parent's mailbox proves
 * nothing of the kind.
 */
export async function childrenOf(db: Database, parentId: string, now: Date): Promise<string[]> {
  const parent = await grownUps(db, now).where("users.id", "=", parentId).executeTakeFirst();
  if (!parent) return [];
  const key = mailboxKey(parent.email);
  const permitted = await permittedChildren(db, now).execute();
  const willing = await childrenByTheirOwnYes(db, now).where("link.parentId", "=", parentId).execute();
  return inOrder([...permitted.filter(({ parentEmail }) => mailboxKey(parentEmail) === key), ...willing]);
}

/** Refuses whoever is not the parent of a child, as if there were no such child. */
export async function requireParent(db: Database, parentId: string, childId: string, now: Date): Promise<void> {
  const parent = await grownUps(db, now).where("users.id", "=", parentId).executeTakeFirst();
  if (!parent) throw new ApiError("NOT_FOUND");
  const child = await permittedChildren(db, now).where("users.id", "=", childId).executeTakeFirst();
  if (child && mailboxKey(parent.email) === mailboxKey(child.parentEmail)) return;
  const willing = childrenByTheirOwnYes(db, now).where("users.id", "=", childId).where("link.parentId", "=", parentId);
  if (!(await willing.executeTakeFirst())) throw new ApiError("NOT_FOUND");
}

/** Every parent with an account, with their children. */
export async function families(db: Database, now: Date): Promise<Family[]> {
  const byMailbox = Map.groupBy(await permittedChildren(db, now).execute(), ({ parentEmail }) =>
    mailboxKey(parentEmail),
  );
  const byParent = Map.groupBy(await childrenByTheirOwnYes(db, now).execute(), ({ parentId }) => parentId);
  const parents = await grownUps(db, now).orderBy("users.id").execute();
  return parents.flatMap(({ id, email }) => {
    const children = [...(byMailbox.get(mailboxKey(email)) ?? []), ...(byParent.get(id) ?? [])];
    return children.length > 0 ? [{ parentId: id, childIds: inOrder(children) }] : [];
  });
}

/** Each child once, the oldest account first. */
function inOrder(children: { id: string; joinedAt: Date }[]): string[] {
  const sorted = children.toSorted(
    (one, other) => one.joinedAt.getTime() - other.joinedAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  return [...new Set(sorted.map(({ id }) => id))];
}

/**
 * Those who are not grown up and for whom the newest answer was a yes, with the mailbox from which it came. Mailboxes are compared where this is
 * read, as how addresses are compared may change (`mailboxKey`).
 */
const permittedChildren = (db: Database, now: Date) =>
  db
    .selectFrom("users")
    .innerJoin("parentAnswers as said", "said.userId", "users.id")
    .select(["users.id", "users.joinedAt", "said.parentEmail"])
    .where("users.active", "=", true)
    .where("users.parentSaid", "=", "yes")
    .where("users.birthMonth", ">=", oldestMinorMonth(now))
    .where("said.answer", "=", "yes")
    .where(
      sql<boolean>`not exists (
        select from parent_answers as later
        where later.user_id = said.user_id and (later.answered_at, later.id) > (said.answered_at, said.id)
      )`,
    );
