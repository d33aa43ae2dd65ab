import type { Database } from "../../../database/connect.ts";
import type { ContactMails } from "./kinds.ts";

type Letter = ContactMails["contact-answer"];

/** Null when the message is gone, with its answers. */
export async function writeAnswer(db: Database, { answerId }: Letter["params"]): Promise<Letter["values"] | null> {
  const found = await db
    .selectFrom("contactAnswers as answer")
    .innerJoin("contactMessages as message", "message.id", "answer.messageId")
    .where("answer.id", "=", answerId)
    .select(["answer.text", "message.message"])
    .executeTakeFirst();
  if (!found) return null;
  const quoted = found.message === "" ? [] : found.message.split("\n");
  return { answer: found.text.split("\n"), asked: quoted.length > 0 ? "words" : "nothing", message: quoted };
}
