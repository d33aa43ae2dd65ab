import { emailKey } from "@dripstone/contract/accounts/addresses";
import { type BirthMonth, needsParent } from "@dripstone/contract/accounts/age";
import type { FamilyRole, Mailbox, registerPayload } from "@dripstone/contract/accounts/payloads";
import type { FieldIssue } from "@dripstone/contract/errors";
import type { Locale } from "@dripstone/contract/locale";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { findUserLocked, type UserRow } from "../../../people/lock-user.ts";
import { hashToken } from "../../../token.ts";
import { accountMails } from "../mailing/kinds.ts";
import { dropLinks } from "../mailing/mailed-links.ts";
import { nameIssue } from "../name-issue.ts";
import { ageIssues, storedBirthMonth } from "../parents/birth-month.ts";
import { isCommonPassword } from "../password/new-password.ts";
import { hashSecret } from "../password/password.ts";
import { mayBeParent } from "../policy.ts";
import { confirmationLetter } from "../verification/confirmation-letter.ts";

type Payload = z.output<typeof registerPayload>;

/** A registration as it waits to be done. */
export type Registration = Pick<
  Payload,
  "name" | "email" | "familyRole" | "mailbox" | "parentEmail" | "preferredLanguage"
> & {
  birth: BirthMonth;
  passwordHash: string;
  /** Hash of the cookie of the browser from which it came, as hexadecimal digits. */
  registeredBy: string;
  /** Hash of the visitor's mark, as hexadecimal digits. */
  visitorMark: string | null;
};

/** What is kept of a registration; the dear part, the password's hash, is made before the address is looked at. */
export async function prepareRegistration(
  payload: Payload,
  { browser, mark }: { browser: string; mark: Buffer | null },
): Promise<Registration> {
  const { name, email, familyRole, mailbox, parentEmail, preferredLanguage } = payload;
  const passwordHash = await hashSecret(payload.password);
  const birth = { year: payload.birthYear, month: payload.birthMonth };
  const registeredBy = hashToken(browser).toString("hex");
  return {
    name,
    email,
    familyRole,
    mailbox,
    parentEmail,
    preferredLanguage,
    birth,
    passwordHash,
    registeredBy,
    visitorMark: mark?.toString("hex") ?? null,
  };
}

/**
 * Opens an account that waits for its verification. Who has an account at the address already is told so by mail. A registration
 * that nobody verified is replaced by the newer one: who registered a stranger's address in advance must not keep the password.
 */
export async function register({ db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">, registration: Registration) {
  const { email, familyRole, passwordHash, name, preferredLanguage, birth } = registration;
  const now = clock();
  const registeredBy = Buffer.from(registration.registeredBy, "hex");
  const visitorMark = registration.visitorMark === null ? null : Buffer.from(registration.visitorMark, "hex");
  const isChild = needsParent(birth, now);
  const mailbox = isChild ? registration.mailbox : "own";
  const parentEmail = mailbox === "parent" ? email : isChild ? registration.parentEmail : undefined;
  await inTransaction(db, async (transaction) => {
    const account = {
      email,
      familyRole,
      mailbox,
      name,
      passwordHash,
      registeredBy,
      visitorMark,
      preferredLanguage,
      birthMonth: storedBirthMonth(birth),
      // Whoever was asked in and registers anyway has a password of their own now.
      invitedAt: null,
    };
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
    // If the address got too many mails lately, this one is not sent, and the links before it stay good: they are in the right mailbox,
    // and the password is asked for beside them.
    const ordered = await mail.enqueue(transaction, confirmationLetter({ id, ...account }));
    if (ordered || mailbox === "parent") await dropLinks(transaction, id, "verify-email");
    // A parent proves no password: a yes must only ever be to the registration that the letter was about.
    await dropLinks(transaction, id, "parent-consent");
    await transaction.deleteFrom("parentRequests").where("userId", "=", id).execute();
    if (parentEmail)
      await transaction.insertInto("parentRequests").values({ userId: id, parentEmail, askedAt: now }).execute();
  });
}

/** Refuses what the payload's schema cannot judge, as it needs today's date, the school's people, or the dictionaries of common passwords. */
export async function refuseUnfit({ db, clock }: Pick<Deps, "db" | "clock">, registration: Payload): Promise<void> {
  const now = clock();
  const fields: Record<string, FieldIssue> = ageIssues(registration, now);
  const birthMonth = storedBirthMonth({ year: registration.birthYear, month: registration.birthMonth });
  if (registration.familyRole === "parent" && !mayBeParent({ birthMonth }, now)) {
    fields.familyRole = { code: "FIELD_INVALID" };
  }
  const issue = await nameIssue(db, registration.name, "student");
  if (issue) fields.name = issue;
  if (await isCommonPassword(registration.password, registration)) fields.password = { code: "PASSWORD_TOO_COMMON" };
  if (Object.keys(fields).length > 0) throw new ApiError("INVALID_INPUT", { fields });
}

type NewAccount = {
  email: string;
  emailKey: string;
  familyRole: FamilyRole;
  mailbox: Mailbox;
  name: string;
  passwordHash: string;
  registeredBy: Buffer;
  preferredLanguage: Locale;
  birthMonth: string;
  visitorMark: Buffer | null;
  invitedAt: null;
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
