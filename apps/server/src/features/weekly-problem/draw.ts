import { sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import { inTransaction } from "../../database/transaction.ts";
import { lockPlan } from "./lock-plan.ts";

/** One of the content's problems, with the weeks that have it. */
export type Drawable = { id: string; position: number | null; slug: string; weeks: readonly string[] };

/**
 * Gives a week that has no problem the one that is its turn. Whoever asks first opens the week; others who ask at the same moment, and who
 * would plan it, wait here and find that round.
 */
export async function drawRound(db: Database, week: string): Promise<void> {
  // Where there is nothing to draw, nobody waits for anybody.
  if ((await drawables(db)).length === 0) return;
  await inTransaction(db, async (transaction) => {
    await lockPlan(transaction);
    const problem = drawnFor(week, await drawables(transaction));
    if (!problem) return;
    await transaction
      .insertInto("weeklyRounds")
      .values({ week, problemId: problem.id })
      .onConflict((conflict) => conflict.column("week").doNothing())
      .execute();
  });
}

/** What may be asked without anybody's doing: what was written at the desk waits to be planned. */
export function drawables(db: Database): Promise<Drawable[]> {
  return db
    .selectFrom("weeklyProblems as problem")
    .where("problem.origin", "=", "content")
    .where("problem.retired", "=", false)
    .select(["problem.id", "problem.position", "problem.slug"])
    .select(
      sql<string[]>`array(select week::text from weekly_rounds as round where round.problem_id = problem.id)`.as(
        "weeks",
      ),
    )
    .execute();
}

/**
 * The problem that was never asked, or not for the longest time, in the content's order. One that has a week to come waits for it, unless
 * there is no other.
 */
export function drawnFor(week: string, problems: readonly Drawable[]): Drawable | undefined {
  const turn = ({ weeks, position, slug }: Drawable) => [
    weeks.some((other) => other > week) ? 1 : 0,
    weeks
      .filter((other) => other <= week)
      .toSorted()
      .at(-1) ?? "",
    position ?? 0,
    slug,
  ];
  return problems.toSorted((a, b) => compare(turn(a), turn(b)))[0];
}

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index] ?? "";
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}
