import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { thisWeek } from "../round.ts";
import { titles } from "./problems.ts";

/** The round of the open week, or of one that is over; nobody has met one to come. */
export async function metRound(db: Database, week: string, now: Date) {
  const open = await thisWeek(db, now);
  const round = await db
    .selectFrom("weeklyRounds as round")
    .innerJoin("weeklyProblems as problem", "problem.id", "round.problemId")
    .where("round.week", "=", week)
    .where("round.week", "<=", open.week)
    .select(["problem.id", "topic", "difficulty", "origin", titles.as("titles"), "closedAt"])
    .select(sql<number>`jsonb_array_length(problem.texts -> 'en' -> 'hints')`.as("hints"))
    .executeTakeFirst();
  if (!round) throw new ApiError("NOT_FOUND");
  const { closedAt, hints, ...problem } = round;
  const isOpen = week === open.week && closedAt === null;
  return { problem, hints, state: isOpen ? ("active" as const) : ("closed" as const) };
}
