import { emailKey } from "@dripstone/contract/accounts/addresses";
import { DAY_MS, WEEK_MS } from "@dripstone/contract/durations";
import { site } from "../../../../../site.config.ts";
import { earn } from "../../achievements/ledger.ts";
import { mondayOf } from "../../calendar/week.ts";
import type { Database } from "../../database/connect.ts";
import type { Seeding } from "../../feature.ts";
import { grade, isUnjudged } from "./grade.ts";
import { openRound, type Round } from "./round.ts";
import { solutionOf, WEEKLY_PROBLEM } from "./solution.ts";

/** By mailbox: how many weeks ago somebody solved the week's problem, and at which attempt. */
const histories: Record<string, [weeksAgo: number, attempts: number][]> = {
  student: [
    [14, 2],
    [13, 1],
    [11, 3],
    [10, 1],
    [9, 1],
    [8, 2],
    [7, 1],
    [6, 1],
    [4, 2],
    [3, 1],
    [2, 1],
    [1, 3],
  ],
  xiaoyu: [
    [5, 1],
    [2, 2],
    [1, 1],
  ],
};

/** Since when there are problems, in the past of the demo. */
const FIRST_WEEKS_AGO = 16;

/** Gives the demo students a past, so that their progress has something to show; who has one already keeps it. */
export async function seedDemoWeeks({ db, now, demo }: Seeding): Promise<void> {
  if (!demo) return;
  for (const [mailbox, history] of Object.entries(histories)) {
    const student = await db
      .selectFrom("users")
      .where("emailKey", "=", emailKey(`${mailbox}@${site.email.split("@")[1]}`))
      .select("id")
      .executeTakeFirst();
    if (!student || (await hasSolved(db, student.id))) continue;
    // A week has its problem before the next one gets its own, solved or not.
    for (let weeksAgo = FIRST_WEEKS_AGO; weeksAgo > 0; weeksAgo--) await openRound(db, weeksBefore(now, weeksAgo));
    for (const [weeksAgo, attempts] of history) {
      const round = await openRound(db, weeksBefore(now, weeksAgo));
      if (!round) continue;
      const at = new Date(round.startsAt.getTime() + 1.7 * DAY_MS);
      await solve(db, { userId: student.id, round, attempts, at });
    }
  }
}

/** In the middle of that week: counted from its edge, the hour by which clocks are changed would lead into another one. */
const weeksBefore = (now: Date, weeks: number) => new Date(Date.parse(mondayOf(now)) + WEEK_MS / 2 - weeks * WEEK_MS);

async function hasSolved(db: Database, userId: string): Promise<boolean> {
  const solution = await db
    .selectFrom("achievements")
    .where("userId", "=", userId)
    .where("deed", "=", WEEKLY_PROBLEM)
    .select("source")
    .executeTakeFirst();
  return solution !== undefined;
}

type Solving = { userId: string; round: Round; attempts: number; at: Date };

async function solve(db: Database, { userId, round: { week, problem }, attempts, at }: Solving): Promise<void> {
  const [key = ""] = problem.rubric.keys;
  const answers = [...wrongAnswers(problem).slice(0, attempts - 1), key];
  const rows = answers.flatMap((answer, index) => {
    const graded = grade(answer, problem);
    if (isUnjudged(graded)) return [];
    return [{ userId, week, number: index + 1, answer, ...graded, counts: true, explanation: "", at }];
  });
  await db.insertInto("weeklyAttempts").values(rows).execute();
  await earn(db, userId, await solutionOf(db, { userId, week, problem, wrong: attempts - 1, at }));
}

function wrongAnswers(problem: Round["problem"]): string[] {
  return ["1", "2", "3", "5", "7"].filter((answer) => grade(answer, problem).verdict === "different");
}
