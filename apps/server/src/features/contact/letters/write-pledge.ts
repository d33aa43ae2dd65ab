import { defaultLocale, type Locale, languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import type { Database } from "../../../database/connect.ts";
import { readDonation } from "../../../site-settings/read-donation.ts";
import type { ContactMails } from "./kinds.ts";

type ToOffice = ContactMails["contact-pledge"];
type Thanks = ContactMails["pledge-thanks"];

/** To the office. Null when the pledge is gone. */
export async function writePledge(db: Database, { messageId }: ToOffice["params"]): Promise<ToOffice["values"] | null> {
  const found = await findPledge(db, messageId);
  if (!found) return null;
  const { name, email, message, amountCents, every, way, language } = found;
  return {
    ...{ name, address: email, amount: inDollars(amountCents, defaultLocale), every, way, language, replyTo: email },
    link: paths.adminContactMessage(messageId),
    said: message === "" ? "nothing" : "note",
    note: message === "" ? [] : message.split("\n"),
  };
}

/** To the giver: how to give what they have promised. Null when the pledge is gone. */
export async function writeThanks(db: Database, { messageId }: Thanks["params"]): Promise<Thanks["values"] | null> {
  const found = await findPledge(db, messageId);
  if (!found) return null;
  const { amountCents, every, way, language } = found;
  const target = (await readDonation(db))[way] ?? "";
  const lines = target.split("\n").map((line) => line.trim());
  return { amount: inDollars(amountCents, language), every, way, target: lines.filter((line) => line !== "") };
}

const findPledge = (db: Database, id: string) =>
  db
    .selectFrom("contactMessages as message")
    .innerJoin("pledges as pledge", "pledge.messageId", "message.id")
    .where("message.id", "=", id)
    .select(["message.name", "message.email", "message.message", "message.language"])
    .select(["pledge.amountCents", "pledge.every", "pledge.way"])
    .executeTakeFirst();

function inDollars(cents: number, language: Locale): string {
  const style = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const;
  const format = new Intl.NumberFormat(languageTags[language], { ...style, trailingZeroDisplay: "stripIfInteger" });
  return format.format(cents / 100);
}
