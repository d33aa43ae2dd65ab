import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import { MINUTE_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import type { MailKind, Order } from "./mail.ts";

const { MAILS_PER_WINDOW, LINK_MAILS_PER_WINDOW, MAIL_WINDOW_MINUTES } = accountLimits;
const WINDOW_MS = MAIL_WINDOW_MINUTES * MINUTE_MS;

type Share = {
  /** At most so many of this kind go to one address in a window; what is beyond says nothing new, and is left out. */
  most: number;
  /** It is not ordered when so many mails of any kind went to the address; without a bound it waits until there is room. */
  room?: number;
};

/**
 * Whoever knows an address, or makes one up, can set some mails off. They share three places of a window's five; a fourth is kept for
 * a new password, which is an owner's way back in, and the fifth for what an owner must hear. That, and what
 * somebody with a session has asked for (the question to a parent, the link to a new address), waits for its turn if need be.
 */
const shares: Record<MailKind, Share> = {
  "verify-email": { most: LINK_MAILS_PER_WINDOW, room: 3 },
  "account-exists": { most: 1, room: 3 },
  "confirm-new-email": { most: 2 },
  "reset-password": { most: LINK_MAILS_PER_WINDOW, room: 4 },
  "parent-consent": { most: 2 },
  "parent-said-yes": { most: 2 },
  "parent-said-no": { most: 2 },
  "password-changed": { most: 2 },
  "email-change-asked": { most: 2 },
  "email-changed": { most: 2 },
  "deletion-asked": { most: 2 },
  "account-deleted": { most: 1 },
};

/**
 * Counts a mail to an address, and answers in how many milliseconds it may go out; null for never. In any window `MAILS_PER_WINDOW`
 * mails go to one address, however it is written. Orders to one address wait for each other.
 */
export async function allowMail(
  transaction: Database,
  { to, kind }: Pick<Order, "to" | "kind">,
  now: Date,
): Promise<number | null> {
  const addressKey = mailboxKey(to);
  await sql`select pg_advisory_xact_lock(hashtextextended(${addressKey}, 0))`.execute(transaction);
  const since = new Date(now.getTime() - WINDOW_MS);
  // Some of them may lie ahead: they wait for their turn.
  const counted = await transaction
    .selectFrom("queuedMails")
    .select(["queuedAt", "kind"])
    .where("addressKey", "=", addressKey)
    .where("queuedAt", ">", since)
    .orderBy("queuedAt", "desc")
    .execute();
  const { most, room = Number.POSITIVE_INFINITY } = shares[kind];
  if (counted.length >= room || counted.filter((mail) => mail.kind === kind).length >= most) return null;
  const fifth = counted[MAILS_PER_WINDOW - 1];
  const wait = fifth ? Math.max(0, fifth.queuedAt.getTime() + WINDOW_MS - now.getTime()) : 0;
  const queuedAt = new Date(now.getTime() + wait);
  await transaction.insertInto("queuedMails").values({ addressKey, kind, queuedAt }).execute();
  return wait;
}

/** Addresses are kept no longer than they count. */
export async function forgetQueuedMails(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_MS);
  await db.deleteFrom("queuedMails").where("queuedAt", "<=", since).execute();
}
