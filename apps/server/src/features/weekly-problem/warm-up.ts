import type { Locale } from "@dripstone/contract/locale";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { ArchivedTitle } from "@dripstone/contract/weekly-problem/payloads";
import { sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import { closedRounds, levelOf, withProblems } from "./archive.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";

/**
 * Closed problems to begin with, easier than the week's, and the instant until which they stay so. A student gets what he has not solved yet,
 * at a level at which he has solved something before; whoever is not known gets easy ones. Problems of the week's own topic come first, as they
 * lead to it.
 */
export async function chooseWarmUps(db: Database, userId: string | null, language: Locale, now: Date) {
  const { rounds, week, until } = await closedRounds(db, now);
  const asked = sql`(
    select difficulty, topic from weekly_rounds as this_week
    join weekly_problems as problem on problem.id = this_week.problem_id where this_week.week = ${week}
  )`;
  const level = levelOf(sql`problem.difficulty`);
  const below = sql<number>`greatest(1, (select ${levelOf(sql`difficulty`)} - 1 from ${asked} as asked))`;
  const ready = sql<number>`coalesce((
    select max(${levelOf(sql`difficulty`)}) from achievements where user_id = ${userId} and deed = ${WEEKLY_PROBLEM}
  ), 1)`;
  const isSolved = sql<boolean>`exists (
    select from achievements as solution join weekly_rounds as solved on solved.week::text = solution.source
    where solution.user_id = ${userId} and solution.deed = ${WEEKLY_PROBLEM} and solved.problem_id = round.problem_id
  )`;
  const rows = await withProblems(rounds)
    .where(level, "<=", below)
    // A problem that was asked more than once stands for its last week.
    .where(sql<boolean>`not exists (
      select from weekly_rounds as later
      where later.problem_id = round.problem_id and later.week > round.week and later.week <= ${week}
    )`)
    .select(["round.week", "topic", "difficulty", "texts"])
    .orderBy(isSolved)
    .orderBy(sql`${level} > ${ready}`)
    .orderBy(sql`(select topic from ${asked} as asked) is distinct from problem.topic`)
    .orderBy(level, "desc")
    .orderBy("round.week", "desc")
    .limit(weeklyProblemLimits.WARM_UPS)
    .execute();
  const warmUps: ArchivedTitle[] = rows.map(({ texts, ...it }) => ({ ...it, title: texts[language].title }));
  return { warmUps, until };
}
