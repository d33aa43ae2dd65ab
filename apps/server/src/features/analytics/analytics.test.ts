import { randomUUID } from "node:crypto";
import { measures } from "@dripstone/contract/analytics/measures";
import { dayAfter } from "@dripstone/contract/analytics/range";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../database/transaction.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { rollUp } from "./rolling/roll-up.ts";
import { seedYear } from "./seed-year.ts";

const t = useTestApp();
let admin: SignedUp;
let student: SignedUp;

beforeAll(async () => {
  admin = await t.signUp({ role: "admin", rememberMe: true });
  student = await t.signUp();
});
beforeEach(async () => {
  t.clock.set("2026-03-04T17:00:00.000Z");
  await t.db.deleteFrom("analyticsDays").execute();
  await t.db.deleteFrom("achievements").execute();
});

const read = (from: string, to: string, { token } = admin) => t.call("GET /analytics", { token, query: { from, to } });
const earns = (userId: string, at: string) =>
  t.db
    .insertInto("achievements")
    .values({ userId, deed: "lesson", source: randomUUID(), points: 1, facts: "{}", earnedAt: new Date(at) })
    .execute();
const holds = (rows: { day: string; measure: string; dimension?: string; count: number }[]) =>
  t.db
    .insertInto("analyticsDays")
    .values(rows.map((row) => ({ dimension: "", ...row })))
    .execute();
const all = () =>
  t.db.selectFrom("analyticsDays").selectAll().orderBy("day").orderBy("measure").orderBy("dimension").execute();
const numbersOf = async (day: string) =>
  Object.fromEntries((await all()).filter((row) => row.day === day).map(({ measure, count }) => [measure, count]));

describe("the roll-up", () => {
  it("counts accounts and learners by the school's days, everybody once, and changes nothing when it is done again", async () => {
    const mei = await t.signUp();
    for (const at of ["2026-03-02T15:00Z", "2026-03-04T15:00Z", "2026-03-04T16:00Z"]) await earns(mei.user.id, at);
    await earns(student.user.id, "2026-03-04T16:30Z");
    await earns(admin.user.id, "2026-03-04T16:30Z");
    await rollUp(t.deps);
    const once = await all();
    expect(await numbersOf("2026-03-04")).toMatchObject({ learners: 2, "first-deeds": 2, registered: 3, verified: 3 });
    expect(await numbersOf("2026-03-02")).toMatchObject({ "learners-week": 2 });
    expect(await numbersOf("2026-03-01")).toMatchObject({ "learners-month": 2 });
    await rollUp(t.deps);
    await rollUp(t.deps);
    expect(await all()).toEqual(once);
  });

  it("is done once by two processes at the same time", async () => {
    await earns(student.user.id, "2026-03-04T16:30Z");
    await Promise.all([rollUp(t.deps), rollUp(t.deps), rollUp(t.deps)]);
    expect(await numbersOf("2026-03-04")).toMatchObject({ learners: 1 });
  });

  it.each([
    // An hour is left out on March 8, and one comes twice on November 1.
    [
      "the short day",
      "2026-03-08T05:00:00Z",
      "2026-03-09T03:59:59Z",
      "2026-03-09T04:00:00Z",
      "2026-03-08",
      "2026-03-09",
    ],
    [
      "the long day",
      "2026-11-01T04:00:00Z",
      "2026-11-02T04:59:59Z",
      "2026-11-02T05:00:00Z",
      "2026-11-01",
      "2026-11-02",
    ],
  ])("gives %s all of its hours", async (_, first, last, after, day, next) => {
    const [one, two, three] = [await t.signUp(), await t.signUp(), await t.signUp()];
    t.clock.set(`${day}T12:00:00Z`);
    await rollUp(t.deps);
    await earns(one.user.id, first);
    await earns(two.user.id, last);
    await earns(three.user.id, after);
    t.clock.set(`${next}T20:00:00Z`);
    await rollUp(t.deps);
    expect(await numbersOf(day)).toMatchObject({ learners: 2, "first-deeds": 2 });
    expect(await numbersOf(next)).toMatchObject({ learners: 1, "first-deeds": 1 });
  });

  it("catches up on the days on which no server ran", async () => {
    await rollUp(t.deps);
    await earns(student.user.id, "2026-03-10T15:00Z");
    t.clock.advance({ days: 20 });
    await rollUp(t.deps);
    expect(await numbersOf("2026-03-10")).toMatchObject({ learners: 1 });
    expect(await numbersOf("2026-03-24")).toMatchObject({ learners: 0 });
  });

  it("takes nothing back when an account is deleted", async () => {
    const gone = await t.signUp();
    await earns(gone.user.id, "2026-03-04T15:00Z");
    await rollUp(t.deps);
    const before = await numbersOf("2026-03-04");
    await t.db.deleteFrom("users").where("id", "=", gone.user.id).execute();
    await rollUp(t.deps);
    expect(await numbersOf("2026-03-04")).toEqual(before);
  });

  it("does nothing by halves", async () => {
    await earns(student.user.id, "2026-03-04T16:30Z");
    const failing = inTransaction(t.db, async (transaction) => {
      await rollUp({ ...t.deps, db: transaction });
      throw new Error("the process ends");
    });
    await expect(failing).rejects.toThrow("the process ends");
    expect(await all()).toEqual([]);
  });
});

