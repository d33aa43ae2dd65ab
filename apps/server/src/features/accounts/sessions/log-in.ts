import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { loginPayload } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { knownBrowserOf } from "../password/known-browsers.ts";
import { isSecret } from "../password/password.ts";
import type { PasswordTries } from "../password/password-tries.ts";
import { refuseLogin } from "../policy.ts";
import { type Entered, enter } from "./enter.ts";

type Parts = Pick<Deps, "db" | "clock"> & { tries: PasswordTries };

type Visitor = {
  address: string;
  userAgent: string | undefined;
  /** The cookie of that name, if the browser has one. */
  knownBrowser: string | undefined;
};

/** Opens a session. Only with the right password is anything told of the account, even whether there is one. */
export async function logIn(
  { db, clock, tries }: Parts,
  { address, userAgent, knownBrowser }: Visitor,
  { email, password, rememberMe }: z.output<typeof loginPayload>,
): Promise<Entered> {
  const now = clock();
  const key = emailKey(email);
  const account = await db
    .selectFrom("users")
    .select(["id", "passwordHash", "active", "emailVerifiedAt", "mailbox", "birthMonth", "parentSaid"])
    .where("emailKey", "=", key)
    .executeTakeFirst();
  const browser = await knownBrowserOf(db, account?.id, knownBrowser);
  const { id, passwordHash } = await tries({ account: key, address, browser }, async () => {
    const right = await isSecret(password, account?.passwordHash);
    if (!account || !right) throw new ApiError("INVALID_CREDENTIALS");
    refuseLogin(account, now);
    return account;
  });
  return inTransaction(db, async (transaction) => {
    // Refused if the password was changed meanwhile: that has ended all sessions, and must not miss this one.
    const still = await findUserLocked(transaction, { id });
    if (still?.passwordHash !== passwordHash) throw new ApiError("INVALID_CREDENTIALS");
    return enter(transaction, { userId: id, remembered: rememberMe, userAgent, browser, now });
  });
}
