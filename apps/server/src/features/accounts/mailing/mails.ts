import { randomInt } from "node:crypto";
import { emailKey } from "@dripstone/contract/accounts/addresses";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import { userOfficeLimits } from "@dripstone/contract/accounts/office/limits";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@dripstone/contract/durations";
import { defaultLocale, type Locale, languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Writers } from "../../../mail/kinds.ts";
import { partlyHidden } from "../../../mail/partly-hidden.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { hashSecret } from "../password/password.ts";
import { consentDueAt } from "../policy.ts";
import { forgetTries } from "../verification/code-tries.ts";
import type { AccountMails } from "./kinds.ts";
import { issueLink } from "./mailed-links.ts";

const { VERIFICATION_CODE_DIGITS, VERIFICATION_CODE_MINUTES, VERIFICATION_LINK_HOURS } = accountLimits;
const { RESET_LINK_MINUTES, PARENT_LINK_DAYS } = accountLimits;

type Context = Pick<Deps, "db" | "clock">;

/** Writes the letters of accounts. Links and codes are made at the moment of sending, so that none waits anywhere in clear. */
export function writeAccountMails(deps: Context): Writers<AccountMails> {
  return {
    "verify-email": ({ userId }, to) => issueVerification(deps, userId, to),
    "account-exists": async ({ userId }) => {
      // As much work as a letter with a code: what is done after a reply can be felt in the next ones.
      await hashSecret(newCode());
      const user = await find(deps.db, userId);
      return user ? { name: user.name, link: paths.home, reader: user.mailbox } : null;
    },
    "reset-password": ({ userId }, to) => issueReset(deps, userId, to),
    invitation: ({ userId }, to) => issueInvitation(deps, userId, to),
    "password-changed": async ({ userId, by, at }) => {
      const user = await find(deps.db, userId);
      if (!user) return null;
      const { name, mailbox: reader } = user;
      return { name, by, date: dayFor(user, new Date(at)), link: paths.forgotPassword, reader };
    },
    "confirm-new-email": ({ userId }, to) => issueEmailLink(deps, userId, to),
    "email-change-asked": async ({ userId, address }) => {
      const user = await find(deps.db, userId);
      return user ? { name: user.name, address, link: paths.profile, reader: user.mailbox } : null;
    },
    "email-changed": async ({ userId, reader }) => {
      const user = await find(deps.db, userId);
      return user ? { name: user.name, address: partlyHidden(user.email), reader } : null;
    },
    "parent-registration": ({ userId }, to) => issueQuestion(deps, userId, to),
    "parent-consent": ({ userId }, to) => issueQuestion(deps, userId, to),
    "parent-reminder": ({ userId }, to) => issueQuestion(deps, userId, to),
    "parent-said-yes": ({ userId }, to) => issueParentLink(deps, { userId, to, until: null }),
    "parent-said-no": ({ userId }, to) => issueParentLink(deps, { userId, to, until: null }),
    "parent-refused": ({ userId }) => tellOfRefusal(deps.db, userId),
    "deletion-asked": async ({ userId }) => {
      const user = await find(deps.db, userId);
      if (!user?.deletionDueAt) return null;
      const { name, deletionDueAt, mailbox: reader } = user;
      return { name, date: dayFor(user, deletionDueAt), link: paths.profile, reader };
    },
    "account-deleted": async (why) => why,
  };
}

const newCode = () => String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, "0");

/** The letter does not use the account's name: before the address is verified, anybody may have chosen it. */
async function issueVerification(
  { db, clock }: Context,
  userId: string,
  to: string,
): Promise<AccountMails["verify-email"]["values"] | null> {
  const code = newCode();
  const codeHash = await hashSecret(code);
  const now = clock().getTime();
  return inTransaction(db, async (transaction) => {
    const user = await findUserLocked(transaction, { id: userId });
    if (user?.emailKey !== emailKey(to) || user.emailVerifiedAt || user.mailbox === "parent") return null;
    const expiresAt = new Date(now + VERIFICATION_LINK_HOURS * HOUR_MS);
    const { link, tokenHash } = await issueLink(transaction, "verify-email", { userId, expiresAt, email: user.email });
    const codeExpiresAt = new Date(now + VERIFICATION_CODE_MINUTES * MINUTE_MS);
    const verificationCode = { userId, tokenHash, codeHash, expiresAt: codeExpiresAt };
    await transaction.insertInto("verificationCodes").values(verificationCode).execute();
    await forgetTries(transaction, user.email);
    return { code, link };
  });
}

function issueReset(
  { db, clock }: Context,
  userId: string,
  to: string,
): Promise<AccountMails["reset-password"]["values"] | null> {
  const expiresAt = new Date(clock().getTime() + RESET_LINK_MINUTES * MINUTE_MS);
  return inTransaction(db, async (transaction) => {
    const user = await findUserLocked(transaction, { id: userId });
    if (user?.emailKey !== emailKey(to)) return null;
    const { link } = await issueLink(transaction, "reset-password", { userId, expiresAt, email: user.email });
    return { name: user.name, link, reader: user.mailbox };
  });
}

