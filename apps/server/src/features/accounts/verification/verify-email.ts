import { emailKey } from "@dripstone/contract/accounts/addresses";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { linkVerification, verificationCode, verificationLink } from "@dripstone/contract/accounts/payloads";
import { HOUR_MS, MINUTE_MS } from "@dripstone/contract/durations";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { findUserLocked, type UserRow } from "../../../people/lock-user.ts";
import { lookAtLink, useLink } from "../mailing/mailed-links.ts";
import { isSecret } from "../password/password.ts";
import type { PasswordTries } from "../password/password-tries.ts";
import { isClosed } from "../policy.ts";
import { isFrom } from "../registration/registering-browser.ts";
import { type Entered, enter } from "../sessions/enter.ts";
import { countTry, takeBackTry } from "./code-tries.ts";
import { markVerified } from "./mark-verified.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail" | "joined"> & { tries: PasswordTries };
type Visitor = { address: string };

type LinkVisitor = Visitor & {
  userAgent: string | undefined;
  /** The cookie of that name, if the browser has one. */
  registration: string | undefined;
};

/** Whether the browser that asks has registered what waits at a link's address; uses nothing up. */
export async function lookAtVerification(
  { db, clock }: Pick<Parts, "db" | "clock">,
  { registration }: Pick<LinkVisitor, "registration">,
  link: z.output<typeof verificationLink>,
): Promise<{ registeredHere: boolean }> {
  const userId = await lookAtLink(db, "verify-email", link, clock());
  const user = await db.selectFrom("users").select("registeredBy").where("id", "=", userId).executeTakeFirst();
  return { registeredHere: user !== undefined && isFrom(registration, user) };
}

/**
 * Verifies an address by its link, which is good for one time; with a password, only if that is the waiting account's, and where the
 * browser is to show it instead, only if the newest registration came from there: then it is let in. With neither, as a script may call
 * it, only the registration that the letter was about.
 */
export async function verifyEmailByLink(
  parts: Parts,
  visitor: LinkVisitor,
  { password, registeredHere, ...link }: z.output<typeof linkVerification>,
): Promise<Entered | null> {
  const userId = await lookAtLink(parts.db, "verify-email", link, parts.clock());
  const proven = await provenHash(parts, visitor, { userId, password });
  return inTransaction(parts.db, async (transaction) => {
    const user = await lockWaiting(transaction, userId, proven);
    if (registeredHere && !(user && isFrom(visitor.registration, user))) throw passwordWanted();
    const goodUntil = await useLink(transaction, "verify-email", link.token);
    const mailedAt = (goodUntil?.getTime() ?? 0) - accountLimits.VERIFICATION_LINK_HOURS * HOUR_MS;
    if (!registeredHere && proven === undefined && !isOf(user, mailedAt)) throw passwordWanted();
    await markVerified({ ...parts, db: transaction }, userId);
    return registeredHere && user && !isClosed(user, parts.clock())
      ? enter(transaction, { userId, userAgent: visitor.userAgent, now: parts.clock() })
      : null;
  });
}

/**
 * Verifies an address by its code. Every try is counted before it is looked at, so that many at once are no more than one after
 * another; and it is counted for every address, so that the time tells nothing of it. A wrong code always gets the same answer: that there is none here, or too many tries, is nobody else's business.
 */
export async function verifyEmailByCode(
  parts: Parts,
  visitor: Visitor,
  { email, code, password }: z.output<typeof verificationCode>,
): Promise<void> {
  const { db } = parts;
  const now = parts.clock();
  const tries = await countTry(db, email, now);
  const found = await db
    .selectFrom("verificationCodes")
    .innerJoin("users", "users.id", "verificationCodes.userId")
    .where("users.emailKey", "=", emailKey(email))
    .select(["verificationCodes.userId", "codeHash", "expiresAt"])
    .executeTakeFirst();
  const right = await isSecret(code, found?.codeHash);
  if (!found || !right) throw new ApiError("VERIFICATION_CODE_INVALID");
  const { userId, codeHash, expiresAt } = found;
  if (tries > accountLimits.VERIFICATION_CODE_TRIES || expiresAt <= now) {
    throw new ApiError("VERIFICATION_CODE_EXPIRED");
  }
  // With a wrong password beside it, it can be sent again.
  await takeBackTry(db, email);
  const proven = await provenHash(parts, visitor, { userId, password });
  await inTransaction(db, async (transaction) => {
    const user = await lockWaiting(transaction, userId, proven);
    const used = await transaction
      .deleteFrom("verificationCodes")
      .where("userId", "=", userId)
      .where("codeHash", "=", codeHash)
      .returning("userId")
      .executeTakeFirst();
    if (!used) throw new ApiError("VERIFICATION_CODE_INVALID");
    const mailedAt = expiresAt.getTime() - accountLimits.VERIFICATION_CODE_MINUTES * MINUTE_MS;
    if (proven === undefined && !isOf(user, mailedAt)) throw passwordWanted();
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
async function lockWaiting(transaction: Database, userId: string, proven: string | undefined) {
  const user = await findUserLocked(transaction, { id: userId });
  if (proven !== undefined && proven !== user?.passwordHash) throw passwordWrong();
  return user;
}

/**
 * Whether a letter was about the registration that waits now. Links and codes stay good when a newer registration takes an older one's
 * place and no more letter may go out; alone, they must not open what somebody else has registered since.
 */
const isOf = (user: UserRow | undefined, mailedAt: number) => user !== undefined && user.joinedAt.getTime() <= mailedAt;

const passwordWanted = () => new ApiError("INVALID_INPUT", { fields: { password: { code: "PASSWORD_REQUIRED" } } });

const passwordWrong = () => new ApiError("INVALID_INPUT", { fields: { password: { code: "PASSWORD_WRONG" } } });
