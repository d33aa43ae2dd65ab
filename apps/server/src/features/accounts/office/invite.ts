import { randomBytes } from "node:crypto";
import { emailKey } from "@dripstone/contract/accounts/addresses";
import { needsParent } from "@dripstone/contract/accounts/age";
import type { UserKind } from "@dripstone/contract/accounts/office/list";
import type { ListedUser } from "@dripstone/contract/accounts/office/payloads";
import type { FieldIssue } from "@dripstone/contract/errors";
import type { Locale } from "@dripstone/contract/locale";
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { accountMails } from "../mailing/kinds.ts";
import { mailedEnough } from "../mailing/mailed-enough.ts";
import { nameIssue } from "../name-issue.ts";
import { storedBirthMonth } from "../parents/birth-month.ts";
import { hashSecret } from "../password/password.ts";
import { presentListed } from "./present.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;

/** Whom the office asks in. */
export type Invited = {
  name: string;
  email: string;
  kind: UserKind;
  preferredLanguage: Locale;
  /** `2012-05`; of a student. */
  birth?: string | undefined;
};

/** Opens an account for somebody, which waits until its owner has chosen a password by the mailed link. */
export function invite({ db, clock, mail }: Parts, { audit }: { audit: Audit }, invited: Invited): Promise<ListedUser> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const fields = await invitationIssues(transaction, invited, now);
    if (Object.keys(fields).length > 0) throw new ApiError("INVALID_INPUT", { fields });
    const { name, email, kind, preferredLanguage, birth } = invited;
    const isFamily = kind === "student" || kind === "parent";
    const user = await transaction
      .insertInto("users")
      .values({
        name,
        email,
        emailKey: emailKey(email),
        preferredLanguage,
        role: isFamily ? "student" : kind,
        familyRole: kind === "parent" ? "parent" : "student",
        birthMonth: kind === "student" && birth ? storedBirthMonth(monthOf(birth)) : null,
        passwordHash: await nobodysHash(),
        invitedAt: now,
        joinedAt: now,
      })
      .onConflict((conflict) => conflict.column("emailKey").doNothing())
      .returningAll()
      .executeTakeFirst();
    // Two who ask the same person in at the same moment.
    if (!user) throw new ApiError("INVALID_INPUT", { fields: { email: { code: "EMAIL_TAKEN" } } });
    await mail.enqueue(transaction, invitationLetter(user));
    await audit(transaction, { subject: user.id, details: { kind } });
    return presentListed(user);
  });
}

/** Mails the link once more; the one before is worth nothing then. */
export function inviteAgain({ db, mail }: Parts, { audit }: { audit: Audit }, { id }: { id: string }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const user = await findUserLocked(transaction, { id });
    if (!user) throw new ApiError("NOT_FOUND");
    if (!user.invitedAt || user.emailVerifiedAt) throw new ApiError("NOT_INVITED");
    if (!(await mail.enqueue(transaction, invitationLetter(user)))) throw mailedEnough();
    await audit(transaction, { subject: id });
  });
}

/** Why somebody cannot be asked in, by field; nothing where they can. */
export async function invitationIssues(
  db: Database,
  { name, email, kind, birth }: Invited,
  now: Date,
): Promise<Record<string, FieldIssue>> {
  const fields: Record<string, FieldIssue> = {};
  const called = await nameIssue(db, name, kind === "student" || kind === "parent" ? "student" : kind);
  if (called) fields.name = called;
  if (await hasAccount(db, email)) fields.email = { code: "EMAIL_TAKEN" };
  if (kind === "student" && !birth) fields.birth = { code: "BIRTH_MONTH_NEEDED" };
  if (kind === "student" && birth && needsParent(monthOf(birth), now)) fields.birth = { code: "CHILD_NEEDS_PARENT" };
  return fields;
}

/** Whether somebody has an account with an address. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const found = await db.selectFrom("users").select("id").where("emailKey", "=", emailKey(email)).executeTakeFirst();
  return found !== undefined;
}

const monthOf = (birth: string) => {
  const [year = 0, month = 0] = birth.split("-").map(Number);
  return { year, month };
};

/** The letter with the link by which somebody who was asked in chooses a password. */
const invitationLetter = ({
  id,
  email,
  preferredLanguage: locale,
}: {
  id: string;
  email: string;
  preferredLanguage: Locale;
}) => ({
  to: email,
  kind: accountMails.invitation,
  locale,
  params: { userId: id },
});

/** Of a password that nobody knows: no login is right before its owner has chosen one. Made once, as a list of 500 would wait for as many. */
function nobodysHash(): Promise<string> {
  nobodys ??= hashSecret(randomBytes(32).toString("base64url"));
  return nobodys;
}

let nobodys: Promise<string> | undefined;
