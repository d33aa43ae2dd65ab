import type { ParsedRequestOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { thisWeek } from "../round.ts";
import { deskProblems, stateOf, titles, weekOf } from "./problems.ts";

type View = ParsedRequestOf<"GET /weekly-problems">["query"];

/** A page of all problems. */
export async function listProblems(db: Database, view: View, now: Date) {
  const { week } = await thisWeek(db, now);
  let asked = deskProblems(db, week);
  if (view.state) asked = asked.where(stateOf, "=", view.state);
  if (view.origin) asked = asked.where("problem.origin", "=", view.origin);
  if (view.topic) asked = asked.where("problem.topic", "=", view.topic);
  if (view.difficulty) asked = asked.where("problem.difficulty", "=", view.difficulty);
  const columns = ["problem.id", "topic", "difficulty", "origin", "editedAt"] as const;
  const [page, { total }] = await Promise.all([
    pageOf(
      asked.select([...columns, titles.as("titles"), stateOf.as("state"), weekOf.as("week")]),
      orders[view.sort],
      view,
    ),
    asked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ...page, total };
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
