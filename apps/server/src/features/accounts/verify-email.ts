import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { verificationCode, verificationLink } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Database } from "../../database/connect.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import { hashToken } from "../../http/token.ts";
import { emailKey } from "../../mail/email-key.ts";
import { isSecret } from "./password.ts";

type Context = Pick<Deps, "db" | "clock">;
type Link = z.output<typeof verificationLink>;
type Code = z.output<typeof verificationCode>;

/** Fails unless the link is good; changes nothing, however often a mail scanner comes along. */
export async function lookAtVerificationLink({ db, clock }: Context, { email, token }: Link): Promise<string> {
  const found = await db
    .selectFrom("emailVerifications")
    .innerJoin("users", "users.id", "emailVerifications.userId")
    .select(["userId", "linkExpiresAt"])
    .where("tokenHash", "=", hashToken(token))
    .where("emailKey", "=", emailKey(email))
    .executeTakeFirst();
  if (!found) throw new ApiError("VERIFICATION_LINK_INVALID");
  if (found.linkExpiresAt <= clock()) throw new ApiError("VERIFICATION_LINK_EXPIRED");
  return found.userId;
}

/** Verifies an address by its link, which is good for one time. */
export async function verifyEmailByLink(context: Context, link: Link): Promise<void> {
  const userId = await lookAtVerificationLink(context, link);
  const tokenHash = hashToken(link.token);
  await context.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const { numDeletedRows } = await transaction
      .deleteFrom("emailVerifications")
      .where("tokenHash", "=", tokenHash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("VERIFICATION_LINK_INVALID");
    await markVerified(transaction, userId, context.clock());
  });
}

/**
 * Verifies an address by its code. Every try is counted before it is looked at, so that many at once are no more than one after
 * another. A wrong code is told nothing but that, whether it waits for one, has too many tries behind it, or is unknown here.
 */
export async function verifyEmailByCode({ db, clock }: Context, { email, code }: Code): Promise<void> {
  const now = clock();
  const found = await db
    .updateTable("emailVerifications")
    .from("users")
    .whereRef("users.id", "=", "emailVerifications.userId")
    .where("users.emailKey", "=", emailKey(email))
    .set((eb) => ({ codeTries: eb("codeTries", "+", 1) }))
    .returning(["emailVerifications.userId", "codeHash", "codeTries", "codeExpiresAt"])
    .executeTakeFirst();
  const right = await isSecret(code, found?.codeHash);
  if (!found || !right) throw new ApiError("VERIFICATION_CODE_INVALID");
  if (found.codeTries > accountLimits.VERIFICATION_CODE_TRIES || found.codeExpiresAt <= now) {
    throw new ApiError("VERIFICATION_CODE_EXPIRED");
  }
  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, found.userId);
    const { numDeletedRows } = await transaction
      .deleteFrom("emailVerifications")
      .where("userId", "=", found.userId)
      .where("codeHash", "=", found.codeHash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("VERIFICATION_CODE_INVALID");
    await markVerified(transaction, found.userId, now);
  });
}

/** The account first and its verification after it, as registering and mailing do: two that meet wait, and block nobody for ever. */
async function lockUser(transaction: Database, userId: string): Promise<void> {
  await transaction.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
}

async function markVerified(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction.updateTable("users").set({ emailVerifiedAt: now }).where("id", "=", userId).execute();
}
