import type { Locale } from "@dripstone/contract/locale";
import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import { closedRounds } from "./archive.ts";
import type { ThisWeek } from "./round.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";

/** The problems that a student has solved, newest first. */
export async function readSolved(
  db: Database,
  userId: string,
  language: Locale,
  open: ThisWeek,
): Promise<SolvedProblem[]> {
  const rounds = closedRounds(db, open);
  const rows = await db
    .selectFrom("achievements as solution")
    .innerJoin("weeklyRounds as played", (join) =>
      join.on(({ eb, cast, ref }) => eb(cast(ref("played.week"), "text"), "=", ref("solution.source"))),
    )
    .innerJoin("weeklyProblems as problem", "problem.id", "played.problemId")
    .where("solution.userId", "=", userId)
    .where("solution.deed", "=", WEEKLY_PROBLEM)
    .select(["played.week", "solution.points", "problem.difficulty", "problem.texts"])
    .select(({ selectFrom, fn }) =>
      selectFrom("weeklyAttempts as attempt")
        .select(fn.countAll<number>().as("attempts"))
        .whereRef("attempt.userId", "=", "solution.userId")
        .whereRef("attempt.week", "=", "played.week")
        .where("attempt.counts", "=", true)
        .$asScalar()
        .as("attempts"),
    )
    .select(
      sql<boolean>`exists (${rounds.select("round.week").where("round.week", "=", sql<string>`played.week`)})`.as(
        "archived",
      ),
    )
    .orderBy("played.week", "desc")
    .execute();
  return rows.map(({ texts, attempts, ...problem }) => ({
    ...problem,
    attempts: attempts ?? 0,
    title: texts[language].title,
  }));
}
