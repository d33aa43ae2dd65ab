import type { loginPayload } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import { emailKey } from "../../mail/email-key.ts";
import { isSecret } from "./password.ts";
import { openSession } from "./sessions.ts";

type Credentials = z.output<typeof loginPayload>;

/** Opens a session. Only who knows the password learns anything about the account. */
export async function logIn({ db, clock }: Pick<Deps, "db" | "clock">, { email, password, rememberMe }: Credentials) {
  const now = clock();
  const account = await db
    .selectFrom("users")
    .select(["id", "passwordHash", "active", "emailVerifiedAt"])
    .where("emailKey", "=", emailKey(email))
    .executeTakeFirst();
  const right = await isSecret(password, account?.passwordHash);
  if (!account || !right) throw new ApiError("INVALID_CREDENTIALS");
  if (!account.active) throw new ApiError("ACCOUNT_DEACTIVATED");
  if (!account.emailVerifiedAt) throw new ApiError("EMAIL_NOT_VERIFIED");
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable("users")
      .set({ lastLoginAt: now })
      .where("id", "=", account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const token = await openSession(transaction, { userId: account.id, remembered: rememberMe, now });
    return { user, token };
  });
}
