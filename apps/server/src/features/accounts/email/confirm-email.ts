import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { mailedToken } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findUserLocked, type UserRow } from "../../../people/lock-user.ts";
import { accountMails } from "../mailing/kinds.ts";
import { dropLinks, linkInvalid, lookAtLink, useLink } from "../mailing/mailed-links.ts";
import { isParents } from "../parents/own-mailboxes.ts";
import { isClosed } from "../policy.ts";

type Link = z.output<typeof mailedToken>;

const UNIQUE_VIOLATION = "23505";

/** The address that a link would confirm; changes nothing. */
export async function lookAtEmailLink(db: Database, link: Link, now: Date) {
  const userId = await lookAtLink(db, "confirm-email", link, now);
  const change = await db
    .selectFrom("emailChanges")
    .select(["userId", "email", "emailKey"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!change) throw linkInvalid("confirm-email");
  return change;
}

/** Puts the new address in the place of the old one, unless somebody has opened an account with it meanwhile. */
export async function confirmEmail(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  link: Link,
): Promise<{ email: string }> {
  const now = clock();
  const { userId, email, emailKey } = await lookAtEmailLink(db, link, now);
  try {
    await inTransaction(db, async (transaction) => {
      const before = await findUserLocked(transaction, { id: userId }, { beforeNewKey: true });
      if (!before || isClosed(before, now)) throw linkInvalid("confirm-email");
      // Named as the parent's since it was asked for: one mailbox for both needs the parent's word, and this is not the way to it.
      if (await isParents(transaction, before, email, now)) throw linkInvalid("confirm-email");
      await useLink(transaction, "confirm-email", link.token);
      await transaction.deleteFrom("emailChanges").where("userId", "=", userId).execute();
      // A registration of this address that nobody has verified gives way: here its owner has.
      await transaction
        .deleteFrom("users")
        .where("emailKey", "=", emailKey)
        .where("emailVerifiedAt", "is", null)
        .where("id", "!=", userId)
        .execute();
      if (before.mailbox === "own") await noteFormer(transaction, before);
      await transaction
        .updateTable("users")
        .set({ email, emailKey, mailbox: "own" })
        .where("id", "=", userId)
        .execute();
      // A link that lies in the old mailbox must not open the account any more.
      await dropLinks(transaction, userId, "reset-password");
      const locale = before.preferredLanguage;
      await mail.enqueue(transaction, {
        to: before.email,
        kind: accountMails["email-changed"],
        locale,
        params: { userId, reader: before.mailbox },
      });
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw linkInvalid("confirm-email");
    throw error;
  }
  return { email };
}

/** A mailbox that was a child's own can never be where a parent is asked. */
async function noteFormer(transaction: Database, { id, email }: UserRow): Promise<void> {
  await transaction
    .insertInto("formerMailboxes")
    .values({ userId: id, mailboxKey: mailboxKey(email) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
