import type { Locale } from "@dripstone/contract/locale";
import type { ProblemState } from "@dripstone/contract/weekly-problem/desk/list";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";

/**
 * All problems as the desk sees them in a week, each with where it stands. That is derived of its rounds, so that the clock alone opens and
 * closes it. What is gone from the content stays for the weeks in which it was asked.
 */
export function deskProblems(db: Database, thisWeek: string) {
  return db
    .selectFrom("weeklyProblems as problem")
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom("weeklyRounds as round")
          .whereRef("round.problemId", "=", "problem.id")
          .select([
            sql<string | null>`max(week) filter (where week = ${thisWeek}::date and closed_at is null)`.as("active"),
            sql<string | null>`min(week) filter (where week > ${thisWeek}::date)`.as("scheduled"),
            sql<string | null>`max(week) filter (where week < ${thisWeek}::date or closed_at is not null)`.as("closed"),
          ])
          .as("rounds"),
      (join) => join.onTrue(),
    )
    .where(isThere);
}

const isThere = sql<boolean>`(
  not problem.retired or exists (select from weekly_rounds as asked where asked.problem_id = problem.id)
)`;

/** The same problems, where nobody asks for where they stand: to be counted without looking at the rounds of each. */
export const problemsAnyhow = (db: Database) => db.selectFrom("weeklyProblems as problem").where(isThere);

/** Where a problem stands; the first that is true. */
export const stateOf = sql<ProblemState>`case
  when rounds.active is not null then 'active'
  when rounds.scheduled is not null then 'scheduled'
  when rounds.closed is not null then 'closed'
  when problem.origin = 'content' or problem.ready_at is not null then 'ready'
  else 'draft'
end`;

/** The week that its state is about. */
export const weekOf = sql<string | null>`coalesce(rounds.active, rounds.scheduled, rounds.closed)`;

/** A list does not carry whole problems. */
export const titles = sql<Record<Locale, string>>`jsonb_build_object(
  'en', problem.texts -> 'en' ->> 'title',
  'ch', problem.texts -> 'ch' ->> 'title'
)`;
