import type { ParsedRequestOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { metRound } from "./met-round.ts";

type View = ParsedRequestOf<"GET /weekly-problem-rounds/{week}/attempts">["query"] & { week: string };

export type AttemptOfWeek = Awaited<ReturnType<typeof listAttempts>>["items"][number];

/** A page of the students' attempts of a week. */
export async function listAttempts(db: Database, { week, ...view }: View, now: Date) {
  await metRound(db, week, now);
  const attempts = db
    .selectFrom("weeklyAttempts as attempt")
    .innerJoin("users as student", "student.id", "attempt.userId")
    .where("attempt.week", "=", week)
    .where("student.role", "=", "student");
  const columns = ["student.name", "student.avatar", "number", "answer", "read", "verdict", "at"] as const;
  const [page, { total }] = await Promise.all([
    pageOf(attempts.select(columns), orders[view.sort], view),
    attempts.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ...page, total };
}

const keys = [
  { column: sql`(attempt.at at time zone 'UTC')`, type: "timestamp" },
  { column: sql`attempt.user_id`, type: "uuid" },
  { column: sql`attempt.number`, type: "integer" },
] as const;

const orders: Record<View["sort"], Order> = {
  newest: { keys, direction: "desc" },
  oldest: { keys, direction: "asc" },
};
