import { emailKey } from "@dripstone/contract/accounts/addresses";
import { DAY_MS } from "@dripstone/contract/durations";
import type { Badge } from "@dripstone/contract/progress/badges";
import { site } from "../../../../../site.config.ts";
import type { Database } from "../../database/connect.ts";
import { grade } from "./grade.ts";
import { pointsFor } from "./points.ts";
import { openRound, type Round } from "./round.ts";

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

type Award = (db: Database, of: { userId: string; problemsSolved: number; at: Date }) => Promise<Badge[]>;

/** Gives the demo students a past, so that their progress has something to show; who has one already keeps it. */
export async function seedDemoWeeks({ db, now }: { db: Database; now: Date }, award: Award): Promise<void> {
  for (const [mailbox, history] of Object.entries(histories)) {
    const student = await db
      .selectFrom("users")
      .where("emailKey", "=", emailKey(`${mailbox}@${site.email.split("@")[1]}`))
      .select("id")
      .executeTakeFirst();
    if (!student || (await hasSolved(db, student.id))) continue;
    for (const [index, [weeksAgo, attempts]] of history.entries()) {
      const round = await openRound(db, new Date(now.getTime() - weeksAgo * 7 * DAY_MS));
      if (!round) continue;
      const at = new Date(round.startsAt.getTime() + 1.7 * DAY_MS);
      await solve(db, { userId: student.id, round, attempts, at });
      await award(db, { userId: student.id, problemsSolved: index + 1, at });
    }
  }
}

async function hasSolved(db: Database, userId: string): Promise<boolean> {
  const solution = await db
    .selectFrom("weeklySolutions")
    .where("userId", "=", userId)
    .select("week")
    .executeTakeFirst();
  return solution !== undefined;
}

type Solving = { userId: string; round: Round; attempts: number; at: Date };

async function solve(db: Database, { userId, round: { week, problem }, attempts, at }: Solving): Promise<void> {
  const [key = ""] = problem.rubric.keys;
  const answers = [...wrongAnswers(problem).slice(0, attempts - 1), key];
  const rows = answers.flatMap((answer, index) => {
    const graded = grade(answer, problem);
    if (graded.verdict === "unreadable") return [];
    return [{ userId, week, number: index + 1, answer, ...graded, counts: true, explanation: "", at }];
  });
  await db.insertInto("weeklyAttempts").values(rows).execute();
  const points = pointsFor(problem.difficulty, attempts - 1);
  await db.insertInto("weeklySolutions").values({ userId, week, points, attempts, solvedAt: at }).execute();
}

function wrongAnswers(problem: Round["problem"]): string[] {
  return ["1", "2", "3", "5", "7"].filter((answer) => grade(answer, problem).verdict === "different");
}
