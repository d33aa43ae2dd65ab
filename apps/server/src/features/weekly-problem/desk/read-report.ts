import type { RoundReport } from "@dripstone/contract/weekly-problem/desk/payloads";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { counted, readEfforts } from "../statistics.ts";
import { metRound } from "./met-round.ts";

export type Report = Awaited<ReturnType<typeof readReport>>;

/** How the students met a week's problem: more than the archive tells, as it is for their teachers. */
export async function readReport(db: Database, week: string, now: Date) {
  const { hints, ...round } = await metRound(db, week, now);
  const [efforts, wrong, wrongAttempts, minutesToSolve] = await Promise.all([
    readEfforts(db, week),
    readWrong(db, week),
    readWrongAttempts(db, week),
    readMinutes(db, week),
  ]);
  // Each wrong attempt opens a hint.
  const hintsSeen = Array.from(
    { length: hints },
    (_, index) => wrongAttempts.filter((attempts) => attempts > index).length,
  );
  return { week, ...round, ...efforts, wrong, hintsSeen, minutesToSolve };
}

async function readWrong(db: Database, week: string): Promise<RoundReport["wrong"]> {
  const { rows } = await sql<RoundReport["wrong"][number]>`
    select read, min(answer) as answer, count(distinct user_id) as students from (${counted(week)}) as attempt
    where verdict <> 'equal'
    group by read
    order by students desc, read
    limit ${weeklyProblemLimits.WRONG_REPORTED_MAX}
  `.execute(db);
  return rows;
}

/** Of each student who had any. */
async function readWrongAttempts(db: Database, week: string): Promise<number[]> {
  const { rows } = await sql<{ attempts: number }>`
    select count(*) as attempts from (${counted(week)}) as attempt where verdict <> 'equal' group by user_id
  `.execute(db);
  return rows.map(({ attempts }) => attempts);
}

async function readMinutes(db: Database, week: string): Promise<RoundReport["minutesToSolve"]> {
  const { rows } = await sql<{ median: number | null; slowest: number | null }>`
    select percentile_cont(0.5) within group (order by minutes) as median, max(minutes) as slowest
    from (
      select extract(epoch from max(at) filter (where verdict = 'equal') - min(at))::float8 / 60 as minutes
      from (${counted(week)}) as attempt
      group by user_id
      having bool_or(verdict = 'equal')
    ) as student
  `.execute(db);
  const { median, slowest } = rows[0] ?? { median: null, slowest: null };
  return median === null || slowest === null ? null : { median, slowest };
}
