import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { ErrorCode } from "@dripstone/contract/errors";
import { type Path, paths } from "@dripstone/contract/paths";
import type { Database } from "../../../database/connect.ts";
import type { DB } from "../../../database/schema.ts";
import { ApiError } from "../../../http/errors.ts";
import { hashToken, newToken } from "../../../token.ts";

/**
 * The life of a link in a letter. It is issued when the letter is written, so that its token stands nowhere in clear but in the
 * mailbox. Looking at it uses nothing up, since mail scanners look at it, too; whoever comes late is told that it has expired. It is
 * used at most once, in the transaction that does what it is for.
 */
const kinds = {
  "verify-email": {
    page: paths.verifyEmail,
    invalid: "VERIFICATION_LINK_INVALID",
    expired: "VERIFICATION_LINK_EXPIRED",
    replaces: true,
  },
  "reset-password": {
    page: paths.resetPassword,
    invalid: "RESET_LINK_INVALID",
    expired: "RESET_LINK_EXPIRED",
    replaces: true,
  },
  "confirm-email": {
    page: paths.confirmEmail,
    invalid: "EMAIL_LINK_INVALID",
    expired: "EMAIL_LINK_EXPIRED",
    replaces: true,
  },
  "parent-consent": {
    page: paths.parentConsent,
    invalid: "PARENT_LINK_INVALID",
    expired: "PARENT_LINK_EXPIRED",
    // These stay good beside each other: the page that is open must not die when the next letter goes out.
    replaces: false,
  },
} as const satisfies Record<
  DB["mailedLinks"]["purpose"],
  { page: Path; invalid: ErrorCode; expired: ErrorCode; replaces: boolean }
>;

/** What a link is for; the table `mailed_links` takes no other. */
export type Purpose = keyof typeof kinds;

type NewLink = {
  userId: string;
  /** Null for as long as the account lives. */
  expiresAt: Date | null;
  /** Stands in the link where it must be the account's address when the link is used. */
  email?: string;
};

/** Makes a link for somebody who is locked; where a kind has one at a time, those before are worth nothing from now on. */
export async function issueLink(transaction: Database, purpose: Purpose, { userId, expiresAt, email }: NewLink) {
  const token = newToken();
  const tokenHash = hashToken(token);
  if (kinds[purpose].replaces) await dropLinks(transaction, userId, purpose);
  await transaction.insertInto("mailedLinks").values({ tokenHash, userId, purpose, expiresAt }).execute();
  const query = new URLSearchParams({ token, ...(email !== undefined && { email }) });
  return { link: `${kinds[purpose].page}?${query}`, tokenHash };
}

/** Whose link it is; fails unless it is good at an instant, and changes nothing. */
export async function lookAtLink(
  db: Database,
  purpose: Purpose,
  { token, email }: { token: string; email?: string },
  now: Date,
): Promise<string> {
  let links = db
    .selectFrom("mailedLinks")
    .innerJoin("users", "users.id", "mailedLinks.userId")
    .select(["userId", "expiresAt"])
    .where("tokenHash", "=", hashToken(token))
    .where("purpose", "=", purpose);
  if (email !== undefined) links = links.where("emailKey", "=", emailKey(email));
  const found = await links.executeTakeFirst();
  if (!found) throw linkInvalid(purpose);
  if (found.expiresAt && found.expiresAt <= now) throw new ApiError(kinds[purpose].expired);
  return found.userId;
}

/** Uses a link up, and tells until when it was good; of many who do so at once the first one succeeds. Its user is locked already. */
export async function useLink(transaction: Database, purpose: Purpose, token: string): Promise<Date | null> {
  const used = await transaction
    .deleteFrom("mailedLinks")
    .where("tokenHash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .returning("expiresAt")
    .executeTakeFirst();
  if (!used) throw linkInvalid(purpose);
  return used.expiresAt;
}

/** Makes somebody's links of these kinds worthless, used or not. */
export async function dropLinks(transaction: Database, userId: string, ...purposes: Purpose[]): Promise<void> {
  await transaction.deleteFrom("mailedLinks").where("userId", "=", userId).where("purpose", "in", purposes).execute();
}

/** Makes somebody's links of a kind good for longer. */
export async function extendLinks(
  transaction: Database,
  userId: string,
  purpose: Purpose,
  expiresAt: Date,
): Promise<void> {
  const links = transaction.updateTable("mailedLinks").set({ expiresAt }).where("userId", "=", userId);
  await links.where("purpose", "=", purpose).execute();
}

/** Removes all links that have expired by then. */
export async function forgetLinks(db: Database, expiredBy: Date): Promise<void> {
  await db.deleteFrom("mailedLinks").where("expiresAt", "<=", expiredBy).execute();
}

export const linkInvalid = (purpose: Purpose) => new ApiError(kinds[purpose].invalid);
