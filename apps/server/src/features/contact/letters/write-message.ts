import { paths } from "@dripstone/contract/paths";
import type { Database } from "../../../database/connect.ts";
import type { ContactMails } from "./kinds.ts";

type Letter = ContactMails["contact-message"];

/** Null when the message is gone. */
export async function writeMessage(db: Database, { messageId }: Letter["params"]): Promise<Letter["values"] | null> {
  const found = await db
    .selectFrom("contactMessages")
    .select(["name", "email", "language", "message"])
    .where("id", "=", messageId)
    .executeTakeFirst();
  if (!found) return null;
  const { name, email, language, message } = found;
  return {
    name,
    address: email,
    language,
    message: message.split("\n"),
    replyTo: email,
    link: paths.adminContactMessage(messageId),
  };
}
