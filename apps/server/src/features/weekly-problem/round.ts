import type { Rubric } from "@dripstone/checker";
import type { Difficulty } from "@dripstone/contract/difficulty";
import type { Locale } from "@dripstone/contract/locale";
import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { type Week, weekAt } from "../../calendar/week.ts";
import type { Database } from "../../database/connect.ts";
import { drawRound } from "./draw.ts";

export type Problem = {
  difficulty: Difficulty;
  letters: string[];
  rubric: Rubric;
  texts: Record<Locale, ProblemText>;
};

/** A week with its problem. */
export type Round = Week & { problem: Problem };

/** The round that is open at an instant; null when there is no problem at all, or the week's was closed early. */
export async function openRound(db: Database, now: Date): Promise<Round | null> {
  const { problem, ...week } = await thisWeek(db, now);
  return problem && { ...week, problem };
}

/** The week of an instant, with the problem that is open in it; whoever asks first gives it one. */
export async function thisWeek(db: Database, now: Date): Promise<Week & { problem: Problem | null }> {
  const week = await weekAt(db, now);
  const problem = (await problemOf(db, week.week)) ?? (await drawProblem(db, week.week));
  return { ...week, problem: problem?.closedAt ? null : problem };
}

type Asked = Problem & { closedAt: Date | null };

/** The problem of a week, if it has one, and when it was closed, if that was early. */
export async function problemOf(db: Database, week: string): Promise<Asked | null> {
  const row = await db
    .selectFrom("weeklyRounds")
    .innerJoin("weeklyProblems", "weeklyProblems.id", "weeklyRounds.problemId")
    .where("weeklyRounds.week", "=", week)
    .select(["difficulty", "letters", "rubric", "texts", "closedAt"])
    .executeTakeFirst();
  return row ?? null;
}

async function drawProblem(db: Database, week: string): Promise<Asked | null> {
  await drawRound(db, week);
  return problemOf(db, week);
}
