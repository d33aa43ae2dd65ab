import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { Database } from "../../../database/connect.ts";
import type { UserRow } from "../../../people/lock-user.ts";
import { parentConsentOf } from "../policy.ts";

type Child = Pick<UserRow, "id" | "email" | "mailbox" | "birthMonth" | "parentSaid">;

/**
 * Whether a mailbox is a child's own: it stands behind the account now, stood behind it before, or waits to do so. Nobody there can
 * consent as a parent. The child is locked, or two changes at once could make child and parent one.
 */
export async function isChildsOwn(transaction: Database, child: Child, address: string, now: Date): Promise<boolean> {
  const key = mailboxKey(address);
  if (child.mailbox === "own" && mailboxKey(child.email) === key) return true;
  const waiting = await transaction
    .selectFrom("emailChanges")
    .select("email")
    .where("userId", "=", child.id)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (waiting && mailboxKey(waiting.email) === key) return true;
  // They are kept as addresses were compared in their day.
  const former = await transaction
    .selectFrom("formerMailboxes")
    .select("mailboxKey")
    .where("userId", "=", child.id)
    .execute();
  return former.some((kept) => mailboxKey(kept.mailboxKey) === key);
}

/** Whether a mailbox is the one where a child's parent is asked, or has said yes; for whoever has grown old enough it does not matter. */
export async function isParents(transaction: Database, child: Child, address: string, now: Date): Promise<boolean> {
  if (parentConsentOf(child, now) === "notNeeded") return false;
  const request = await transaction
    .selectFrom("parentRequests")
    .select("parentEmail")
    .where("userId", "=", child.id)
    .executeTakeFirst();
  return request !== undefined && mailboxKey(request.parentEmail) === mailboxKey(address);
}
