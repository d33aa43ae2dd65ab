import type { Rubric } from "@dripstone/checker";
import type { Difficulty } from "@dripstone/contract/difficulty";
import type { Locale } from "@dripstone/contract/locale";
import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { sql } from "kysely";
import { midnight, mondayAt, type Week } from "../../calendar/week.ts";
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
export async function thisWeek(db: Database, now: Date): Promise<ThisWeek> {
  const found = await weekAndProblem(db, now);
  if (found.difficulty !== null) return weekOf(found);
  await drawRound(db, found.week);
  return weekOf(await weekAndProblem(db, now));
}

export type ThisWeek = Week & { problem: Problem | null };

/** A week as it is stored, with all that is null where it has no problem. */
type Stored = Week & { closedAt: Date | null } & { [Part in keyof Problem]: Problem[Part] | null };

function weekAndProblem(db: Database, now: Date): Promise<Stored> {
  const monday = mondayAt(now);
  const open = sql<Week>`(
    select ${monday} as week, ${midnight(monday)} as starts_at, ${midnight(sql`(${monday} + 7)`)} as ends_at
  )`.as<"open">(sql.ref("open"));
  return db
    .selectFrom(open)
    .leftJoin("weeklyRounds", "weeklyRounds.week", "open.week")
    .leftJoin("weeklyProblems", "weeklyProblems.id", "weeklyRounds.problemId")
    .select(["open.week", "open.startsAt", "open.endsAt", "closedAt", "difficulty", "letters", "rubric", "texts"])
    .executeTakeFirstOrThrow();
}

function weekOf({ week, startsAt, endsAt, closedAt, difficulty, letters, rubric, texts }: Stored): ThisWeek {
  const isOpen = difficulty !== null && letters !== null && rubric !== null && texts !== null && closedAt === null;
  return { week, startsAt, endsAt, problem: isOpen ? { difficulty, letters, rubric, texts } : null };
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
