import type { resetLook, resetPayload, verificationLink } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { accountMails } from "../mailing/kinds.ts";
import { linkInvalid, lookAtLink, useLink } from "../mailing/mailed-links.ts";
import { markVerified } from "../verification/mark-verified.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { refuseCommonPassword, replacePassword } from "./new-password.ts";

/**
 * Sets a new password by the mailed link, once however many try at the same time. It ends every session, and makes
 * the browser a known one; the owner is told by mail, unless it is the first one that they have.
 */
export async function resetPassword(
  { db, clock, mail, joined }: Pick<Deps, "db" | "clock" | "mail" | "joined">,
  { password, ...link }: z.output<typeof resetPayload>,
): Promise<{ knownBrowser: string }> {
  const now = clock();
  const userId = await lookAtLink(db, "reset-password", link, now);
  return inTransaction(db, async (transaction) => {
    const user = await findUserLocked(transaction, { id: userId });
    if (!user) throw linkInvalid("reset-password");
    const first = isFirst(user);
    await refuseCommonPassword(password, user, "password");
    await useLink(transaction, "reset-password", link.token);
    await replacePassword(transaction, userId, password);
    // Who was asked in by the office has shown by the link that the mailbox is theirs.
    if (!user.emailVerifiedAt) await markVerified({ db: transaction, clock, mail, joined }, userId);
    if (!first) {
      const locale = user.preferredLanguage;
      const params = { userId, by: "reset", at: now.toISOString() } as const;
      await mail.enqueue(transaction, { to: user.email, kind: accountMails["password-changed"], locale, params });
    }
    return { knownBrowser: await rememberBrowser(transaction, { userId, now }) };
  });
}

/** Looks whether a mailed link is still good, and whether there has been a password before; uses nothing up. */
export async function lookAtReset(
  { db, clock }: Pick<Deps, "db" | "clock">,
  link: z.output<typeof verificationLink>,
): Promise<z.output<typeof resetLook>> {
  const id = await lookAtLink(db, "reset-password", link, clock());
  const user = await db
    .selectFrom("users")
    .select(["invitedAt", "emailVerifiedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!user) throw linkInvalid("reset-password");
  return { first: isFirst(user) };
}

/** Whoever was asked in by the office has no password of their own before they have come by the link. */
const isFirst = ({ invitedAt, emailVerifiedAt }: { invitedAt: Date | null; emailVerifiedAt: Date | null }) =>
  invitedAt !== null && emailVerifiedAt === null;
