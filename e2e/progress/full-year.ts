import { difficulties } from "@dripstone/contract/difficulty";
import { DAY_MS, WEEK_MS } from "@dripstone/contract/durations";
import { badges } from "@dripstone/contract/progress/badges";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import { earn } from "../../apps/server/src/achievements/ledger.ts";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import type { Site } from "../site.ts";

const WEEKS = 60;
/** Left out, so that there is something to come back from. */
const isLeftOut = (weeksAgo: number) => weeksAgo >= 53 && weeksAgo <= 56;

/** Nobody has more to show: a problem in every week of a year, every topic, every badge, and lessons with scores. */
export async function liveFullYear({ db, clock, url }: Site, { user }: SignedUp): Promise<void> {
  const reply = await fetch(`${url}/api/weekly-problem`);
  const { week: open } = ((await reply.json()) as { data: { week: string } }).data;
  const weekAgo = (weeks: number) => new Date(Date.parse(open) - weeks * WEEK_MS).toISOString().slice(0, 10);
  const problems = await db.selectFrom("weeklyProblems").select("id").execute();
  for (let weeksAgo = WEEKS; weeksAgo > 0; weeksAgo--) {
    const week = weekAgo(weeksAgo);
    const problemId = problems[weeksAgo % problems.length]?.id ?? "";
    await db.insertInto("weeklyRounds").values({ week, problemId }).execute();
    if (isLeftOut(weeksAgo)) continue;
    await earn(db, user.id, {
      deed: "weekly-problem",
      source: week,
      difficulty: difficulties[weeksAgo % difficulties.length] ?? "easy",
      points: 30,
      facts: {
        topic: topics[weeksAgo % topics.length] ?? "logic",
        attempts: 1,
        hints: 0,
        follows: weekAgo(weeksAgo + 1),
      },
      earnedAt: new Date(Date.parse(week) + 2 * DAY_MS),
    });
  }
  const earnedAt = clock.now();
  const rest = { difficulty: null, points: 5, earnedAt };
  await earn(db, user.id, { ...rest, deed: "explanation-excellent", source: weekAgo(1), facts: {} });
  for (const source of ["1", "2", "3", "4", "5"]) {
    await earn(db, user.id, { ...rest, deed: "lesson", source, facts: { score: 90 } });
    await earn(db, user.id, { ...rest, deed: "test", source, facts: { score: 80 } });
    await earn(db, user.id, { ...rest, deed: "homework", source, facts: { score: null } });
    await earn(db, user.id, { ...rest, deed: "forum-answer", source, facts: { reputation: 15 } });
  }
}

export const allBadges = badges.length;
