import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { PersonalData } from "../../personal-data.ts";

/**
 * Messages belong to an address and to no account: they stay when it goes, until their time is over. Whoever owns the address gets a copy; behind a
 * child's account may be the mailbox of a parent, whose letters are none of the child's.
 */
export const contactData: PersonalData = {
  tables: ["contactMessages", "contactAnswers"],
  async collect({ db }, userId) {
    const owner = await db
      .selectFrom("users")
      .select(["email", "mailbox"])
      .where("id", "=", userId)
      .where("emailVerifiedAt", "is not", null)
      .executeTakeFirst();
    const messages = db
      .selectFrom("contactMessages as message")
      .leftJoin("pledges as pledge", "pledge.messageId", "message.id")
      .where("message.mailboxKey", "=", owner?.mailbox === "own" ? mailboxKey(owner.email) : "")
      .orderBy("message.at")
      .select(["message.id", "message.name", "message.email", "message.message", "message.language", "message.at"])
      .select(["pledge.amountCents", "pledge.every", "pledge.way"])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom("contactAnswers as answer")
            .whereRef("answer.messageId", "=", "message.id")
            .select(["answer.text", "answer.at"])
            .orderBy("answer.at"),
        ).as("answers"),
      );
    const answered = db
      .selectFrom("contactAnswers")
      .where("authorId", "=", userId)
      .select(["messageId", "text", "at"])
      .orderBy("at");
    const lookedAfter = db
      .selectFrom("contactMessages")
      .where(({ or, eb }) => or([eb("assignedTo", "=", userId), eb("closedBy", "=", userId)]))
      .select(["id", "at", "closedAt"])
      .orderBy("at");
    return {
      "contact/messages.json": await messages.execute(),
      "contact/looked-after.json": await lookedAfter.execute(),
      "contact/answers-written.json": await answered.execute(),
    };
  },
};
