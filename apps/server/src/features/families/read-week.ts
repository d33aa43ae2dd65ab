import type { ChildsWeek } from "@dripstone/contract/families/payloads";
import { sql } from "kysely";
import type { Week } from "../../calendar/week.ts";
import type { Database } from "../../database/connect.ts";

/** What a child has done in a week, as far as it has come. */
export async function readWeek(db: Database, childId: string, { week, startsAt, endsAt }: Week): Promise<ChildsWeek> {
  const { points, lessons, solved } = await db
    .selectFrom("achievements")
    .where("userId", "=", childId)
    .where(({ or, and, eb }) =>
      or([
        and([eb("earnedAt", ">=", startsAt), eb("earnedAt", "<", endsAt)]),
        and([eb("deed", "=", "weekly-problem"), eb("source", "=", week)]),
      ]),
    )
    .select([
      sql<number>`coalesce(sum(points) filter (where earned_at >= ${startsAt} and earned_at < ${endsAt}), 0)::integer`.as(
        "points",
      ),
      sql<number>`(count(*) filter (where deed = 'lesson'))::integer`.as("lessons"),
      sql<boolean>`coalesce(bool_or(deed = 'weekly-problem' and source = ${week}), false)`.as("solved"),
    ])
    .executeTakeFirstOrThrow();
  // Handed in again is still one.
  const { homework } = await db
    .selectFrom("homework")
    .where("userId", "=", childId)
    .where("handedInAt", ">=", startsAt)
    .where("handedInAt", "<", endsAt)
    .select(sql<number>`count(distinct (class_id, week))::integer`.as("homework"))
    .executeTakeFirstOrThrow();
  return { solved, points, lessons, homework };
}

/** Of these children those who have done something in a week, with what it was. */
export async function newsOf(db: Database, childIds: readonly string[], week: Week) {
  const news: { name: string; week: ChildsWeek }[] = [];
  for (const id of childIds) {
    const done = await readWeek(db, id, week);
    if (!done.solved && done.points + done.lessons + done.homework === 0) continue;
    const { name } = await db.selectFrom("users").where("id", "=", id).select("name").executeTakeFirstOrThrow();
    news.push({ name, week: done });
  }
  return news;
}
