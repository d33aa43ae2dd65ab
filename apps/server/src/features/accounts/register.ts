import type { registerPayload } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Database } from "../../database/connect.ts";
import type { Deps } from "../../deps.ts";
import { emailKey } from "../../mail/email-key.ts";
import { hashSecret } from "./password.ts";
import { localeOf } from "./present.ts";

type Registration = z.output<typeof registerPayload>;

/**
 * Opens an account that waits for its verification. An address that has one already is told so by mail. One that was never
 * verified takes the newer registration: whoever registered a stranger's address in advance must not keep the password.
 */
export async function register({ db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">, registration: Registration) {
  const { email, password, name, preferredLanguage } = registration;
  const now = clock();
  const passwordHash = await hashSecret(password);
  await db.transaction().execute(async (transaction) => {
    const account = { email, name, passwordHash, preferredLanguage };
    const { id, emailVerifiedAt } = await findOrAdd(transaction, {
      ...account,
      emailKey: emailKey(email),
      joinedAt: now,
    });
    if (emailVerifiedAt) {
      const owner = await transaction
        .selectFrom("users")
        .select(["email", "preferredLanguage"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const locale = localeOf(owner.preferredLanguage);
      await mail.enqueue(transaction, { to: owner.email, kind: "account-exists", locale, params: { userId: id } });
      return;
    }
    const order = { to: email, kind: "verify-email", locale: preferredLanguage, params: { userId: id } } as const;
    if (!(await mail.enqueue(transaction, order))) return;
    await transaction.updateTable("users").set(account).where("id", "=", id).execute();
    await transaction.deleteFrom("emailVerifications").where("userId", "=", id).execute();
  });
}

type NewAccount = {
  email: string;
  emailKey: string;
  name: string;
  passwordHash: string;
  preferredLanguage: string;
  joinedAt: Date;
};

/** The account of the address, locked until the transaction ends; of two registrations at once the second finds the first's. */
async function findOrAdd(transaction: Database, account: NewAccount) {
  await transaction
    .insertInto("users")
    .values(account)
    .onConflict((conflict) => conflict.column("emailKey").doNothing())
    .execute();
  return transaction
    .selectFrom("users")
    .select(["id", "emailVerifiedAt"])
    .where("emailKey", "=", account.emailKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
