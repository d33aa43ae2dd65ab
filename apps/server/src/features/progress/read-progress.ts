import { CALENDAR_WEEKS } from "@dripstone/contract/progress/weeks";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Achievement } from "../../achievements/achievement.ts";
import { isWeekFor } from "../../achievements/weeks.ts";
import { midnight, mondayAt } from "../../calendar/week.ts";

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
  /** How many free lessons there are. */
  lessons: number;
};

/** With the week in which it was earned. */
export type Earned = Achievement & { week: string };

type Values = { now: Date };

/** What somebody's progress is made of, as an expression: the ledger, and the weeks that there were. */
export const storedPast = (userId: Expression<string>, { now }: Values): RawBuilder<Stored> => sql<Stored>`(
  select json_build_object(
    'currentWeek', open.week,
    'weekEndsAt', ${midnight(sql`(open.week + 7)`)},
    'lastWeek', (
      select max(week) from weekly_rounds as round where round.week < open.week and ${isWeekFor(userId, "round")}
    ),
    'joinedWeek', (select ${mondayAt(sql`joined_at`)} from users where id = ${userId}),
    'ledger', (
      select coalesce(json_agg(json_build_object(
        'deed', deed, 'source', source, 'difficulty', difficulty, 'points', points, 'facts', facts,
        'earnedAt', earned_at, 'week', ${mondayAt(sql`earned_at`)}
      ) order by earned_at, deed, source), '[]')
      from achievements where user_id = ${userId}
    ),
    'problemWeeks', (
      select coalesce(json_agg(week), '[]')
      from weekly_rounds where week <= open.week and week > open.week - 7 * ${sql.lit(CALENDAR_WEEKS)}
    ),
    'tried', (
      select coalesce(json_agg(json_build_object('week', attempt.week, 'topic', problem.topic)), '[]')
      from (select distinct week from weekly_attempts where user_id = ${userId} and counts) as attempt
      join weekly_rounds as round on round.week = attempt.week
      join weekly_problems as problem on problem.id = round.problem_id
    ),
    'lessons', (select coalesce(sum(lessons), 0) from lesson_courses)
  )
  from (select ${mondayAt(sql`${now}`)} as week) as open
)`;

/** As JSON has it. */
type Stored = Omit<Past, "ledger" | "weekEndsAt"> & {
  ledger: (Omit<Earned, "earnedAt"> & { earnedAt: string })[];
  weekEndsAt: string;
};

/** What is stored, with its instants. */
export const pastOf = (stored: Stored): Past => ({
  ...stored,
  weekEndsAt: new Date(stored.weekEndsAt),
  // The deed tells of which kind the facts are.
  ledger: stored.ledger.map((it) => ({ ...it, earnedAt: new Date(it.earnedAt) }) as Earned),
});
