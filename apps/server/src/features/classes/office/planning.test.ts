import { beforeAll, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { both, officeOf, semesterPayload } from "./testing/office.ts";

const t = useTestApp();
let admin = {} as SignedUp;
const office = officeOf(t, () => admin);
let program = "";

beforeAll(async () => {
  admin = await t.signUp({ role: "admin", rememberMe: true });
  const weeks = [1, 2, 3, 4, 5].map((week) => ({ title: both(`Week ${week}`), test: false }));
  program = (await office.addProgram({ weeks })).id;
});

/** A class on Tuesdays of a semester of its own, of which the second week has homework and the fourth is canceled. */
async function begun() {
  t.clock.set("2026-03-04T17:00:00.000Z");
  const semester = await office.addSemester();
  const added = await office.addClass({ program, semester: semester.id });
  const set = (week: number, columns: object) =>
    t.db.updateTable("lessons").set(columns).where("classId", "=", added.id).where("week", "=", week).execute();
  await set(2, { homework: JSON.stringify(both("Read.")) });
  await set(4, { canceled: true });
  return { semester, added };
}

const lessonRows = (id: string) =>
  t.db.selectFrom("lessons").where("classId", "=", id).orderBy("week").selectAll().execute();
const preview = (id: string, body: object) =>
  t.call("POST /classes/{id}/plan-preview", { token: admin.token, params: { id }, body });

it("meets at half past four on the wall before and after daylight saving time begins", async () => {
  const { id } = await office.addSemester({ startsOn: "2026-03-02" });
  const added = await office.addClass({ program, semester: id, weekday: 6 });
  const [first, second] = await lessonRows(added.id);
  expect(first?.startsAt.toISOString()).toBe("2026-03-07T21:30:00.000Z");
  expect(second?.startsAt.toISOString()).toBe("2026-03-14T20:30:00.000Z");
});

it("lasts as long as ever in the nights in which the clock is changed, also at a time that they leave out", async () => {
  const spring = await office.addSemester({ startsOn: "2026-03-02" });
  const fall = await office.addSemester({ startsOn: "2026-10-26", endsOn: "2026-12-20" });
  for (const [semester, weekday, startsAt] of [
    [spring, 7, "02:30"],
    [spring, 6, "23:00"],
    [fall, 6, "23:30"],
    [fall, 7, "01:30"],
  ] as const) {
    const added = await office.addClass({ program, semester: semester.id, weekday, startsAt, minutes: 240 });
    const lengths = (await lessonRows(added.id)).map(({ startsAt: from, endsAt: to }) => to.getTime() - from.getTime());
    expect(lengths).toEqual(lengths.map(() => 240 * 60_000));
  }
});

it("moves to another day from its next lesson on; past lessons, homework and what was canceled stay", async () => {
  const { added } = await begun();
  const hours = { program, semester: added.semester, weekday: 4, startsAt: "17:00", minutes: 60 };
  const before = await lessonRows(added.id);
  const shown = (await preview(added.id, hours)).data.lessons;
  expect(shown.map(({ kept }) => kept)).toEqual([null, "homework", null, "canceled", null]);
  expect(await lessonRows(added.id)).toEqual(before);
  await office.changeClass(added, hours);
  expect(await office.lessonsOf(added.id)).toEqual([
    "1: 2026-03-12 17:00",
    "2: 2026-03-17 16:30",
    "3: 2026-03-26 17:00",
    "4: 2026-03-31 16:30",
    "5: 2026-04-09 17:00",
  ]);
  const after = await lessonRows(added.id);
  expect(shown.map(({ after }) => after?.startsAt)).toEqual(after.map(({ startsAt }) => startsAt.toISOString()));
  expect(after.map(({ version }) => version)).toEqual([2, 1, 2, 2, 2]);
  // Homework that was set is due when it was said to be.
  expect(after[1]?.dueAt).toEqual(before[1]?.dueAt);
  expect(after[0]?.dueAt).toEqual(after[1]?.startsAt);
});

it("leaves what is past where it was, and takes the week of the last one no second time", async () => {
  const { added } = await begun();
  t.clock.set("2026-03-11T12:00:00.000Z");
  await office.changeClass(added, { weekday: 4 });
  expect((await office.lessonsOf(added.id)).slice(0, 3)).toEqual([
    "1: 2026-03-10 16:30",
    "2: 2026-03-17 16:30",
    "3: 2026-03-26 16:30",
  ]);
});

it("goes around a break that is added later, and tells of every class what that moves", async () => {
  const { semester, added } = await begun();
  const breaks = [{ from: "2026-03-23", to: "2026-03-29", name: both("Spring break", "春假") }];
  const days = { startsOn: semester.startsOn, endsOn: semester.endsOn, breaks };
  const shown = await t.call("POST /semesters/{id}/plan-preview", {
    token: admin.token,
    params: { id: semester.id },
    body: days,
  });
  expect(shown.data).toHaveLength(1);
  expect(shown.data[0]?.lessons.find(({ week }) => week === 3)?.kept).toBe("no-room");
  await t.db.updateTable("lessons").set({ canceled: false }).where("classId", "=", added.id).execute();
  await t.call("PUT /semesters/{id}", {
    token: admin.token,
    params: { id: semester.id },
    body: semesterPayload({ ...days, version: 1 }),
  });
  expect(await office.lessonsOf(added.id)).toEqual([
    "1: 2026-03-10 16:30",
    "2: 2026-03-17 16:30",
    "3: 2026-03-31 16:30",
    "4: 2026-04-07 16:30",
    "5: 2026-04-14 16:30",
  ]);
});

it("keeps a lesson that was moved by hand, which stands for its week", async () => {
  const { added } = await begun();
  const startsAt = new Date("2026-03-28T14:00:00.000Z");
  await t.db
    .updateTable("lessons")
    .set({ startsAt, endsAt: new Date("2026-03-28T15:30:00.000Z") })
    .where("classId", "=", added.id)
    .where("week", "=", 3)
    .execute();
  await office.changeClass(added, { startsAt: "18:00" });
  expect(await office.lessonsOf(added.id)).toEqual([
    "1: 2026-03-10 18:00",
    "2: 2026-03-17 16:30",
    "3: 2026-03-28 10:00",
    "4: 2026-03-31 16:30",
    "5: 2026-04-07 18:00",
  ]);
});

it("has as many lessons as its semester has room for", async () => {
  const { semester, added } = await begun();
  const body = semesterPayload({ endsOn: "2026-03-25", version: 1 });
  await t.call("PUT /semesters/{id}", { token: admin.token, params: { id: semester.id }, body });
  expect(await office.lessonsOf(added.id)).toEqual([
    "1: 2026-03-10 16:30",
    "2: 2026-03-17 16:30",
    "3: 2026-03-24 16:30",
    "4: 2026-03-31 16:30",
  ]);
});

it("does not move when nothing of its time changes", async () => {
  const { added } = await begun();
  const before = await lessonRows(added.id);
  await office.changeClass(added, { priceCents: 100_00, places: 4 });
  expect(await lessonRows(added.id)).toEqual(before);
});

it("that is added in the middle of a semester has its first lesson in the future", async () => {
  const { semester } = await begun();
  t.clock.set("2026-03-20T12:00:00.000Z");
  const late = await office.addClass({ program, semester: semester.id });
  expect((await office.lessonsOf(late.id))[0]).toBe("1: 2026-03-24 16:30");
});
