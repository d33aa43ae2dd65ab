import { DAY_MS, WEEK_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { mondayOf } from "../../../calendar/week.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { contestsAfter, contestsAmong, semesterBefore, semesterUnderWay } from "./demo-semester.ts";
import { seedDemoClasses } from "./seed-demo-classes.ts";
import { seedPrograms } from "./seed-programs.ts";

const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1, 17) + 3 * day * DAY_MS));

describe("the demonstration's semester, whatever day it is planted", () => {
  it("is under way, has had three weeks, and has no lesson on or after a contest that is to come", () => {
    for (const now of days) {
      const semester = semesterUnderWay(now);
      const monday = Date.parse(mondayOf(now));
      expect(semester.start, now.toISOString()).toBeLessThanOrEqual(monday - 3 * WEEK_MS);
      expect(semester.end, now.toISOString()).toBeGreaterThan(monday);
      expect(contestsAmong(semester).filter(({ startsAt }) => startsAt > now)).toEqual([]);
    }
  });

  it("lasts sixteen weeks of lessons around its breaks, and so does the one that ends before a contest", () => {
    for (const now of days) {
      for (const { start, lessonsEnd, breaks } of [semesterUnderWay(now), ...contestsAfter(now).map(semesterBefore)]) {
        const resting = breaks.reduce((sum, { from, until }) => sum + until - from, 0);
        expect(breaks, now.toISOString()).not.toEqual([]);
        expect((lessonsEnd - start - resting) / WEEK_MS).toBe(16);
      }
    }
  });
});

const t = useTestApp();

/** The dates of a year on which no class meets: Thanksgiving is the fourth Thursday of November. */
const free = ["2026-11-26", "2027-11-25", "2028-11-23"];
const isFree = (date: string) => free.includes(date) || date.slice(5) >= "12-24" || date.slice(5) === "01-01";

it.each(["2026-09-20", "2026-11-23", "2026-12-20", "2027-01-30", "2027-06-15", "2028-11-10"])(
  "planted on %s, prepares for contests with classes that end before them, and rests at Thanksgiving and between the years",
  async (day) => {
    const now = new Date(`${day}T17:00:00Z`);
    await sql`truncate semesters, contests cascade`.execute(t.db);
    await seedPrograms({ db: t.db, now, demo: true });
    await seedDemoClasses({ db: t.db, now, demo: true });
    const lessons = await t.db
      .selectFrom("lessons")
      .innerJoin("classes", "classes.id", "lessons.classId")
      .innerJoin("programs", "programs.id", "classes.programId")
      .select(["classes.id", "programs.contest", "lessons.startsAt"])
      .orderBy("lessons.startsAt")
      .execute();
    const inOhio = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
    expect(lessons.map(({ startsAt }) => inOhio.format(startsAt)).filter(isFree)).toEqual([]);
    const year = now.getUTCFullYear();
    const contests = [year - 1, year, year + 1].flatMap((it) => [
      { slug: "amc8", at: new Date(Date.UTC(it, 0, 21, 21)) },
      { slug: "amc10", at: new Date(Date.UTC(it, 10, 5, 21)) },
    ]);
    const classes = Map.groupBy(lessons, ({ id }) => id);
    for (const held of classes.values()) {
      const [first, last] = [held[0]?.startsAt ?? now, held.at(-1)?.startsAt ?? now];
      if (held[0]?.contest) expect(held).toHaveLength(16);
      const among = contests.filter(({ slug, at }) => slug === held[0]?.contest && at > first && at < last);
      expect(among, `${held[0]?.contest} from ${first.toISOString()} to ${last.toISOString()}`).toEqual([]);
    }
    for (const contest of ["amc8", "amc10", null])
      expect([...classes.values()].some(([lesson]) => lesson?.contest === contest && lesson.startsAt < now)).toBe(true);
  },
);
