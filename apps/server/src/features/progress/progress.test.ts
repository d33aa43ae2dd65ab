import type { Difficulty } from "@dripstone/contract/difficulty";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useTestApp } from "../../testing/use-test-app.ts";

const site = useTestApp();
let token: string;
beforeAll(async () => {
  await addProblem("one", "easy", 0);
  await addProblem("two", "hard", 1);
});
beforeEach(async () => {
  site.clock.set("2026-03-04T17:00:00.000Z");
  ({ token } = await site.signUp());
});

/** Straight into the table: how problems get there is another feature's affair. */
async function addProblem(slug: string, difficulty: Difficulty, position: number) {
  const text = { title: `Title ${slug}`, statement: "?", hints: ["!"], solution: "7", feedback: {} };
  const texts = JSON.stringify({ en: text, ch: { ...text, title: `标题 ${slug}` } });
  const rubric = JSON.stringify({ keys: ["7"] });
  await site.db
    .insertInto("weeklyProblems")
    .values({ slug, difficulty, position, topic: "logic", letters: [], rubric, texts })
    .execute();
}

const progress = async (of = token) => (await site.call("GET /progress", { token: of })).data;

async function solve(of = token) {
  const { data } = await site.call("GET /weekly-problem");
  const body = { week: data?.week, answer: "7" };
  return (await site.call("POST /weekly-problem/attempts", { token: of, body })).data;
}

describe("progress", () => {
  it("is refused to a visitor", async () => {
    expect((await site.call("GET /progress")).status).toBe(401);
  });

  it("is empty for a student who has solved nothing yet", async () => {
    expect(await progress()).toEqual({
      problemsSolved: 0,
      currentStreak: 0,
      longestStreak: 0,
      totalPoints: 0,
      byDifficulty: { easy: 0, medium: 0, hard: 0 },
      badges: [],
      currentWeek: "2026-03-02",
      solvedWeeks: [],
    });
  });

  it("adds up what was solved, week by week", async () => {
    const { token: student } = await site.signUp({ rememberMe: true });
    expect((await solve(student)).earned.badges).toEqual(["first-drop"]);
    site.clock.advance({ days: 7 });
    expect((await solve(student)).earned.badges).toEqual([]);
    expect(await progress(student)).toEqual({
      problemsSolved: 2,
      currentStreak: 2,
      longestStreak: 2,
      totalPoints: 40,
      byDifficulty: { easy: 1, medium: 0, hard: 1 },
      badges: [{ badge: "first-drop", earnedAt: "2026-03-04T17:00:00.000Z" }],
      currentWeek: "2026-03-09",
      solvedWeeks: ["2026-03-09", "2026-03-02"],
    });
  });

  it("keeps a streak through the open week, and loses it with a week left out", async () => {
    const { token: student } = await site.signUp({ rememberMe: true });
    await solve(student);
    site.clock.set("2026-03-16T03:59:59.999Z");
    expect(await progress(student)).toMatchObject({ currentStreak: 1, longestStreak: 1 });
    site.clock.advance({ milliseconds: 1 });
    expect(await progress(student)).toMatchObject({ currentStreak: 0, longestStreak: 1 });
  });

  it("is everybody's own", async () => {
    const { token: other } = await site.signUp();
    await solve(other);
    expect(await progress()).toMatchObject({ problemsSolved: 0, totalPoints: 0, badges: [] });
  });
});
