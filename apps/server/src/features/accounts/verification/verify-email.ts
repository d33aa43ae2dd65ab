import { emailKey } from "@dripstone/contract/accounts/addresses";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { linkVerification, verificationCode, verificationLink } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { isSecret } from "../password/password.ts";
import type { PasswordTries } from "../password/password-tries.ts";
import { hashToken } from "../token.ts";
import { markVerified } from "./mark-verified.ts";

type Context = Pick<Deps, "db" | "clock" | "mail"> & {
  tries: PasswordTries;
  /** Whence the call comes. */
  address: string;
};
type Link = z.output<typeof verificationLink>;
type Code = z.output<typeof verificationCode>;

/** Fails unless the link is good; changes nothing, however often a mail scanner comes along. */
export async function lookAtVerificationLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { email, token }: Link,
): Promise<string> {
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

/** Verifies an address by its link, which is good for one time; with a password, only if that is the waiting account's. */
export async function verifyEmailByLink(
  context: Context,
  { password, ...link }: z.output<typeof linkVerification>,
): Promise<void> {
  const userId = await lookAtVerificationLink(context, link);
  const tokenHash = hashToken(link.token);
  const proven = await provenHash(context, userId, password);
  await context.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId, proven);
    const { numDeletedRows } = await transaction
      .deleteFrom("emailVerifications")
      .where("tokenHash", "=", tokenHash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("VERIFICATION_LINK_INVALID");
    await markVerified(transaction, context, { userId, now: context.clock() });
  });
}

/**
 * Verifies an address by its code. Every try is counted before it is looked at, so that many at once are no more than one after
 * another. A wrong code is told nothing but that, whether it waits for one, has too many tries behind it, or is unknown here.
 */
export async function verifyEmailByCode(context: Context, { email, code, password }: Code): Promise<void> {
  const { db } = context;
  const now = context.clock();
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
  // It was none of the wrong ones: it can be sent again with the password that belongs to it.
  await db
    .updateTable("emailVerifications")
    .set((eb) => ({ codeTries: eb("codeTries", "-", 1) }))
    .where("userId", "=", found.userId)
    .where("codeHash", "=", found.codeHash)
    .execute();
  const proven = await provenHash(context, found.userId, password);
  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, found.userId, proven);
    const { numDeletedRows } = await transaction
      .deleteFrom("emailVerifications")
      .where("userId", "=", found.userId)
      .where("codeHash", "=", found.codeHash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("VERIFICATION_CODE_INVALID");
    await markVerified(transaction, context, { userId: found.userId, now });
  });
}

/**
 * The hash of a password, if one is given, that is the account's: the mail may stem from a stranger's registration of the same
 * address. Whoever got the mail by a slip of somebody's pen may try no more passwords than at the login.
 */
async function provenHash({ db, tries, address }: Context, userId: string, password: string | undefined) {
  if (password === undefined) return undefined;
  const user = await db
    .selectFrom("users")
    .select(["emailKey", "passwordHash"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return tries({ account: user?.emailKey ?? userId, address, browser: null }, async () => {
    if (await isSecret(password, user?.passwordHash)) return user?.passwordHash;
    throw passwordWrong();
  });
}

/**
 * The account first and its verification after it, as registering and mailing do: two that meet wait, and block nobody for ever.
 * The password that was proven must be the account's still.
 */
async function lockUser(transaction: Database, userId: string, provenHash: string | undefined): Promise<void> {
  const user = await transaction
    .selectFrom("users")
    .select("passwordHash")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (provenHash !== undefined && provenHash !== user?.passwordHash) throw passwordWrong();
}

const passwordWrong = () => new ApiError("INVALID_INPUT", { fields: { password: { code: "PASSWORD_WRONG" } } });
