import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { resetPayload, verificationLink } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { localeOf } from "../profile/present.ts";
import { hashToken } from "../token.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { refuseCommonPassword, replacePassword } from "./new-password.ts";

type Link = z.output<typeof verificationLink>;

/** Fails unless the link is good; changes nothing. */
export async function lookAtResetLink({ db, clock }: Pick<Deps, "db" | "clock">, { email, token }: Link) {
  const found = await db
    .selectFrom("passwordResets")
    .innerJoin("users", "users.id", "passwordResets.userId")
    .select(["userId", "expiresAt", "name", "email", "preferredLanguage"])
    .where("tokenHash", "=", hashToken(token))
    .where("emailKey", "=", emailKey(email))
    .executeTakeFirst();
  if (!found) throw new ApiError("RESET_LINK_INVALID");
  if (found.expiresAt <= clock()) throw new ApiError("RESET_LINK_EXPIRED");
  return found;
}

/**
 * Sets a new password by the mailed link, once however many try at the same time. It ends every session, and makes
 * the browser a known one; the owner is told by mail.
 */
export async function resetPassword(
  context: Pick<Deps, "db" | "clock" | "mail">,
  { password, ...link }: z.output<typeof resetPayload>,
): Promise<{ knownBrowser: string }> {
  const owner = await lookAtResetLink(context, link);
  refuseCommonPassword(password, owner, "password");
  const { userId } = owner;
  const now = context.clock();
  return context.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
    const { numDeletedRows } = await transaction
      .deleteFrom("passwordResets")
      .where("tokenHash", "=", hashToken(link.token))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("RESET_LINK_INVALID");
    await replacePassword(transaction, userId, password);
    const locale = localeOf(owner.preferredLanguage);
    const params = { userId, by: "reset", at: now.toISOString() } as const;
    await context.mail.enqueue(transaction, { to: owner.email, kind: "password-changed", locale, params });
    return { knownBrowser: await rememberBrowser(transaction, { userId, now }) };
  });
}
