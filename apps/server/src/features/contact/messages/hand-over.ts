import { contactBounds } from "@dripstone/contract/contact/limits";
import { DAY_MS, HOUR_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { contactMails } from "../letters/kinds.ts";

/** Which letters tell of it. */
export const ofMessage = { toOffice: contactMails["contact-message"], toSender: contactMails["contact-received"] };
export const ofPledge = { toOffice: contactMails["contact-pledge"], toSender: contactMails["pledge-thanks"] };

type Message = { id: string; email: string; mailboxKey: string; language: Locale };

/**
 * Mails a message to the office, and tells its sender that it is there. A flood of them is not mailed one by one, and an address is not told again
 * and again: whoever names it may not be its owner.
 */
export async function handOver(
  { db: transaction, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { id: messageId, email: to, mailboxKey, language: locale }: Message,
  { toOffice, toSender }: typeof ofMessage | typeof ofPledge,
): Promise<void> {
  // Of those that come at once each counts the others.
  await sql`select pg_advisory_xact_lock(hashtextextended('contact', 0))`.execute(transaction);
  const now = clock();
  const lastHour = new Date(now.getTime() - HOUR_MS);
  if ((await countMailed(transaction, lastHour)) < contactBounds.CONTACT_MAILED_PER_HOUR) {
    await transaction.updateTable("contactMessages").set({ toldAt: now }).where("id", "=", messageId).execute();
    await mail.tellOffice(transaction, toOffice, { messageId });
  }
  const lastDay = new Date(now.getTime() - DAY_MS);
  if ((await countOf(transaction, mailboxKey, lastDay)) <= contactBounds.CONTACT_CONFIRMED_PER_DAY) {
    await mail.enqueue(transaction, { to, locale, kind: toSender, params: { messageId } });
  }
}

const count = (db: Database) =>
  db
    .selectFrom("contactMessages")
    .where("heldFor", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"));

const countMailed = async (db: Database, since: Date) =>
  (await count(db).where("toldAt", ">", since).executeTakeFirstOrThrow()).count;

/** With the one that is being handed over. */
const countOf = async (db: Database, mailboxKey: string, since: Date) =>
  (await count(db).where("mailboxKey", "=", mailboxKey).where("at", ">", since).executeTakeFirstOrThrow()).count;
