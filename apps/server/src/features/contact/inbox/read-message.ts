import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { onlyOf } from "./policy.ts";

/** A message with what was answered. What somebody may not read is not there. */
export async function readMessage(db: Database, { user }: Pick<Caller, "user">, { id }: { id: string }) {
  const owner = onlyOf(user);
  let asked = db
    .selectFrom("contactMessages as message")
    .leftJoin("users as assignee", "assignee.id", "message.assignedTo")
    .leftJoin("users as closer", "closer.id", "message.closedBy")
    .leftJoin("pledges as pledge", "pledge.messageId", "message.id")
    .where("message.id", "=", id)
    .select(["message.id", "message.name", "message.email", "message.message", "message.language", "message.at"])
    .select(["message.heldFor", "message.closedAt", "message.version", "closer.name as closedBy"])
    .select(["assignee.id as assigneeId", "assignee.name as assigneeName"])
    .select(["pledge.amountCents", "pledge.every", "pledge.way"])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom("contactAnswers as answer")
          .leftJoin("users as author", "author.id", "answer.authorId")
          .whereRef("answer.messageId", "=", "message.id")
          .select(["answer.id", "answer.text", "answer.at", "author.name as by"])
          .orderBy("answer.at")
          .orderBy("answer.id"),
      ).as("answers"),
    );
  if (owner !== null) asked = asked.where("message.assignedTo", "=", owner);
  const found = await asked.executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  const { at, closedAt, assigneeId, assigneeName, amountCents, every, way, answers, ...message } = found;
  return {
    ...message,
    at: at.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    assignee: assigneeId && assigneeName ? { id: assigneeId, name: assigneeName } : null,
    pledge: amountCents !== null && every && way ? { amountCents, every, way } : null,
    answers: answers.map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
    colleagues: owner === null ? await colleagues(db) : [],
  };
}

/** To whom a message may be given. */
export const colleagues = (db: Database) =>
  db
    .selectFrom("users")
    .where("role", "in", ["teacher", "admin"])
    .where("active", "=", true)
    .where("deletionDueAt", "is", null)
    // Whoever was asked in and has not come yet reads nothing here.
    .where("emailVerifiedAt", "is not", null)
    .select(["id", "name"])
    .orderBy("name")
    .orderBy("id")
    .execute();
