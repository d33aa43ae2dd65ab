import { DAY_MS, WEEK_MS } from "@dripstone/contract/durations";
import { describe, expect, it } from "vitest";
import { mondayOf } from "../../../calendar/week.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { contestsAfter, firstMonday, isAmongLessons, SEMESTER_WEEKS } from "./demo-semester.ts";
import { seedDemoClasses } from "./seed-demo-classes.ts";
import { seedPrograms } from "./seed-programs.ts";

const days = Array.from({ length: 2 * 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1, 17) + day * DAY_MS));

describe("the demonstration's semester, whatever day it is planted", () => {
  it("is under way, has had three weeks of lessons, and has none on or after a contest that is to come", () => {
    for (const now of days) {
      const first = firstMonday(now);
      const monday = Date.parse(mondayOf(now));
      expect(first, now.toISOString()).toBeLessThanOrEqual(monday - 3 * WEEK_MS);
      expect(first + SEMESTER_WEEKS * WEEK_MS, now.toISOString()).toBeGreaterThan(monday);
      expect(contestsAfter(now).filter((contest) => isAmongLessons(contest, first))).toEqual([]);
    }
  });
});

const t = useTestApp();

it("prepares for the AMC 8 in winter with classes that end before it, and offers none that would go on after it", async () => {
  const now = new Date("2026-12-20T17:00:00Z");
  await seedPrograms({ db: t.db, now, demo: true });
  await seedDemoClasses({ db: t.db, now, demo: true });
  const rows = await t.db
    .selectFrom("classes")
    .innerJoin("programs", "programs.id", "classes.programId")
    .innerJoin("contests", "contests.slug", "programs.contest")
    .innerJoin("lessons", "lessons.classId", "classes.id")
    .select(["classes.id", "contests.startsAt as contest", "contests.slug"])
    .select(({ fn }) => [fn.min("lessons.startsAt").as("first"), fn.max("lessons.startsAt").as("last")])
    .groupBy(["classes.id", "contests.startsAt", "contests.slug"])
    .execute();
  expect(rows.filter(({ slug, first, last }) => slug === "amc8" && first < now && last > now)).not.toEqual([]);
  for (const { contest, first, last } of rows) expect(last < contest || first > contest).toBe(true);
});
