import type { ParsedRequestOf } from "@dripstone/contract";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { thisWeek } from "../round.ts";
import { deskProblems, problemsAnyhow, stateOf, titles, weekOf } from "./problems.ts";

type View = ParsedRequestOf<"GET /weekly-problems">["query"];

/** A page of all problems. */
export async function listProblems(db: Database, view: View, now: Date) {
  const { week } = await thisWeek(db, now);
  const standing = deskProblems(db, week).where(isAsked(view));
  const asked = view.state ? standing.where(stateOf, "=", view.state) : standing;
  const counted = view.state ? asked : problemsAnyhow(db).where(isAsked(view));
  const columns = ["problem.id", "topic", "difficulty", "origin", "editedAt", "version"] as const;
  const [page, { total }] = await Promise.all([
    pageOf(
      asked.select([...columns, titles.as("titles"), stateOf.as("state"), weekOf.as("week")]),
      orders[view.sort],
      view,
    ),
    counted.select(howMany.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ...page, total };
}

const howMany = sql<number>`count(*)`;

/** Whether a problem has what a view asks for, but for where it stands. */
function isAsked({ origin, topic, difficulty }: View): RawBuilder<boolean> {
  const told = [
    [sql`problem.origin`, origin],
    [sql`problem.topic`, topic],
    [sql`problem.difficulty`, difficulty],
  ] as const;
  const conditions = told.flatMap(([column, value]) => (value ? [sql`${column} = ${value}`] : []));
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

/** Ids are given in the order of time. */
const begun = { column: sql`problem.id`, type: "uuid" } as const;

const orders: Record<View["sort"], Order> = {
  newest: { keys: [begun], direction: "desc" },
  oldest: { keys: [begun], direction: "asc" },
  easiest: {
    keys: [
      { column: sql`array_position(array['easy', 'medium', 'hard'], problem.difficulty)`, type: "integer" },
      begun,
    ],
    direction: "asc",
  },
};
