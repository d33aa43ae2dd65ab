import type { Person } from "@dripstone/contract/people";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { personOf } from "../../../people/person-of.ts";
import { WEEKLY_PROBLEM } from "../solution.ts";

/**
 * What students have written with their answers, with the week's problem, the writer, and what a teacher said. Who writes the same with a
 * second answer has written it once; and accounts that are closed, or are to go, show nobody anything.
 */
export function explained(db: Database) {
  return db
    .selectFrom("weeklyAttempts as attempt")
    .innerJoin("users as student", "student.id", "attempt.userId")
    .innerJoin("weeklyRounds as round", "round.week", "attempt.week")
    .innerJoin("weeklyProblems as problem", "problem.id", "round.problemId")
    .leftJoin("weeklyExplanationReviews as review", "review.attemptId", "attempt.id")
    .leftJoin("users as reviewer", "reviewer.id", "review.reviewerId")
    .where("attempt.explanation", "!=", "")
    .where("student.role", "=", "student")
    .where("student.active", "=", true)
    .where("student.deletionDueAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("weeklyAttempts as before")
            .select("before.id")
            .whereRef("before.userId", "=", "attempt.userId")
            .whereRef("before.week", "=", "attempt.week")
            .whereRef("before.number", "<", "attempt.number")
            .whereRef("before.explanation", "=", "attempt.explanation"),
        ),
      ),
    );
}

/** The columns of an explanation as `presentExplanation` takes them. */
export const columns = [
  "attempt.id",
  "attempt.userId",
  "attempt.week",
  "attempt.answer",
  "attempt.read",
  "attempt.verdict",
  "attempt.explanation",
  "attempt.at",
  "problem.texts",
  sql<Person>`${personOf("student")}`.as("student"),
  "review.excellent",
  "review.comment",
  "review.version",
  "review.reviewedAt",
  personOf("reviewer").as("reviewer"),
] as const;

export const hasSolved: RawBuilder<boolean> = sql`exists (
  select from achievements as solution
  where solution.user_id = attempt.user_id and solution.deed = ${WEEKLY_PROBLEM} and solution.source = attempt.week::text
)`;

/** The explanation of this id, if it is one that teachers read. */
export function explanationOf(db: Database, id: string) {
  return explained(db).where("attempt.id", "=", id).select(columns).select(hasSolved.as("solved")).executeTakeFirst();
}

export type ExplainedRow = NonNullable<Awaited<ReturnType<typeof explanationOf>>>;
