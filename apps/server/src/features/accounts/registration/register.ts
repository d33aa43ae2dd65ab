import { emailKey } from "@dripstone/contract/accounts/addresses";
import { needsParent } from "@dripstone/contract/accounts/age";
import type { registerPayload } from "@dripstone/contract/accounts/payloads";
import type { FieldIssue } from "@dripstone/contract/errors";
import type { Locale } from "@dripstone/contract/locale";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { ageIssues, storedBirthMonth } from "../parents/birth-month.ts";
import { isCommonPassword } from "../password/new-password.ts";
import { hashSecret } from "../password/password.ts";
import { mayBeCalled } from "../policy.ts";
import { localeOf } from "../profile/present.ts";

type Registration = z.output<typeof registerPayload>;

/**
 * Opens an account that waits for its verification. An address that has one already is told so by mail. One that was never
 * verified takes the newer registration: whoever registered a stranger's address in advance must not keep the password.
 */
export async function register({ db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">, registration: Registration) {
  const { email, password, name, preferredLanguage } = registration;
  const now = clock();
  const passwordHash = await hashSecret(password);
  const birth = { year: registration.birthYear, month: registration.birthMonth };
  const parentEmail = needsParent(birth, now) ? registration.parentEmail : undefined;
  await db.transaction().execute(async (transaction) => {
    const account = { email, name, passwordHash, preferredLanguage, birthMonth: storedBirthMonth(birth) };
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
    await transaction
      .updateTable("users")
      .set({ ...account, joinedAt: now })
      .where("id", "=", id)
      .execute();
    const order = { to: email, kind: "verify-email", locale: preferredLanguage, params: { userId: id } } as const;
    // If the address got too many mails of late, the ones before stay good: they lie in the right mailbox.
    const ordered = await mail.enqueue(transaction, order);
    if (ordered) await transaction.deleteFrom("emailVerifications").where("userId", "=", id).execute();
    await transaction.deleteFrom("parentRequests").where("userId", "=", id).execute();
    if (parentEmail)
      await transaction.insertInto("parentRequests").values({ userId: id, parentEmail, askedAt: now }).execute();
  });
}

/** Refuses what the payload's schema cannot see: it knows neither the clock nor the dictionaries. */
export function refuseUnfit(registration: Registration, now: Date): void {
  const fields: Record<string, FieldIssue> = ageIssues(registration, now);
  if (!mayBeCalled(registration.name, "student")) fields.name = { code: "NAME_RESERVED" };
  if (isCommonPassword(registration.password, registration)) fields.password = { code: "PASSWORD_TOO_COMMON" };
  if (Object.keys(fields).length > 0) throw new ApiError("INVALID_INPUT", { fields });
}

type NewAccount = {
  email: string;
  emailKey: string;
  name: string;
  passwordHash: string;
  preferredLanguage: Locale;
  birthMonth: string;
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
