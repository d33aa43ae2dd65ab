import { randomInt } from "node:crypto";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { Deps } from "../../deps.ts";
import { hashToken, newToken } from "../../http/token.ts";
import type { LetterValues, Writers } from "../../mail/mail.ts";
import { hashSecret } from "./password.ts";

const { VERIFICATION_CODE_DIGITS, VERIFICATION_CODE_MINUTES, VERIFICATION_LINK_HOURS } = accountLimits;

/** Writes the letters of accounts. */
export function accountMails(deps: Pick<Deps, "db" | "clock">): Pick<Writers, "verify-email" | "account-exists"> {
  return {
    "verify-email": ({ userId }) => issueVerification(deps, userId),
    "account-exists": async ({ userId }) => {
      const user = await deps.db.selectFrom("users").select("name").where("id", "=", userId).executeTakeFirst();
      return user ? { name: user.name, link: "/" } : null;
    },
  };
}

/**
 * Makes a new link and code at the moment of sending, so that neither waits anywhere in clear; the ones before are no longer good.
 * The letter does not use the account's name: before the address is verified, anybody may have chosen it.
 */
async function issueVerification(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<LetterValues | null> {
  const token = newToken();
  const code = String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, "0");
  const now = clock().getTime();
  const verification = {
    tokenHash: hashToken(token),
    codeHash: await hashSecret(code),
    codeTries: 0,
    codeExpiresAt: new Date(now + VERIFICATION_CODE_MINUTES * 60_000),
    linkExpiresAt: new Date(now + VERIFICATION_LINK_HOURS * 3_600_000),
  };
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select("email")
      .where("id", "=", userId)
      .where("emailVerifiedAt", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return null;
    await transaction
      .insertInto("emailVerifications")
      .values({ userId, ...verification })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet(verification))
      .execute();
    return { code, link: `/verify-email?${new URLSearchParams({ token, email: user.email })}` };
  });
}
