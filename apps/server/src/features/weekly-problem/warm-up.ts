import type { Difficulty } from "@dripstone/contract/difficulty";
import type { Locale } from "@dripstone/contract/locale";
import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { ArchivedTitle } from "@dripstone/contract/weekly-problem/payloads";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import { closedRounds, levelOf, withProblems } from "./archive.ts";
import type { ThisWeek } from "./round.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";

/** A closed problem that is easier than the week's. */
export type Easier = {
  week: string;
  problemId: string;
  topic: Topic;
  difficulty: Difficulty;
  level: number;
  titles: Record<Locale, string>;
};

/** What decides which of them somebody gets: the problems that he has solved, and the highest level at which he has solved something. */
type Past = { solved: string[]; level: number };

/** Closed problems, easier than the week's; those of the week's own topic come first, as they lead to it. The same for everybody. */
export async function readEasier(db: Database, open: ThisWeek): Promise<Easier[]> {
  const asked = sql`(
    select difficulty, topic from weekly_rounds as this_week
    join weekly_problems as problem on problem.id = this_week.problem_id where this_week.week = ${open.week}
  )`;
  const level = levelOf(sql`problem.difficulty`);
  const below = sql<number>`greatest(1, (select ${levelOf(sql`difficulty`)} - 1 from ${asked} as asked))`;
  return (
    withProblems(closedRounds(db, open))
      .where(level, "<=", below)
      // A problem that was asked more than once stands for its last week.
      .where(sql<boolean>`not exists (
      select from weekly_rounds as later
      where later.problem_id = round.problem_id and later.week > round.week and later.week <= ${open.week}
    )`)
      .select(["round.week", "round.problemId", "topic", "difficulty", level.as("level")])
      .select(
        sql<Easier["titles"]>`json_build_object('en', texts -> 'en' ->> 'title', 'ch', texts -> 'ch' ->> 'title')`.as(
          "titles",
        ),
      )
      .orderBy(sql`(select topic from ${asked} as asked) is distinct from problem.topic`)
      .orderBy(level, "desc")
      .orderBy("round.week", "desc")
      .execute()
  );
}

/** What a student has solved, as an expression. */
export const storedPast = (userId: Expression<string>): RawBuilder<Past> => sql<Past>`(
  select json_build_object(
    'solved', coalesce(json_agg(solved.problem_id), '[]'),
    'level', coalesce(max(${levelOf(sql`solution.difficulty`)}), 1)
  )
  from achievements as solution join weekly_rounds as solved on solved.week = solution.source::date
  where solution.user_id = ${userId} and solution.deed = ${sql.lit(WEEKLY_PROBLEM)}
)`;

/** Whoever is not known gets what a newcomer gets. */
export const NO_PAST: Past = { solved: [], level: 1 };

/** What to begin with: what is not solved yet, at a level at which something was solved before. */
export function chooseWarmUps(easier: readonly Easier[], { solved, level }: Past, language: Locale): ArchivedTitle[] {
  const done = new Set(solved);
  const rank = (one: Easier) => (done.has(one.problemId) ? 2 : 0) + (one.level > level ? 1 : 0);
  const chosen = [0, 1, 2, 3].flatMap((of) =>
    easier.filter((one) => rank(one) === of).slice(0, weeklyProblemLimits.WARM_UPS),
  );
  return chosen
    .slice(0, weeklyProblemLimits.WARM_UPS)
    .map(({ week, topic, difficulty, titles }) => ({ week, topic, difficulty, title: titles[language] }));
}
