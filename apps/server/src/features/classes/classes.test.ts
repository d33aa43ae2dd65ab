import { sql } from "kysely";
import { expect, it } from "vitest";
import { site } from "../../../../../site.config.ts";
import { announce } from "../../changes/announce.ts";
import { untilShown } from "../../testing/until-shown.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { classes } from "./feature.ts";

const t = useTestApp();

const plant = async (demo: boolean) => {
  const seeding = { db: t.db, now: t.clock.now(), demo };
  await untilShown(t, async () => {
    for (const seed of classes.seeds ?? []) await seed(seeding);
  });
};
const home = async (language: "en" | "ch" = "en") => (await t.call("GET /classes", { query: { language } })).data;

it("gives a new school its programs, week by week, and no classes", async () => {
  await plant(false);
  const { programs, classes, semesters, contests } = await home();
  expect(programs.map(({ slug }) => slug)).toEqual(["amc8", "amc10", "python", "robotics", "chinese", "english"]);
  expect(programs[0]?.weeks.filter(({ test }) => test).map(({ week }) => week)).toEqual([4, 8, 12, 16]);
  expect([classes, semesters, contests]).toEqual([[], [], []]);
});

it("shows a demonstration's classes, of the semester that is and the one to come", async () => {
  await plant(true);
  const { classes, semesters, contests } = await home();
  expect(semesters).toHaveLength(2);
  expect(classes).toHaveLength(14);
  expect(classes.every(({ placesLeft, places }) => placesLeft > 0 && placesLeft <= places)).toBe(true);
  expect(contests.map(({ slug }) => slug).toSorted()).toEqual(["amc10", "amc8"]);
  expect(JSON.stringify(await home("ch"))).toContain("停课一周");
});

it("meets once a week by the clock on the school's wall, not in a break, and across daylight saving time", async () => {
  const { classes, semesters } = await home();
  const wall = new Intl.DateTimeFormat("sv-SE", { timeZone: site.timeZone, dateStyle: "short", timeStyle: "short" });
  for (const { startsAt, weekday, lessons, semester } of classes) {
    const breaks = semesters.find(({ id }) => id === semester)?.breaks ?? [];
    for (const lesson of lessons) {
      const [day = "", time] = wall.format(new Date(lesson.startsAt)).split(" ");
      expect(time).toBe(startsAt);
      expect(new Date(day).getUTCDay() || 7).toBe(weekday);
      expect(breaks.some(({ from, to }) => from <= day && day <= to)).toBe(false);
    }
    expect(lessons.map(({ week }) => week)).toEqual(lessons.map((_, index) => index + 1));
  }
  const offsets = classes.flatMap(({ lessons }) => lessons.map(({ startsAt }) => new Date(startsAt).getUTCHours()));
  expect(new Set(offsets).size).toBeGreaterThan(1);
});

it("tells nobody where a class meets online, who is in it, and what the office has not finished", async () => {
  const { classes } = await home();
  const [first] = classes;
  if (!first) throw new Error("no class");
  await t.db.updateTable("classes").set({ meetingUrl: "https://meet.example/secret" }).execute();
  await t.db.updateTable("classes").set({ state: "draft" }).where("id", "=", first.id).execute();
  await untilShown(t, () => announce(t.db, "classes"));
  const after = await home();
  expect(after.classes.map(({ id }) => id)).not.toContain(first.id);
  expect(JSON.stringify(after)).not.toMatch(/secret|parent@|陈慧/);
});

it("says on a class's page when the contest is that it prepares for, unless that was before its semester", async () => {
  const { classes, contests, semesters } = await home();
  const contestOf = async (id: string) => (await t.call("GET /classes/{id}", { params: { id } })).data.contest;
  const preparing = classes.find(({ program }) => program === "amc8");
  const other = classes.find(({ program }) => program === "python");
  const semester = semesters.find(({ id }) => id === preparing?.semester);
  if (!preparing || !other || !semester) throw new Error("no class");
  expect(await contestOf(preparing.id)).toEqual(contests.find(({ slug }) => slug === "amc8"));
  expect(await contestOf(other.id)).toBeNull();
  const before = new Date(Date.parse(semester.startsOn));
  await t.db.updateTable("contests").set({ startsAt: before }).where("slug", "=", "amc8").execute();
  await untilShown(t, () => announce(t.db, "classes"));
  expect(await contestOf(preparing.id)).toBeNull();
});

it("leaves out a semester from the day after its last", async () => {
  const { semesters } = await home();
  const [first] = semesters;
  if (!first) throw new Error("no semester");
  const { rows } = await sql<{ over: Date }>`
    select (${first.endsOn}::date + 1)::timestamp at time zone ${site.timeZone} as over
  `.execute(t.db);
  const over = rows[0]?.over ?? new Date(0);
  t.clock.set(new Date(over.getTime() - 1));
  expect((await home()).semesters).toHaveLength(2);
  t.clock.set(over);
  const after = await home();
  expect(after.semesters.map(({ id }) => id)).not.toContain(first.id);
  expect(after.classes.some(({ semester }) => semester === first.id)).toBe(false);
});
