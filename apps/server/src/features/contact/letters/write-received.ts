import { languageTags } from "@dripstone/contract/locale";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import type { ContactMails } from "./kinds.ts";

type Letter = ContactMails["contact-received"];

/** Null when the message is gone. */
export async function writeReceived(db: Database, { messageId }: Letter["params"]): Promise<Letter["values"] | null> {
  const found = await db
    .selectFrom("contactMessages")
    .select(["language", "at"])
    .where("id", "=", messageId)
    .executeTakeFirst();
  if (!found) return null;
  const day = new Intl.DateTimeFormat(languageTags[found.language], { dateStyle: "long", timeZone: site.timeZone });
  return { date: day.format(found.at) };
}