describe("the numbers", () => {
  it("of a range stand beside those of as many days before, and outside of it nothing counts", async () => {
    await holds([
      { day: "2026-02-01", measure: "views", count: 1000 },
      { day: "2026-02-02", measure: "views", count: 5 },
      { day: "2026-02-08", measure: "views", count: 7 },
      { day: "2026-02-09", measure: "views", count: 20 },
      { day: "2026-02-15", measure: "views", count: 1 },
      { day: "2026-02-16", measure: "views", count: 1000 },
      { day: "2026-02-10", measure: "page-views", dimension: "/about", count: 3 },
      { day: "2026-02-10", measure: "page-views", dimension: "/", count: 9 },
      { day: "2026-02-03", measure: "page-views", dimension: "/forum", count: 4 },
      { day: "2026-02-10", measure: "language-views", dimension: "ch", count: 12 },
    ]);
    const { data } = await read("2026-02-09", "2026-02-15");
    expect(data).toMatchObject({
      before: { from: "2026-02-02", to: "2026-02-08" },
      grain: "day",
      pages: [
        { page: "/", total: 9, before: 0 },
        { page: "/about", total: 3, before: 0 },
        { page: "/forum", total: 0, before: 4 },
      ],
      languages: [
        { language: "en", total: 0, before: 0 },
        { language: "ch", total: 12, before: 0 },
      ],
    });
    expect(data.steps).toHaveLength(7);
    expect(data.measures.views).toEqual({ total: 21, before: 12, values: [20, 0, 0, 0, 0, 0, 1] });
    expect(Object.keys(data.measures)).toEqual([...measures]);
    expect(data.returnHours).toEqual({ total: null, before: null });
  });

  it("come in days, weeks or months, of which the first begins with the range", async () => {
    await holds([
      { day: "2026-01-05", measure: "learners-week", count: 30 },
      { day: "2026-01-07", measure: "learners", count: 9 },
      { day: "2026-01-01", measure: "learners-month", count: 50 },
      { day: "2026-01-08", measure: "views", count: 4 },
      { day: "2026-01-12", measure: "views", count: 6 },
    ]);
    const weeks = (await read("2026-01-07", "2026-03-31")).data;
    expect([weeks.grain, weeks.steps.slice(0, 3)]).toEqual(["week", ["2026-01-07", "2026-01-12", "2026-01-19"]]);
    expect(weeks.measures.views.values.slice(0, 3)).toEqual([4, 6, 0]);
    expect(weeks.measures.learners).toMatchObject({ total: 0.1, values: expect.arrayContaining([30, 0]) });
    const months = (await read("2026-01-05", "2026-12-31")).data;
    expect([months.grain, months.steps[0], months.steps[1], months.steps.length]).toEqual([
      "month",
      "2026-01-05",
      "2026-02-01",
      12,
    ]);
    expect(months.measures.learners.values[0]).toBe(50);
    expect((await read("2026-01-01", "2026-02-04")).data.grain).toBe("day");
  });

  it("tell the hours in the middle of all that was returned", async () => {
    const hours = (dimension: string, count: number, day = "2026-02-10") => ({
      day,
      measure: "return-hours",
      dimension,
      count,
    });
    await holds([hours("3", 2), hours("20", 2), hours("100", 1), hours("48", 1, "2026-02-09")]);
    expect((await read("2026-02-10", "2026-02-10")).data.returnHours).toEqual({ total: 20, before: 48 });
  });

  it("of a day that is not over say until when it is counted, and are compared with no whole day", async () => {
    await holds([{ day: "2026-03-01", measure: "visitors", count: 188 }]);
    expect((await read("2026-03-04", "2026-03-04")).data).toMatchObject({ comparison: "unfinished", countedTo: null });
    await rollUp(t.deps);
    t.clock.advance({ minutes: 20 });
    for (const from of ["2026-03-04", "2026-03-03"])
      expect((await read(from, "2026-03-04")).data).toMatchObject({
        comparison: "unfinished",
        countedTo: "2026-03-04T17:00:00.000Z",
      });
    expect((await read("2026-03-02", "2026-03-02")).data).toMatchObject({ comparison: "fair", countedTo: null });
  });

  it("are not compared with days that were never counted", async () => {
    await holds([{ day: "2026-02-08", measure: "visitors", count: 3 }]);
    expect((await read("2026-02-09", "2026-02-09")).data.comparison).toBe("fair");
    expect((await read("2026-02-09", "2026-02-10")).data.comparison).toBe("never-counted");
  });

  it("are for admins", async () => {
    const teacher = await t.signUp({ role: "teacher" });
    for (const { token } of [student, teacher]) {
      const query = { from: "2026-02-01", to: "2026-02-02", language: "en" };
      expect((await t.call("GET /analytics", { token, query })).error.code).toBe("NOT_ALLOWED");
      expect((await t.call("GET /analytics/csv", { token, query })).error.code).toBe("NOT_ALLOWED");
    }
    expect((await t.call("GET /analytics", { query: { from: "2026-02-01", to: "2026-02-02" } })).status).toBe(401);
  });

  it.each([
    ["2026-02-02", "2026-02-01", "to"],
    ["2026-02-30", "2026-03-01", "from"],
    ["2026-02-01", "soon", "to"],
    ["0001-01-01", "2026-01-01", "from"],
    ["2020-01-01", "2026-01-01", "to"],
    ["2026-2-1", "2026-02-02", "from"],
  ])("are not told from %s to %s", async (from, to, field) => {
    const { status, error } = await read(from, to);
    expect([status, error.fields]).toEqual([400, { [field]: { code: "FIELD_INVALID" } }]);
  });
});

