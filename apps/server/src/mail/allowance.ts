import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import { MINUTE_MS } from "@dripstone/contract/durations";
import { mailLimits } from "@dripstone/contract/mail/limits";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import type { ReaderMail } from "./kinds.ts";

const { MAILS_PER_WINDOW, MAIL_WINDOW_MINUTES } = mailLimits;
const WINDOW_MS = MAIL_WINDOW_MINUTES * MINUTE_MS;

/**
 * Counts a mail to an address, and answers in how many milliseconds it may go out; null for never. In any window `MAILS_PER_WINDOW`
 * mails go to one address, however it is written. Orders to one address wait for each other.
 */
export async function allowMail(
  transaction: Database,
  { to, kind: { name: kind, share } }: { to: string; kind: Pick<ReaderMail, "name" | "share"> },
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
  const { most, room = Number.POSITIVE_INFINITY } = share;
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
