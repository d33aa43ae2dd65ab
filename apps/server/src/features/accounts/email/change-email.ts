import { emailKey, mailboxKey } from "@dripstone/contract/accounts/addresses";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { User } from "@dripstone/contract/accounts/payloads";
import { HOUR_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Order } from "../../../mail/mail.ts";
import { partlyHidden } from "../../../mail/partly-hidden.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import { mailedEnough } from "../mailing/mailed-enough.ts";
import { readOwnAccount } from "../profile/own-account.ts";
import { localeOf } from "../profile/present.ts";

/**
 * Asks for another address, which takes the old one's place when it is confirmed. The old one is told at once. If somebody has an
 * account at the new one, its owner is told instead, and the caller learns nothing of it.
 */
export async function changeEmail(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  owner: Owner,
  email: string,
): Promise<User> {
  const { userId } = owner;
  const now = clock();
  const key = emailKey(email);
  return db.transaction().execute(async (transaction) => {
    const user = await lockOwner(transaction, owner);
    if (user.emailKey === key) {
      throw new ApiError("INVALID_INPUT", { fields: { email: { code: "EMAIL_UNCHANGED" } } });
    }
    const expiresAt = new Date(now.getTime() + accountLimits.EMAIL_CHANGE_HOURS * HOUR_MS);
    const change = { email, emailKey: key, expiresAt };
    await transaction
      .insertInto("emailChanges")
      .values({ userId, ...change })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet({ ...change, tokenHash: linkKept(key, now) }))
      .execute();
    const locale = localeOf(user.preferredLanguage);
    const asked: Order = {
      to: user.email,
      kind: "email-change-asked",
      locale,
      params: { userId, address: partlyHidden(email) },
    };
    const letters = [asked, await letterToNewAddress(transaction, { userId, email, key, locale })];
    // In one order of mailboxes for everybody: two who swap their addresses would otherwise wait for each other for ever.
    for (const order of letters.sort((a, b) => (mailboxKey(a.to) < mailboxKey(b.to) ? -1 : 1))) {
      const ordered = await mail.enqueue(transaction, order);
      // No address may take the place of one whose owner was not told of just that.
      if (!ordered && order === asked) throw mailedEnough();
    }
    return readOwnAccount(transaction, userId, now);
  });
}

/** A link that was mailed to the same address stays good: a mail too many within a while is not sent. */
const linkKept = (key: string, now: Date) =>
  sql<Buffer | null>`case when email_changes.email_key = ${key} and email_changes.expires_at > ${now}
    then email_changes.token_hash end`;

/** The link; or to whoever has an account there, a word. A registration that nobody has confirmed is no account. */
async function letterToNewAddress(
  transaction: Database,
  { userId, email, key, locale }: { userId: string; email: string; key: string; locale: Locale },
): Promise<Order> {
  const holder = await transaction
    .selectFrom("users")
    .select(["id", "email", "preferredLanguage"])
    .where("emailKey", "=", key)
    .where("emailVerifiedAt", "is not", null)
    .executeTakeFirst();
  if (!holder) return { to: email, kind: "confirm-new-email", locale, params: { userId } };
  const theirs = localeOf(holder.preferredLanguage);
  return { to: holder.email, kind: "account-exists", locale: theirs, params: { userId: holder.id } };
}

/** Keeps the present address after all: the mailed link is no longer good. */
export async function keepEmail({ db, clock }: Pick<Deps, "db" | "clock">, userId: string): Promise<User> {
  await db.deleteFrom("emailChanges").where("userId", "=", userId).execute();
  return readOwnAccount(db, userId, clock());
}
