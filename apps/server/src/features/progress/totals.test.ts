import { difficulties } from "@dripstone/contract/difficulty";
import { WEEK_MS } from "@dripstone/contract/durations";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { useTestApp } from "../../testing/use-test-app.ts";

const site = useTestApp();
beforeAll(async () => {
  for (const position of Array(12).keys()) {
    const text = { title: `${position}`, statement: "?", hints: ["!", "!"], solution: "7", feedback: {} };
    const difficulty = difficulties[position % difficulties.length] ?? "easy";
    const topic = topics[position % topics.length] ?? "logic";
    const problem = { slug: `problem-${position}`, position, difficulty, topic, letters: [] };
    const rubric = JSON.stringify({ keys: ["7"] });
    const texts = JSON.stringify({ en: text, ch: text });
    await site.db
      .insertInto("weeklyProblems")
      .values({ ...problem, rubric, texts })
      .execute();
  }
});

/** What a student may do in a week, and how many weeks go by before it. */
const week = fc.record({
  later: fc.constantFrom(0, 1, 1, 1, 2, 4),
  opened: fc.boolean(),
  wrong: fc.nat({ max: 5 }),
  right: fc.nat({ max: 2 }),
});

it("comes to what the ledger holds after any weeks, each badge is told once, and a rebuilt ledger comes to the same", async () => {
  let start = Date.parse("2027-01-06T17:00:00.000Z");
  await fc.assert(
    fc.asyncProperty(fc.array(week, { minLength: 1, maxLength: 12 }), async (weeks) => {
      site.clock.set(new Date(start));
      const { token, user } = await site.signUp({ rememberMe: true });
      const told = { points: 0, badges: [] as string[] };
      for (const { later, opened, wrong, right } of weeks) {
        site.clock.advance({ days: 7 * later });
        await stayIn();
        if (!opened && wrong + right === 0) continue;
        const { data } = await site.call("GET /weekly-problem");
        const answers = [...Array(wrong).keys()].map((index) => String(100 + index)).concat(Array(right).fill("7"));
        for (const answer of answers) {
          const body = { week: data?.week, answer };
          const reply = await site.call("POST /weekly-problem/attempts", { token, body });
          if (reply.status !== 200) continue;
          told.points += reply.data.earned.points;
          told.badges.push(...reply.data.earned.badges);
        }
      }
      const { data: progress } = await site.call("GET /progress", { token });
      const rows = await site.db.selectFrom("achievements").where("userId", "=", user.id).selectAll().execute();
      expect(progress.problemsSolved).toBe(rows.length);
      expect(progress.totalPoints).toBe(rows.reduce((sum, { points }) => sum + points, 0));
      expect(progress.totalPoints).toBe(told.points);
      expect(progress.pointsByWeek.reduce((sum, { points }) => sum + points, 0)).toBe(told.points);
      expect(Object.values(progress.byDifficulty).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
      expect(progress.topics.reduce((sum, { solved }) => sum + solved, 0)).toBe(rows.length);
      expect(progress.solvedWeeks.toSorted()).toEqual(rows.map(({ source }) => source).toSorted());
      expect(progress.badges.map(({ badge }) => badge).toSorted()).toEqual(told.badges.toSorted());
      expect(progress.longestStreak).toBe(await longestByHand(progress.solvedWeeks));

      await site.db.deleteFrom("achievements").where("userId", "=", user.id).execute();
      for (const { id: _, facts, ...row } of rows.toReversed()) {
        await site.db
          .insertInto("achievements")
          .values({ ...row, facts: JSON.stringify(facts) })
          .execute();
      }
      expect((await site.call("GET /progress", { token })).data).toEqual(progress);
      // The next student's weeks come after all of these.
      start = site.clock.now().getTime() + WEEK_MS;
    }),
    { numRuns: 8 },
  );
});

/** Nobody's session ends meanwhile. */
async function stayIn(): Promise<void> {
  const now = site.clock.now();
  await site.db.updateTable("sessions").set({ createdAt: now, lastUsedAt: now }).execute();
}

/** The longest run of solved weeks among those that had a problem. */
async function longestByHand(solved: readonly string[]): Promise<number> {
  const { rows } = await sql<{ week: string }>`select week::text as week from weekly_rounds order by week`.execute(
    site.db,
  );
  const marks = rows.map(({ week: of }) => (solved.includes(of) ? "x" : " ")).join("");
  return Math.max(0, ...marks.split(/ +/).map((run) => run.length));
}
