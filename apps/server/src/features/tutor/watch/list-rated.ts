import type { ParsedRequestOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";

type View = ParsedRequestOf<"GET /chatbot/rated">["query"];

/** A page of the replies of which students say that they have not helped. */
export async function listRated(db: Database, view: View) {
  const [page, { total }] = await Promise.all([
    pageOf(
      rated(db)
        .select(["reply.id", "reply.userId", "student.name", "reply.feedbackComment", "reply.engine"])
        .select(at),
      orders[view.sort],
      view,
    ),
    rated(db)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  const items = page.items.map(({ id, userId, name, feedbackComment, engine, feedbackAt }) => ({
    messageId: id,
    student: { id: userId, name },
    comment: feedbackComment,
    at: feedbackAt.toISOString(),
    engine: engine ?? "",
  }));
  return { ...page, items, total };
}

const at = sql<Date>`reply.feedback_at`.as("feedbackAt");

/** Replies that have not helped, with their students. */
export const rated = (db: Database) =>
  db
    .selectFrom("chatMessages as reply")
    .innerJoin("users as student", "student.id", "reply.userId")
    .where("reply.feedback", "=", "not-helpful");

const orders: Record<View["sort"], Order> = {
  newest: {
    keys: [
      { column: sql`(reply.feedback_at at time zone 'utc')`, type: "timestamp" },
      { column: sql`reply.id`, type: "uuid" },
    ],
    direction: "desc",
  },
};
