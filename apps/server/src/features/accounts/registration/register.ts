import { emailKey } from "@dripstone/contract/accounts/addresses";
import { needsParent } from "@dripstone/contract/accounts/age";
import type { registerPayload } from "@dripstone/contract/accounts/payloads";
import type { FieldIssue } from "@dripstone/contract/errors";
import type { Locale } from "@dripstone/contract/locale";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { findUserLocked, type UserRow } from "../../../people/lock-user.ts";
import { accountMails } from "../mailing/kinds.ts";
import { dropLinks } from "../mailing/mailed-links.ts";
import { ageIssues, storedBirthMonth } from "../parents/birth-month.ts";
import { isCommonPassword } from "../password/new-password.ts";
import { hashSecret } from "../password/password.ts";
import { mayBeCalled } from "../policy.ts";

type Registration = z.output<typeof registerPayload>;

/**
 * Opens an account that waits for its verification. Who has an account at the address already is told so by mail. A registration
 * that nobody verified is replaced by the newer one: who registered a stranger's address in advance must not keep the password.
 */
export async function register(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  visitorMark: Buffer | null,
  registration: Registration,
) {
  const { email, password, name, preferredLanguage } = registration;
  const now = clock();
  const passwordHash = await hashSecret(password);
  const birth = { year: registration.birthYear, month: registration.birthMonth };
  const parentEmail = needsParent(birth, now) ? registration.parentEmail : undefined;
  await inTransaction(db, async (transaction) => {
    const account = { email, name, passwordHash, preferredLanguage, birthMonth: storedBirthMonth(birth), visitorMark };
    const owner = await findOrAdd(transaction, { ...account, emailKey: emailKey(email), joinedAt: now });
    const { id } = owner;
    if (owner.emailVerifiedAt) {
      const locale = owner.preferredLanguage;
      await mail.enqueue(transaction, {
        to: owner.email,
        kind: accountMails["account-exists"],
        locale,
        params: { userId: id },
      });
      return;
    }
    await transaction
      .updateTable("users")
      .set({ ...account, joinedAt: now })
      .where("id", "=", id)
      .execute();
    const order = {
      to: email,
      kind: accountMails["verify-email"],
      locale: preferredLanguage,
      params: { userId: id },
    } as const;
    // If the address got too many mails lately, this one is not sent, and the links before it stay good: they are in the right mailbox.
    const ordered = await mail.enqueue(transaction, order);
    if (ordered) await dropLinks(transaction, id, "verify-email");
    await transaction.deleteFrom("parentRequests").where("userId", "=", id).execute();
    if (parentEmail)
      await transaction.insertInto("parentRequests").values({ userId: id, parentEmail, askedAt: now }).execute();
  });
}

/** Refuses what the payload's schema cannot judge, as it needs today's date or the dictionaries of common passwords. */
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
  visitorMark: Buffer | null;
  joinedAt: Date;
};

/** The account of the address, locked until the transaction ends. Of two registrations at once, the second finds that of the first. */
async function findOrAdd(transaction: Database, account: NewAccount): Promise<UserRow> {
  await transaction
    .insertInto("users")
    .values(account)
    .onConflict((conflict) => conflict.column("emailKey").doNothing())
    .execute();
  const user = await findUserLocked(transaction, { emailKey: account.emailKey });
  if (!user) throw new Error("The account was deleted in the moment in which it was found");
  return user;
}
