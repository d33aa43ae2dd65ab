import type { ParsedRequestOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import { whomToReach } from "../../../family/whom-to-reach.ts";
import type { Caller } from "../../../http/caller.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { presentCares } from "./cares.ts";
import { flaggedConversations } from "./flagged.ts";

type View = ParsedRequestOf<"GET /chatbot/flags">["query"];

/** A page of the conversations in which students may need help: of each student and conversation one row, however much was said. */
export async function listFlags({ db, clock }: Pick<Deps, "db" | "clock">, { user }: Pick<Caller, "user">, view: View) {
  const asked = db.selectFrom(flaggedConversations.as("flag"));
  const [page, { total }] = await Promise.all([
    pageOf(asked.selectAll(), orders[view.sort], view),
    asked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const students = page.items.map(({ userId }) => userId);
  // Addresses of families are the office's.
  const reach = user.role === "admin" ? await whomToReach(db, students, clock()) : null;
  const cares = await presentCares(
    db,
    page.items.flatMap(({ careId }) => careId ?? []),
  );
  const items = page.items.map(({ at, userId, studentName, careId, ...flag }) => ({
    ...flag,
    at: at.toISOString(),
    student: { id: userId, name: studentName },
    care: cares.find((care) => care.id === careId) ?? null,
    reach: reach && (reach.get(userId) ?? []),
  }));
  return { ...page, items, total };
}

const isCaredFor = { column: sql`(flag.care_id is not null)::integer`, type: "integer" } as const;
const isSeen = { column: sql`(not flag.is_new)::integer`, type: "integer" } as const;
const urgency = { column: sql`flag.urgency`, type: "integer" } as const;
const at = { column: sql`(flag.at at time zone 'utc')`, type: "timestamp" } as const;
const id = { column: sql`flag.id`, type: "uuid" } as const;

/** Of those that are alike urgent, what nobody has looked at is first, and then who waits longest. */
const orders: Record<View["sort"], Order> = {
  urgent: { keys: [isCaredFor, urgency, isSeen, at, id], direction: "asc" },
};
