import { emailKey } from "@dripstone/contract/accounts/addresses";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { linkVerification, verificationCode } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { lookAtLink, useLink } from "../mailing/mailed-links.ts";
import { isSecret } from "../password/password.ts";
import type { PasswordTries } from "../password/password-tries.ts";
import { markVerified } from "./mark-verified.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail" | "joined"> & { tries: PasswordTries };
type Visitor = { address: string };

/** Verifies an address by its link, which is good for one time; with a password, only if that is the waiting account's. */
export async function verifyEmailByLink(
  parts: Parts,
  visitor: Visitor,
  { password, ...link }: z.output<typeof linkVerification>,
): Promise<void> {
  const userId = await lookAtLink(parts.db, "verify-email", link, parts.clock());
  const proven = await provenHash(parts, visitor, { userId, password });
  await inTransaction(parts.db, async (transaction) => {
    await lockWaiting(transaction, userId, proven);
    await useLink(transaction, "verify-email", link.token);
    await markVerified({ ...parts, db: transaction }, userId);
  });
}

/**
 * Verifies an address by its code. Every try is counted before it is looked at, so that many at once are no more than one after
 * another. A wrong code always gets the same answer: that there is none here, or too many tries, is nobody else's business.
 */
export async function verifyEmailByCode(
  parts: Parts,
  visitor: Visitor,
  { email, code, password }: z.output<typeof verificationCode>,
): Promise<void> {
  const { db } = parts;
  const now = parts.clock();
  const found = await db
    .updateTable("verificationCodes")
    .from("users")
    .whereRef("users.id", "=", "verificationCodes.userId")
    .where("users.emailKey", "=", emailKey(email))
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .returning(["verificationCodes.userId", "codeHash", "tries", "expiresAt"])
    .executeTakeFirst();
  const right = await isSecret(code, found?.codeHash);
  if (!found || !right) throw new ApiError("VERIFICATION_CODE_INVALID");
  const { userId, codeHash, tries, expiresAt } = found;
  if (tries > accountLimits.VERIFICATION_CODE_TRIES || expiresAt <= now) {
    throw new ApiError("VERIFICATION_CODE_EXPIRED");
  }
  // The code was right, so this was no wrong try: with a wrong password beside it, it can be sent again.
  await db
    .updateTable("verificationCodes")
    .set((eb) => ({ tries: eb("tries", "-", 1) }))
    .where("userId", "=", userId)
    .where("codeHash", "=", codeHash)
    .execute();
  const proven = await provenHash(parts, visitor, { userId, password });
  await inTransaction(db, async (transaction) => {
    await lockWaiting(transaction, userId, proven);
    const used = await transaction
      .deleteFrom("verificationCodes")
      .where("userId", "=", userId)
      .where("codeHash", "=", codeHash)
      .returning("userId")
      .executeTakeFirst();
    if (!used) throw new ApiError("VERIFICATION_CODE_INVALID");
    await markVerified({ ...parts, db: transaction }, userId);
  });
}

/**
 * The hash of a password, if one is given, that is the account's: a stranger may have registered the same address, and the mail
 * stem from that. Whoever gets the mail because somebody mistyped an address may try no more passwords than at the login.
 */
async function provenHash(
  { db, tries }: Pick<Parts, "db" | "tries">,
  { address }: Visitor,
  { userId, password }: { userId: string; password: string | undefined },
): Promise<string | undefined> {
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

/** Locks the account; a password that was proven must still be its own: it may have been registered anew meanwhile. */
async function lockWaiting(transaction: Database, userId: string, proven: string | undefined): Promise<void> {
  const user = await findUserLocked(transaction, { id: userId });
  if (proven !== undefined && proven !== user?.passwordHash) throw passwordWrong();
}

const passwordWrong = () => new ApiError("INVALID_INPUT", { fields: { password: { code: "PASSWORD_WRONG" } } });
