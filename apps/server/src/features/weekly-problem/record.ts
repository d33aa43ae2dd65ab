import type { ProblemText } from "@dripstone/content";
import type { Locale } from "@dripstone/contract/locale";
import type { Difficulty } from "@dripstone/contract/weekly-problem/payloads";
import type { Database } from "../../database/connect.ts";
import { weekAt } from "./week.ts";

/** What a student's weekly problems say about progress. */
export type WeeklyRecord = {
  /** The week that is open. */
  currentWeek: string;
  /** Newest first. */
  solved: { week: string; title: string; difficulty: Difficulty; points: number; attempts: number }[];
};

type Question = { userId: string; language: Locale; now: Date };

export async function weeklyRecord(db: Database, { userId, language, now }: Question): Promise<WeeklyRecord> {
  const { week: currentWeek } = await weekAt(db, now);
  const rows = await db
    .selectFrom("weeklySolutions as solution")
    .innerJoin("weeklyRounds as round", "round.week", "solution.week")
    .innerJoin("weeklyProblems as problem", "problem.id", "round.problemId")
    .where("solution.userId", "=", userId)
    .select(["solution.week", "solution.points", "solution.attempts", "problem.difficulty", "problem.texts"])
    .orderBy("solution.week", "desc")
    .execute();
  const solved = rows.map(({ week, points, attempts, difficulty, texts }) => ({
    week,
    title: (texts as Record<Locale, ProblemText>)[language].title,
    difficulty: difficulty as Difficulty,
    points,
    attempts,
  }));
  return { currentWeek, solved };
}
