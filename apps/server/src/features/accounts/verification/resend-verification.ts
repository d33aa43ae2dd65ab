import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { Deps } from "../../../deps.ts";
import { localeOf } from "../profile/present.ts";

/** Mails a new link and code to an address that waits for its verification; does nothing for any other. */
export async function resendVerification({ db, mail }: Pick<Deps, "db" | "mail">, email: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select(["id", "email", "preferredLanguage"])
      .where("emailKey", "=", emailKey(email))
      .where("emailVerifiedAt", "is", null)
      .executeTakeFirst();
    if (!user) return;
    const locale = localeOf(user.preferredLanguage);
    await mail.enqueue(transaction, { to: user.email, kind: "verify-email", locale, params: { userId: user.id } });
  });
}
