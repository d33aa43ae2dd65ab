import type { Rubric } from "@dripstone/checker";
import type { Difficulty } from "@dripstone/contract/difficulty";
import type { Locale } from "@dripstone/contract/locale";
import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { sql } from "kysely";
import { type Week, weekAt } from "../../calendar/week.ts";
import type { Database } from "../../database/connect.ts";

export type Problem = {
  difficulty: Difficulty;
  letters: string[];
  rubric: Rubric;
  texts: Record<Locale, ProblemText>;
};

/** A week with its problem. */
export type Round = Week & { problem: Problem };

/** The round that is open at an instant; null when there is no problem at all. */
export async function openRound(db: Database, now: Date): Promise<Round | null> {
  const week = await weekAt(db, now);
  const problem = (await problemOf(db, week.week)) ?? (await drawProblem(db, week.week));
  return problem && { ...week, problem };
}

/** The problem of a week, if it has one. */
export async function problemOf(db: Database, week: string): Promise<Problem | null> {
  const row = await db
    .selectFrom("weeklyRounds")
    .innerJoin("weeklyProblems", "weeklyProblems.id", "weeklyRounds.problemId")
    .where("weeklyRounds.week", "=", week)
    .select(["difficulty", "letters", "rubric", "texts"])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Gives a week the problem that was never asked, or not for the longest time, in the content's order. Whoever asks first
 * opens the week; others who ask at the same moment meet the key and find that round.
 */
async function drawProblem(db: Database, week: string): Promise<Problem | null> {
  await sql`
    insert into weekly_rounds (week, problem_id)
    select ${week}::date, problem.id
    from weekly_problems as problem
    left join weekly_rounds as round on round.problem_id = problem.id
    where not problem.retired
    group by problem.id
    order by max(round.week) nulls first, problem.position, problem.slug
    limit 1
    on conflict (week) do nothing
  `.execute(db);
  return problemOf(db, week);
}
