import { accountLimits } from "@dripstone/contract/accounts/limits";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { emailKey } from "./email-key.ts";

const { MAILS_PER_WINDOW, MAIL_WINDOW_MINUTES } = accountLimits;

/** Counts a mail to an address, unless it had its share of the window already; orders to one address wait for each other. */
export async function allowMail(transaction: Database, address: string, now: Date): Promise<boolean> {
  const addressKey = emailKey(address);
  await sql`select pg_advisory_xact_lock(hashtextextended(${addressKey}, 0))`.execute(transaction);
  const since = new Date(now.getTime() - MAIL_WINDOW_MINUTES * 60_000);
  const { sent } = await transaction
    .selectFrom("queuedMails")
    .where("addressKey", "=", addressKey)
    .where("queuedAt", ">", since)
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .executeTakeFirstOrThrow();
  if (sent >= MAILS_PER_WINDOW) return false;
  await forgetBefore(transaction, since);
  await transaction.insertInto("queuedMails").values({ addressKey, queuedAt: now }).execute();
  return true;
}

/** Addresses are kept no longer than they count. Rows that another transaction is sweeping already are left to it. */
async function forgetBefore(transaction: Database, instant: Date): Promise<void> {
  const old = transaction
    .selectFrom("queuedMails")
    .select("id")
    .where("queuedAt", "<=", instant)
    .limit(SWEPT_AT_ONCE)
    .forUpdate()
    .skipLocked();
  await transaction.deleteFrom("queuedMails").where("id", "in", old).execute();
}

const SWEPT_AT_ONCE = 100;
