import { emailKey, mailboxKey } from "@dripstone/contract/accounts/addresses";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { changeEmailPayload, User } from "@dripstone/contract/accounts/payloads";
import { HOUR_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Order } from "../../../mail/mail.ts";
import { partlyHidden } from "../../../mail/partly-hidden.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import { accountMails } from "../mailing/kinds.ts";
import { mailedEnough } from "../mailing/mailed-enough.ts";
import { dropLinks, extendLinks } from "../mailing/mailed-links.ts";
import { isParents } from "../parents/own-mailboxes.ts";
import { readOwnAccount } from "../profile/own-account.ts";

/**
 * Asks for another address, which takes the place of the old one when it is confirmed. The old one is told at once. If somebody has an
 * account at the new one, its owner is told instead, and the caller learns nothing of it.
 */
export function changeEmail(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  owner: Owner,
  { email }: Pick<z.output<typeof changeEmailPayload>, "email">,
): Promise<User> {
  const userId = owner.user.id;
  const now = clock();
  const key = emailKey(email);
  return inTransaction(db, async (transaction) => {
    const user = await lockOwner(transaction, owner);
    if (user.emailKey === key) {
      throw new ApiError("INVALID_INPUT", { fields: { email: { code: "EMAIL_UNCHANGED" } } });
    }
    if (await isParents(transaction, user, email, now)) {
      throw new ApiError("INVALID_INPUT", { fields: { email: { code: "EMAIL_IS_PARENTS" } } });
    }
    const expiresAt = new Date(now.getTime() + accountLimits.EMAIL_CHANGE_HOURS * HOUR_MS);
    await replaceChange(transaction, { userId, email, emailKey: key, expiresAt }, now);
    const locale = user.preferredLanguage;
    const asked: Order = {
      to: user.email,
      kind: accountMails["email-change-asked"],
      locale,
      params: { userId, address: partlyHidden(email) },
    };
    const letters = [asked, await letterToNewAddress(transaction, { userId, email, key, locale })];
    // Ordering a mail locks its mailbox. Everybody locks in the same order, or two who swap addresses would wait for each other for ever.
    for (const order of letters.sort((a, b) => (mailboxKey(a.to) < mailboxKey(b.to) ? -1 : 1))) {
      const ordered = await mail.enqueue(transaction, order);
      // If the old address cannot be told of this change, there is no change.
      if (!ordered && order === asked) throw mailedEnough();
    }
    return readOwnAccount(transaction, userId, now);
  });
}

type Change = { userId: string; email: string; emailKey: string; expiresAt: Date };

/** Keeps the address that waits. A link to the same one stays good, as the new letter may be one too many and not be sent. */
async function replaceChange(transaction: Database, { userId, ...change }: Change, now: Date): Promise<void> {
  const same = await transaction
    .selectFrom("emailChanges")
    .select("userId")
    .where("userId", "=", userId)
    .where("emailKey", "=", change.emailKey)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (same) await extendLinks(transaction, userId, "confirm-email", change.expiresAt);
  else await dropLinks(transaction, userId, "confirm-email");
  await transaction
    .insertInto("emailChanges")
    .values({ userId, ...change })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(change))
    .execute();
}

/**
 * The letter with the link; if somebody has an account at the address, a letter to them that tells of it. A registration that nobody
 * has confirmed is no account.
 */
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
  if (!holder) return { to: email, kind: accountMails["confirm-new-email"], locale, params: { userId } };
  const theirs = holder.preferredLanguage;
  return { to: holder.email, kind: accountMails["account-exists"], locale: theirs, params: { userId: holder.id } };
}

/** Keeps the present address after all: the mailed link is no longer good. */
export function keepEmail({ db, clock }: Pick<Deps, "db" | "clock">, owner: Owner): Promise<User> {
  return inTransaction(db, async (transaction) => {
    const { id } = await lockOwner(transaction, owner);
    await transaction.deleteFrom("emailChanges").where("userId", "=", id).execute();
    await dropLinks(transaction, id, "confirm-email");
    return readOwnAccount(transaction, id, clock());
  });
}
