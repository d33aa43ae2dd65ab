import type { ParsedRequestOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { flaggedConversations } from "./flagged.ts";

type View = ParsedRequestOf<"GET /chatbot/flags">["query"];

/** A page of the conversations in which students may need help: of each student and conversation one row, however much was said. */
export async function listFlags(db: Database, view: View) {
  const asked = db.selectFrom(flaggedConversations.as("flag"));
  const [page, { total }] = await Promise.all([
    pageOf(asked.selectAll(), orders[view.sort], view),
    asked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const items = page.items.map(({ at, userId, studentName, ...flag }) => ({
    ...flag,
    at: at.toISOString(),
    student: { id: userId, name: studentName },
  }));
  return { ...page, items, total };
}

const isSeen = { column: sql`(flag.seen_at is not null)::integer`, type: "integer" } as const;
const urgency = { column: sql`flag.urgency`, type: "integer" } as const;
const at = { column: sql`(flag.at at time zone 'utc')`, type: "timestamp" } as const;
const id = { column: sql`flag.id`, type: "uuid" } as const;

/** Of those that are alike urgent, who waits longest is first. */
const orders: Record<View["sort"], Order> = { urgent: { keys: [isSeen, urgency, at, id], direction: "asc" } };
