import type { ParsedRequestOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { shownMessages } from "./shown-messages.ts";

type View = ParsedRequestOf<"GET /contact/messages">["query"];

/** So much of a message stands in the list. */
const BEGINNING = 200;

/** A page of the inbox: those that wait longest first, of the closed ones the newest. */
export async function listMessages(db: Database, { user }: Pick<Caller, "user">, { state, ...view }: View) {
  const asked = shownMessages(db, user, state);
  const [page, { total }] = await Promise.all([
    pageOf(
      asked
        .leftJoin("users as assignee", "assignee.id", "message.assignedTo")
        .leftJoin("pledges as pledge", "pledge.messageId", "message.id")
        .select(["message.id", "message.name", "message.email", "message.at", "message.language", "message.heldFor"])
        .select(["message.closedAt", "assignee.name as assignedTo"])
        .select(["pledge.amountCents", "pledge.every", "pledge.way"])
        .select(sql<string>`left(message.message, ${sql.lit(BEGINNING)})`.as("beginning"))
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom("contactAnswers as answer").whereRef("answer.messageId", "=", "message.id").select("answer.id"),
          )
            .$castTo<boolean>()
            .as("answered"),
        ),
      orders[view.sort],
      view,
    ),
    asked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const items = page.items.map(({ at, closedAt, amountCents, every, way, ...message }) => ({
    ...message,
    at: at.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    pledge: amountCents !== null && every && way ? { amountCents, every, way } : null,
  }));
  return { ...page, items, total };
}

const keys = [
  { column: sql`(message.at at time zone 'utc')`, type: "timestamp" },
  { column: sql`message.id`, type: "uuid" },
] as const;

const orders: Record<View["sort"], Order> = {
  oldest: { keys, direction: "asc" },
  newest: { keys, direction: "desc" },
};
