import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { seed } from "../../seed/seed.ts";
import { type TestDatabase, testDatabase } from "../../testing/database.ts";
import { keepProblems, seedWeeklyProblems } from "./seed-problems.ts";
import { problemNamed } from "./testing/problems.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  return () => database.drop();
});

const rows = async () =>
  (
    await sql<{ slug: string; version: string; retired: boolean; title: string; position: number }>`
      select slug, xmin::text as version, retired, texts -> 'en' ->> 'title' as title, position from weekly_problems order by slug
    `.execute(database.db)
  ).rows;

it("takes over every problem of the content, and writes nothing at all the second time", async () => {
  await seedWeeklyProblems({ db: database.db, now: new Date(), demo: false });
  const before = await rows();
  expect(before.length).toBeGreaterThanOrEqual(12);
  await seedWeeklyProblems({ db: database.db, now: new Date(), demo: false });
  expect(await rows()).toEqual(before);
});

it("writes what changed, and nothing else", async () => {
  await keepProblems(database.db, [problemNamed("one"), problemNamed("two")]);
  const before = await rows();
  const text = { ...problemNamed("two").text.en, title: "A better title" };
  await keepProblems(database.db, [problemNamed("one"), problemNamed("two", { text: { en: text, ch: text } })]);
  const after = await rows();
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).toMatchObject({ slug: "two", title: "A better title", retired: false });
});

it("retires what is gone, and takes it back when it comes again", async () => {
  await keepProblems(database.db, [problemNamed("one"), problemNamed("two")]);
  await keepProblems(database.db, [problemNamed("two")]);
  expect(await rows()).toMatchObject([
    { slug: "one", retired: true },
    { slug: "two", retired: false, position: 0 },
  ]);
  await keepProblems(database.db, [problemNamed("one"), problemNamed("two")]);
  expect(await rows()).toMatchObject([
    { slug: "one", retired: false, position: 0 },
    { slug: "two", retired: false, position: 1 },
  ]);
});

it("leaves alone what an admin has written, also when the content takes its name", async () => {
  const { db } = database;
  const texts = JSON.stringify(problemNamed("ours").text);
  const rubric = JSON.stringify({ keys: ["7"] });
  const own = { slug: "ours", origin: "admin", position: 0, difficulty: "hard", topic: "logic" } as const;
  await db
    .insertInto("weeklyProblems")
    .values({ ...own, letters: [], rubric, texts })
    .execute();
  await keepProblems(db, [problemNamed("one"), problemNamed("ours", { difficulty: "easy" })]);
  await keepProblems(db, []);
  const kept = await db
    .selectFrom("weeklyProblems")
    .select(["slug", "origin", "difficulty", "retired"])
    .orderBy("slug")
    .execute();
  expect(kept).toEqual([
    { slug: "one", origin: "content", difficulty: "easy", retired: true },
    { slug: "ours", origin: "admin", difficulty: "hard", retired: false },
  ]);
});

it("gives the demo students a past in demo mode only, and leaves it as it is the second time", async () => {
  const { db } = database;
  const now = new Date("2026-11-04T15:00:00Z");
  const solved = () =>
    db
      .selectFrom("achievements")
      .where("deed", "=", "weekly-problem")
      .selectAll()
      .orderBy("userId")
      .orderBy("source")
      .execute();
  await seed(db, { now, demo: false });
  expect(await solved()).toEqual([]);

  await seed(db, { now, demo: true });
  const first = await solved();
  expect(first.length).toBeGreaterThan(10);
  expect(first.map(({ source }) => source)).not.toContain("2026-11-02");
  const attempts = await db.selectFrom("weeklyAttempts").where("verdict", "=", "equal").selectAll().execute();
  expect(attempts).toHaveLength(first.length);
  expect(new Set(first.map(({ userId }) => userId)).size).toBe(2);

  await seed(db, { now: new Date("2026-11-18T15:00:00Z"), demo: true });
  expect(await solved()).toEqual(first);
  // All content is read each time.
}, 180_000);

it("gives demo students their past in the last hour of a week, too, before which clocks were changed", async () => {
  // A Sunday at half past eleven in the evening, three weeks after the night in which a day had 25 hours.
  const now = new Date("2026-11-23T04:30:00Z");
  await seed(database.db, { now, demo: true });
  const solved = await database.db.selectFrom("weeklyAttempts").select(["userId", "week"]).execute();
  expect(solved.length).toBeGreaterThan(10);
});
