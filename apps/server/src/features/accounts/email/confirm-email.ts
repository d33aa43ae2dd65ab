import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { localeOf } from "../profile/present.ts";
import { hashToken } from "../token.ts";

const UNIQUE_VIOLATION = "23505";

/** The address that a link would confirm; changes nothing. */
export async function lookAtEmailLink({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  const change = await db
    .selectFrom("emailChanges")
    .select(["userId", "email", "emailKey", "expiresAt"])
    .where("tokenHash", "=", hashToken(token))
    .executeTakeFirst();
  if (!change) throw new ApiError("EMAIL_LINK_INVALID");
  if (change.expiresAt <= clock()) throw new ApiError("EMAIL_LINK_EXPIRED");
  return change;
}

/** Lets the new address take the old one's place. Whoever has opened an account with it meanwhile keeps it. */
export async function confirmEmail(
  context: Pick<Deps, "db" | "clock" | "mail">,
  token: string,
): Promise<{ email: string }> {
  const { userId, email, emailKey } = await lookAtEmailLink(context, token);
  try {
    await context.db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom("users")
        .select(["email", "preferredLanguage"])
        .where("id", "=", userId)
        .where("active", "=", true)
        .where(({ or, eb }) => or([eb("parentSaid", "is", null), eb("parentSaid", "=", "yes")]))
        .forUpdate()
        .executeTakeFirst();
      const { numDeletedRows } = await transaction
        .deleteFrom("emailChanges")
        .where("tokenHash", "=", hashToken(token))
        .executeTakeFirst();
      if (!before || numDeletedRows === 0n) throw new ApiError("EMAIL_LINK_INVALID");
      // A registration of this address that nobody has confirmed gives way to whoever has.
      await transaction
        .deleteFrom("users")
        .where("emailKey", "=", emailKey)
        .where("emailVerifiedAt", "is", null)
        .where("id", "!=", userId)
        .execute();
      await transaction.updateTable("users").set({ email, emailKey }).where("id", "=", userId).execute();
      // A link that lies in the old mailbox must not open the account any more.
      await transaction.deleteFrom("passwordResets").where("userId", "=", userId).execute();
      const locale = localeOf(before.preferredLanguage);
      await context.mail.enqueue(transaction, { to: before.email, kind: "email-changed", locale, params: { userId } });
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new ApiError("EMAIL_LINK_INVALID");
    throw error;
  }
  return { email };
}
