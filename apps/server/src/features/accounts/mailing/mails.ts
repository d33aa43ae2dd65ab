import { randomInt } from "node:crypto";
import { emailKey } from "@dripstone/contract/accounts/addresses";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@dripstone/contract/durations";
import { languageTags } from "@dripstone/contract/locale";
import { type Path, paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { LetterValues, Writers } from "../../../mail/mail.ts";
import { partlyHidden } from "../../../mail/partly-hidden.ts";
import { hashSecret } from "../password/password.ts";
import { localeOf } from "../profile/present.ts";
import { hashToken, newToken } from "../token.ts";

const { VERIFICATION_CODE_DIGITS, VERIFICATION_CODE_MINUTES, VERIFICATION_LINK_HOURS } = accountLimits;
const { RESET_LINK_MINUTES, PARENT_LINK_DAYS } = accountLimits;

type Context = Pick<Deps, "db" | "clock">;

/**
 * Writes the letters of accounts. Links and codes are made at the moment of sending, so that none waits anywhere in clear; those of
 * the letters before are no longer good.
 */
export function accountMails(deps: Context): Writers {
  return {
    "verify-email": ({ userId }, to) => issueVerification(deps, userId, to),
    "account-exists": async ({ userId }) => {
      const user = await find(deps.db, userId);
      return user && { name: user.name, link: paths.home };
    },
    "reset-password": ({ userId }, to) => issueReset(deps, userId, to),
    "password-changed": async ({ userId, by, at }) => {
      const user = await find(deps.db, userId);
      return user && { name: user.name, by, date: user.say(new Date(at)), link: paths.forgotPassword };
    },
    "confirm-new-email": ({ userId }, to) => issueEmailLink(deps, userId, to),
    "email-change-asked": async ({ userId, address }) => {
      const user = await find(deps.db, userId);
      return user && { name: user.name, address, link: paths.profile };
    },
    "email-changed": async ({ userId }) => {
      const user = await find(deps.db, userId);
      return user && { name: user.name, address: partlyHidden(user.email) };
    },
    "parent-consent": ({ userId }, to) => {
      const until = new Date(deps.clock().getTime() + PARENT_LINK_DAYS * DAY_MS);
      return issueParentLink(deps, { userId, to, until });
    },
    "parent-said-yes": ({ userId }, to) => issueParentLink(deps, { userId, to, until: null }),
    "parent-said-no": ({ userId }, to) => issueParentLink(deps, { userId, to, until: null }),
    "deletion-asked": async ({ userId }) => {
      const user = await find(deps.db, userId);
      if (!user?.deletionDueAt) return null;
      return { name: user.name, date: user.say(user.deletionDueAt), link: paths.profile };
    },
    "account-deleted": async () => ({}),
  };
}

/** The letter does not use the account's name: before the address is verified, anybody may have chosen it. */
async function issueVerification(
  { db, clock }: Context,
  userId: string,
  to: string,
): Promise<LetterValues<"verify-email"> | null> {
  const token = newToken();
  const code = String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, "0");
  const now = clock().getTime();
  const verification = {
    tokenHash: hashToken(token),
    codeHash: await hashSecret(code),
    codeTries: 0,
    codeExpiresAt: new Date(now + VERIFICATION_CODE_MINUTES * MINUTE_MS),
    linkExpiresAt: new Date(now + VERIFICATION_LINK_HOURS * HOUR_MS),
  };
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select("email")
      .where("id", "=", userId)
      .where("emailKey", "=", emailKey(to))
      .where("emailVerifiedAt", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return null;
    await transaction
      .insertInto("emailVerifications")
      .values({ userId, ...verification })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet(verification))
      .execute();
    return { code, link: linkTo(paths.verifyEmail, { token, email: user.email }) };
  });
}

async function issueReset(
  { db, clock }: Context,
  userId: string,
  to: string,
): Promise<LetterValues<"reset-password"> | null> {
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + RESET_LINK_MINUTES * MINUTE_MS);
  const reset = { tokenHash: hashToken(token), expiresAt };
  return db.transaction().execute(async (transaction) => {
    const user = await find(transaction, userId, { address: to, lock: true });
    if (!user) return null;
    await transaction
      .insertInto("passwordResets")
      .values({ userId, ...reset })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet(reset))
      .execute();
    return { name: user.name, link: linkTo(paths.resetPassword, { token, email: user.email }) };
  });
}

async function issueEmailLink(
  { db }: Context,
  userId: string,
  to: string,
): Promise<LetterValues<"confirm-new-email"> | null> {
  const token = newToken();
  const user = await find(db, userId);
  const { numUpdatedRows } = await db
    .updateTable("emailChanges")
    .set({ tokenHash: hashToken(token) })
    .where("userId", "=", userId)
    .where("emailKey", "=", emailKey(to))
    .executeTakeFirst();
  return user && numUpdatedRows > 0n ? { name: user.name, link: linkTo(paths.confirmEmail, { token }) } : null;
}

type ToParent = {
  userId: string;
  to: string;
  /** Null for as long as the account lives: an answer may be taken back. */
  until: Date | null;
};

/** Links to a parent stay good beside each other: the page that is open must not die when the next letter goes out. */
function issueParentLink({ db, clock }: Context, { userId, to, until }: ToParent) {
  const token = newToken();
  return db.transaction().execute(async (transaction) => {
    // Locked first, as whoever changes the request does: the other way round, both would wait for each other.
    const child = await find(transaction, userId, { lock: true });
    const request = await transaction
      .selectFrom("parentRequests")
      .select("parentEmail")
      .where("userId", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!child || !request || emailKey(request.parentEmail) !== emailKey(to)) return null;
    const link = { userId, tokenHash: hashToken(token), expiresAt: until };
    await transaction.insertInto("parentLinks").values(link).execute();
    const answered = await transaction
      .selectFrom("parentAnswers")
      .select(({ fn }) => fn.max("answeredAt").as("at"))
      .where("userId", "=", userId)
      .executeTakeFirst();
    const date = child.say(answered?.at ?? clock());
    return { name: child.name, address: child.email, date, link: linkTo(paths.parentConsent, { token }) };
  });
}

/** Somebody, and how to tell a day to them; with an address only if that is theirs now. */
async function find(db: Database, userId: string, { address, lock }: { address?: string; lock?: boolean } = {}) {
  let query = db
    .selectFrom("users")
    .select(["name", "email", "preferredLanguage", "deletionDueAt"])
    .where("id", "=", userId);
  if (address !== undefined) query = query.where("emailKey", "=", emailKey(address));
  if (lock) query = query.forUpdate();
  const user = await query.executeTakeFirst();
  if (!user) return null;
  const language = languageTags[localeOf(user.preferredLanguage)];
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: site.timeZone });
  return { ...user, say: (date: Date) => format.format(date) };
}

const linkTo = (path: Path, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
