import type { ParsedRequestOf } from "@dripstone/contract";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { ExplainedWeek } from "@dripstone/contract/weekly-problem/payloads";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { columns, explained, hasSolved } from "./explained.ts";
import { presentExplanation } from "./present-explanation.ts";

type View = ParsedRequestOf<"GET /weekly-problem-explanations">["query"];

/** A page of what students have written, and the weeks in which they have. */
export async function readExplanations(db: Database, view: View) {
  let asked = explained(db);
  if (view.week) asked = asked.where("attempt.week", "=", view.week);
  if (view.state === "unread") asked = asked.where("review.attemptId", "is", null);
  if (view.state === "read") asked = asked.where("review.attemptId", "is not", null);
  if (view.state === "excellent") asked = asked.where("review.excellent", "=", true);
  const [page, { total }, weeks] = await Promise.all([
    pageOf(asked.select(columns).select(hasSolved.as("solved")), orders[view.sort], view),
    asked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    readWeeks(db, view),
  ]);
  return { ...page, items: page.items.map((row) => presentExplanation(row, view.language)), total, weeks };
}

const at = { column: sql`(attempt.at at time zone 'utc')`, type: "timestamp" } as const;
const id = { column: sql`attempt.id`, type: "uuid" } as const;
const isRead = { column: sql`(review.attempt_id is not null)::integer`, type: "integer" } as const;

const orders: Record<View["sort"], Order> = {
  waiting: { keys: [isRead, at, id], direction: "asc" },
  newest: { keys: [at, id], direction: "desc" },
  oldest: { keys: [at, id], direction: "asc" },
};

async function readWeeks(db: Database, { language }: Pick<View, "language">): Promise<ExplainedWeek[]> {
  const rows = await explained(db)
    .select(["attempt.week", "problem.texts"])
    .select(sql<number>`count(*) filter (where review.attempt_id is null)`.as("unread"))
    .groupBy(["attempt.week", "problem.id"])
    .orderBy("attempt.week", "desc")
    .limit(weeklyProblemLimits.EXPLAINED_WEEKS_MAX)
    .execute();
  return rows.map(({ week, texts, unread }) => ({ week, title: texts[language].title, unread }));
}
