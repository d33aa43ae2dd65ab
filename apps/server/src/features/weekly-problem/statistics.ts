import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { ArchivedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/connect.ts";

type Statistics = ArchivedProblem["statistics"];

/** How the students met a week's problem. What only a few of them answered is not told: it might tell of somebody. */
export async function readStatistics(db: Database, week: string): Promise<Statistics> {
  const [efforts, { rows: wrong }] = await Promise.all([
    readEfforts(db, week),
    sql<Statistics["wrong"][number]>`
      select read, count(distinct user_id) as students from (${counted(week)}) as attempt
      where verdict <> 'equal'
      group by read
      having count(distinct user_id) >= ${weeklyProblemLimits.COMMON_WRONG_MIN_STUDENTS}
      order by students desc, read
      limit ${weeklyProblemLimits.COMMON_WRONG_MAX}
    `.execute(db),
  ]);
  return { ...efforts, wrong };
}

/** How many students tried, how many solved it, and at which attempt. */
export async function readEfforts(db: Database, week: string): Promise<Omit<Statistics, "wrong">> {
  const { rows: efforts } = await sql<Effort>`
    select attempts, count(*) as students, count(*) filter (where solved) as solved
    from (
      select count(*) as attempts, bool_or(verdict = 'equal') as solved from (${counted(week)}) as attempt group by user_id
    ) as student
    group by attempts
  `.execute(db);
  const solvedAt = Array.from(
    { length: weeklyProblemLimits.ATTEMPTS_PER_WEEK },
    (_, index) => efforts.find(({ attempts }) => attempts === index + 1)?.solved ?? 0,
  );
  const sum = (of: keyof Effort) => efforts.reduce((before, effort) => before + effort[of], 0);
  return { tried: sum("students"), solved: sum("solved"), solvedAt };
}

/** How many students made so many attempts, and how many of them solved the problem with the last one. */
type Effort = { attempts: number; students: number; solved: number };

/** The attempts of students that used one up; what teachers try out is no statistics. */
export function counted(week: string): RawBuilder<unknown> {
  return sql`
    select user_id, verdict, read, answer, at from weekly_attempts join users on users.id = user_id
    where week = ${week} and counts and role = 'student'
  `;
}
