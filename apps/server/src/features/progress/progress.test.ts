import type { Difficulty } from "@dripstone/contract/difficulty";
import { badges } from "@dripstone/contract/progress/badges";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { earn } from "../../achievements/ledger.ts";
import { tidyUp } from "../../chores.ts";
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
    const { badgesAhead, weeks, ...empty } = await progress();
    expect(empty).toEqual({
      problemsSolved: 0,
      currentStreak: 0,
      longestStreak: 0,
      totalPoints: 0,
      byDifficulty: { easy: 0, medium: 0, hard: 0 },
      badges: [],
      currentWeek: "2026-03-02",
      // The clocks go forward on that night.
      weekEndsAt: "2026-03-09T04:00:00.000Z",
      solvedWeeks: [],
      pointsByWeek: [],
      topics: [],
      lessonsCompleted: 0,
      completionRate: null,
      averageScore: null,
    });
    expect(badgesAhead.map(({ badge, reached }) => [badge, reached])).toEqual(badges.map((badge) => [badge, 0]));
    expect(weeks).toHaveLength(52);
    expect(weeks.slice(-2)).toEqual([
      { week: "2026-02-23", state: "before" },
      { week: "2026-03-02", state: "open" },
    ]);
  });

  it("adds up what was solved, week by week", async () => {
    const { token: student } = await site.signUp({ rememberMe: true });
    expect((await solve(student)).earned.badges).toEqual(["first-drop", "first-try"]);
    site.clock.advance({ days: 7 });
    expect((await solve(student)).earned.badges).toEqual([]);
    const { badgesAhead, weeks, ...rest } = await progress(student);
    expect(rest).toEqual({
      problemsSolved: 2,
      currentStreak: 2,
      longestStreak: 2,
      totalPoints: 40,
      byDifficulty: { easy: 1, medium: 0, hard: 1 },
      badges: [
        { badge: "first-drop", earnedAt: "2026-03-04T17:00:00.000Z" },
        { badge: "first-try", earnedAt: "2026-03-04T17:00:00.000Z" },
      ],
      currentWeek: "2026-03-09",
      weekEndsAt: "2026-03-16T04:00:00.000Z",
      solvedWeeks: ["2026-03-09", "2026-03-02"],
      pointsByWeek: [
        { week: "2026-03-02", points: 10 },
        { week: "2026-03-09", points: 30 },
      ],
      topics: [{ topic: "logic", tried: 2, solved: 2 }],
      lessonsCompleted: 0,
      completionRate: null,
      averageScore: null,
    });
    expect(badgesAhead).toContainEqual({ badge: "solved-5", reached: 2, target: 5, open: true });
    expect(badgesAhead).toContainEqual({ badge: "streak-3", reached: 2, target: 3, open: true });
    expect(weeks.slice(-3).map(({ state }) => state)).toEqual(["before", "solved", "solved"]);
  });

  it("keeps a streak through the open week, and loses it with a week left out", async () => {
    const { token: student } = await site.signUp({ rememberMe: true });
    await solve(student);
    site.clock.set("2026-03-16T03:59:59.999Z");
    await tidyUp(site.deps);
    expect(await progress(student)).toMatchObject({ currentStreak: 1, longestStreak: 1 });
    site.clock.advance({ milliseconds: 1 });
    expect(await progress(student)).toMatchObject({ currentStreak: 0, longestStreak: 1 });
  });

  it("keeps a streak through weeks that had no problem", async () => {
    site.clock.set("2026-05-06T17:00:00.000Z");
    const { token: student } = await site.signUp({ rememberMe: true });
    await solve(student);
    site.clock.set("2026-05-27T17:00:00.000Z");
    expect(await progress(student)).toMatchObject({ currentStreak: 1, longestStreak: 1 });
    expect((await progress(student)).weeks.slice(-4).map(({ state }) => state)).toEqual([
      "solved",
      "none",
      "none",
      "open",
    ]);
    await solve(student);
    expect(await progress(student)).toMatchObject({ currentStreak: 2, longestStreak: 2 });
  });

  it.each([
    ["go forward", "2027-03-15T03:59:59.999Z", "2027-03-15T04:00:00.000Z"],
    ["go back", "2027-11-08T04:59:59.999Z", "2027-11-08T05:00:00.000Z"],
  ])(
    "counts two weeks in a row when the clocks %s, solved in the last and the first millisecond",
    async (_, last, first) => {
      site.clock.set(last);
      const { token: student } = await site.signUp({ rememberMe: true });
      await solve(student);
      site.clock.set(first);
      await solve(student);
      expect(await progress(student)).toMatchObject({ problemsSolved: 2, currentStreak: 2, longestStreak: 2 });
    },
  );

  it("tells of what was tried in vain once the week is over, and of weeks that were left out", async () => {
    site.clock.set("2026-07-08T17:00:00.000Z");
    const { token: student } = await site.signUp({ rememberMe: true });
    const { data } = await site.call("GET /weekly-problem");
    await site.call("POST /weekly-problem/attempts", { token: student, body: { week: data?.week, answer: "8" } });
    expect(await progress(student)).toMatchObject({ topics: [] });
    site.clock.advance({ days: 7 });
    await tidyUp(site.deps);
    site.clock.advance({ days: 7 });
    const { topics, weeks } = await progress(student);
    expect(topics).toEqual([{ topic: "logic", tried: 1, solved: 0 }]);
    expect(weeks.slice(-4).map(({ state }) => state)).toEqual(["before", "tried", "missed", "open"]);
  });

  it("counts lessons and their scores as soon as the ledger has them, and gives no rate of no lessons", async () => {
    const { token: student, user } = await site.signUp();
    for (const [source, score] of [
      ["one", 80],
      ["two", 95],
      ["three", null],
    ] as const) {
      const lesson = { deed: "lesson", source, difficulty: null, points: 5, facts: { score } } as const;
      await earn(site.db, user.id, { ...lesson, earnedAt: site.clock.now() });
    }
    expect(await progress(student)).toMatchObject({
      lessonsCompleted: 3,
      completionRate: null,
      averageScore: 87.5,
      totalPoints: 15,
    });
  });

  it("is everybody's own", async () => {
    const { token: other } = await site.signUp();
    await solve(other);
    expect(await progress()).toMatchObject({ problemsSolved: 0, totalPoints: 0, badges: [] });
  });
});
