import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { addressPayload } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { confirmationLetter } from "./confirmation-letter.ts";

/** Mails a new link and code to an address that waits for its verification; does nothing for any other. */
export function resendVerification(
  { db, mail }: Pick<Deps, "db" | "mail">,
  { email }: z.output<typeof addressPayload>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select(["id", "email", "mailbox", "preferredLanguage", "invitedAt"])
      .where("emailKey", "=", emailKey(email))
      .where("emailVerifiedAt", "is", null)
      .executeTakeFirst();
    if (user) await mail.enqueue(transaction, confirmationLetter(user));
  });
}
