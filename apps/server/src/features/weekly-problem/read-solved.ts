import type { Locale } from "@dripstone/contract/locale";
import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import type { Database } from "../../database/connect.ts";
import { WEEKLY_PROBLEM } from "./solution.ts";

/** The problems that a student has solved, newest first. */
export async function readSolved(db: Database, userId: string, language: Locale): Promise<SolvedProblem[]> {
  const rows = await db
    .selectFrom("achievements as solution")
    .innerJoin("weeklyRounds as round", (join) =>
      join.on(({ eb, cast, ref }) => eb(cast(ref("round.week"), "text"), "=", ref("solution.source"))),
    )
    .innerJoin("weeklyProblems as problem", "problem.id", "round.problemId")
    .where("solution.userId", "=", userId)
    .where("solution.deed", "=", WEEKLY_PROBLEM)
    .select(["round.week", "solution.points", "problem.difficulty", "problem.texts"])
    .select(({ selectFrom, fn }) =>
      selectFrom("weeklyAttempts as attempt")
        .select(fn.countAll<number>().as("attempts"))
        .whereRef("attempt.userId", "=", "solution.userId")
        .whereRef("attempt.week", "=", "round.week")
        .where("attempt.counts", "=", true)
        .$asScalar()
        .as("attempts"),
    )
    .orderBy("round.week", "desc")
    .execute();
  return rows.map(({ texts, attempts, ...problem }) => ({
    ...problem,
    attempts: attempts ?? 0,
    title: texts[language].title,
  }));
}