/** A link for a password of one's own; null for who has come meanwhile. */
function issueInvitation(
  { db, clock }: Context,
  userId: string,
  to: string,
): Promise<AccountMails["invitation"]["values"] | null> {
  const expiresAt = new Date(clock().getTime() + userOfficeLimits.INVITATION_LINK_DAYS * DAY_MS);
  return inTransaction(db, async (transaction) => {
    const user = await findUserLocked(transaction, { id: userId });
    if (user?.emailKey !== emailKey(to) || !user.invitedAt || user.emailVerifiedAt) return null;
    const { link } = await issueLink(transaction, "reset-password", { userId, expiresAt, email: user.email });
    const family = user.familyRole === "parent" ? "parent" : "student";
    const work = user.role === "student" ? family : "staff";
    return { name: user.name, link, date: dayFor(user, expiresAt), work };
  });
}

function issueEmailLink(
  { db }: Context,
  userId: string,
  to: string,
): Promise<AccountMails["confirm-new-email"]["values"] | null> {
  return inTransaction(db, async (transaction) => {
    const user = await findUserLocked(transaction, { id: userId });
    const change = await transaction
      .selectFrom("emailChanges")
      .select("expiresAt")
      .where("userId", "=", userId)
      .where("emailKey", "=", emailKey(to))
      .executeTakeFirst();
    if (!user || !change) return null;
    const { link } = await issueLink(transaction, "confirm-email", { userId, expiresAt: change.expiresAt });
    return { name: user.name, link };
  });
}

/** The link to the question, and until when the parent may answer it; null when there is nothing to ask any more. */
function issueQuestion({ db, clock }: Context, userId: string, to: string) {
  const until = new Date(clock().getTime() + PARENT_LINK_DAYS * DAY_MS);
  return inTransaction(db, async (transaction) => {
    const child = await findUserLocked(transaction, { id: userId });
    const due = child && consentDueAt(child, clock());
    if (!due) return null;
    const written = await issueParentLink({ db: transaction, clock }, { userId, to, until });
    return written && { ...written, date: dayFor(child, due) };
  });
}

type ToParent = {
  userId: string;
  to: string;
  /** Null for as long as the account lives: an answer may be taken back. */
  until: Date | null;
};

function issueParentLink({ db, clock }: Context, { userId, to, until }: ToParent) {
  return inTransaction(db, async (transaction) => {
    const child = await findUserLocked(transaction, { id: userId });
    const request = await transaction
      .selectFrom("parentRequests")
      .select("parentEmail")
      .where("userId", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!child || !request || emailKey(request.parentEmail) !== emailKey(to)) return null;
    const { link } = await issueLink(transaction, "parent-consent", { userId, expiresAt: until });
    const answered = await transaction
      .selectFrom("parentAnswers")
      .select(({ fn }) => fn.max("answeredAt").as("at"))
      .where("userId", "=", userId)
      .executeTakeFirst();
    const { name, email: address, mailbox: reader } = child;
    return { name, address, date: dayFor(child, answered?.at ?? clock()), link, reader };
  });
}

/** Null when the parent has thought better of it meanwhile. */
async function tellOfRefusal(db: Database, userId: string): Promise<AccountMails["parent-refused"]["values"] | null> {
  const child = await db
    .selectFrom("users")
    .innerJoin("parentRequests", "parentRequests.userId", "users.id")
    .select(["name", "preferredLanguage", "parentEmail", "deletionDueAt"])
    .where("users.id", "=", userId)
    .where("parentSaid", "=", "no")
    .executeTakeFirst();
  const answers = await db
    .selectFrom("parentAnswers")
    .select(["answer", "answeredAt"])
    .where("userId", "=", userId)
    .orderBy("answeredAt")
    .orderBy("id")
    .execute();
  const last = answers.at(-1);
  if (!child?.deletionDueAt || !last) return null;
  const office = { preferredLanguage: defaultLocale };
  return {
    name: child.name,
    date: dayFor(office, child.deletionDueAt),
    day: dayFor(office, last.answeredAt),
    answers: answers.map(({ answer, answeredAt }) => `${dayFor(office, answeredAt)}: ${answer}`),
    language: child.preferredLanguage,
    replyTo: child.parentEmail,
  };
}

function find(db: Database, userId: string) {
  return db
    .selectFrom("users")
    .select(["name", "email", "mailbox", "preferredLanguage", "deletionDueAt"])
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** A day as somebody's language writes it. */
function dayFor({ preferredLanguage }: { preferredLanguage: Locale }, date: Date): string {
  return new Intl.DateTimeFormat(languageTags[preferredLanguage], {
    dateStyle: "long",
    timeZone: site.timeZone,
  }).format(date);
}
