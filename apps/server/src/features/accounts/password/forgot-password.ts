import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { addressPayload } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Order } from "../../../mail/mail.ts";
import { accountMails } from "../mailing/kinds.ts";
import { confirmationLetter } from "../verification/confirmation-letter.ts";

/**
 * Mails a link for a new password; does nothing for an address without an account, or with one that the office has closed. A
 * registration that waits for its confirmation may be a stranger's: it gets the link to confirm once more, and no new password.
 */
export function forgotPassword(
  { db, mail }: Pick<Deps, "db" | "mail">,
  { email }: z.output<typeof addressPayload>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select(["id", "email", "mailbox", "preferredLanguage", "emailVerifiedAt", "invitedAt"])
      .where("emailKey", "=", emailKey(email))
      .where("active", "=", true)
      .executeTakeFirst();
    if (!user) return;
    const { id, email: to, preferredLanguage: locale } = user;
    const reset: Order = { to, kind: accountMails["reset-password"], locale, params: { userId: id } };
    await mail.enqueue(transaction, user.emailVerifiedAt ? reset : confirmationLetter(user));
  });
}
