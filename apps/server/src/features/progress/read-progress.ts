import type { Progress } from "@dripstone/contract/progress/endpoints";
import { CALENDAR_WEEKS } from "@dripstone/contract/progress/weeks";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";
import { sql } from "kysely";
import type { Achievement } from "../../achievements/ledger.ts";
import { isWeekFor } from "../../achievements/weeks.ts";
import { midnight, mondayAt } from "../../calendar/week.ts";
import type { Database } from "../../database/connect.ts";
import { progressOf } from "./progress-of.ts";

/** All that somebody's progress is made of. */
export type Past = {
  /** The oldest first. */
  ledger: Earned[];
  currentWeek: string;
  weekEndsAt: Date;
  /** The last one before it that had a problem, and was not closed before this one had solved it. */
  lastWeek: string | null;
  /** The one in which the account was opened. */
  joinedWeek: string;
  /** Of the calendar's weeks, those that had a problem. */
  problemWeeks: string[];
  /** The weeks in which there was an answer that counts. */
  tried: { week: string; topic: Topic }[];
};

/** With the week in which it was earned. */
export type Earned = Achievement & { week: string };

/** What somebody has achieved, all of it derived from the ledger and from the weeks that there were, in one round trip. */
export async function readProgress(db: Database, userId: string, now: Date): Promise<Progress> {
  const { rows } = await sql<Omit<Past, "ledger"> & { ledger: Stored[] }>`
    select
      open.week as "currentWeek",
      ${midnight(sql`(open.week + 7)`)} as "weekEndsAt",
      (
        select max(week) from weekly_rounds as round where round.week < open.week and ${isWeekFor(userId, "round")}
      ) as "lastWeek",
      (select ${mondayAt(sql`joined_at`)} from users where id = ${userId}) as "joinedWeek",
      (
        select coalesce(json_agg(json_build_object(
          'deed', deed, 'source', source, 'difficulty', difficulty, 'points', points, 'facts', facts,
          'earnedAt', earned_at, 'week', ${mondayAt(sql`earned_at`)}
        ) order by earned_at, deed, source), '[]')
        from achievements where user_id = ${userId}
      ) as ledger,
      (
        select coalesce(json_agg(week), '[]')
        from weekly_rounds where week <= open.week and week > open.week - 7 * ${CALENDAR_WEEKS}::integer
      ) as "problemWeeks",
      (
        select coalesce(json_agg(json_build_object('week', attempt.week, 'topic', problem.topic)), '[]')
        from (select distinct week from weekly_attempts where user_id = ${userId} and counts) as attempt
        join weekly_rounds as round on round.week = attempt.week
        join weekly_problems as problem on problem.id = round.problem_id
      ) as tried
    from (select ${mondayAt(now)} as week) as open
  `.execute(db);
  const [past] = rows;
  if (!past) throw new Error("a select from one row has one row");
  return progressOf({ ...past, ledger: past.ledger.map(revive) });
}

/** As JSON has it. */
type Stored = Omit<Earned, "earnedAt"> & { earnedAt: string };

const revive = (stored: Stored) => ({ ...stored, earnedAt: new Date(stored.earnedAt) }) as Earned;