describe("the file for spreadsheets", () => {
  it("has every day, in the reader's language, and money in dollars", async () => {
    await holds([
      { day: "2026-02-02", measure: "visitors", count: 12 },
      { day: "2026-02-02", measure: "chat-money", count: 1_234_500 },
    ]);
    const { token } = admin;
    const query = { from: "2026-02-01", to: "2026-02-03" };
    const english = await t.call("GET /analytics/csv", { token, query: { ...query, language: "en" } });
    const lines = english.text.replace("\uFEFF", "").trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^Day,Visitors,Page views,/);
    expect(lines[2]).toMatch(/^2026-02-02,12,0,.*,1\.2345$/);
    const chinese = await t.call("GET /analytics/csv", { token, query: { ...query, language: "ch" } });
    expect(chinese.text).toMatch(/^\uFEFF日期,访客,/);
  });
});

describe("the demo", () => {
  it("has a year of numbers, planted once, which what happens does not take away", async () => {
    const seeding = { db: t.db, now: t.clock.now(), demo: true };
    await seedYear({ ...seeding, demo: false });
    expect(await all()).toEqual([]);
    await seedYear(seeding);
    const planted = await all();
    await seedYear(seeding);
    expect(await all()).toEqual(planted);
    await rollUp(t.deps);
    const { measures: found } = (await read(dayAfter("2026-03-04", -365), "2026-03-03")).data;
    for (const measure of measures) expect(found[measure].total, measure).toBeGreaterThan(0);
    const { rows } = await sql<{ odd: number }>`
      select count(*)::int as odd from analytics_days solved
      join analytics_days attempts using (day) where solved.measure = 'solved' and attempts.measure = 'attempts'
      and solved.count > attempts.count
    `.execute(t.db);
    expect(rows).toEqual([{ odd: 0 }]);
  });
});
