import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { waitingFor } from "../../../testing/waiting-for.ts";
import { both, officeOf, programPayload, semesterPayload } from "./testing/office.ts";

const t = useTestApp();
let [admin, student] = [] as unknown as [SignedUp, SignedUp];
const office = officeOf(t, () => admin);

beforeAll(async () => {
  admin = await t.signUp({ role: "admin", rememberMe: true });
  student = await t.signUp({ rememberMe: true });
});

const weeksOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: both(`Week ${index + 1}`), test: false }));

/** A class of five weeks, of which nothing is written yet. */
async function classOfFive() {
  const program = await office.addProgram({ weeks: weeksOf(5) });
  const semester = await office.addSemester();
  return { program, semester, added: await office.addClass({ program: program.id, semester: semester.id }) };
}

type Lesson = { classId: string; week: number };

async function handIn({ classId, week }: Lesson, db = t.db): Promise<void> {
  const at = t.clock.now();
  const form = { studentName: "Mei", studentEmail: "mei@example.com", contentType: "markdown", content: "12" } as const;
  const homework = { ...form, comments: "", version: 1, handedInAt: at, dueAt: at, pointsEarned: 0 };
  await db
    .insertInto("homework")
    .values({ ...homework, userId: student.user.id, classId, week })
    .execute();
}

async function giveTime({ classId, week }: Lesson): Promise<void> {
  const at = t.clock.now();
  await t.db
    .insertInto("homeworkExtensions")
    .values({ classId, week, userId: student.user.id, dueAt: at, givenAt: at })
    .execute();
}

type Seen = { id: string; version: number };

const removeClass = ({ id, version }: Seen) =>
  t.call("DELETE /classes/{id}", { token: admin.token, params: { id }, body: { version } });
const shorten = ({ id, version }: Seen) =>
  t.call("PUT /programs/{id}", {
    token: admin.token,
    params: { id },
    body: programPayload({ weeks: weeksOf(3), version }),
  });
/** Two weeks of lessons. */
const short = { endsOn: "2026-03-22" };

describe.each([
  ["was handed in", handIn],
  ["somebody has more time for", giveTime],
])("a lesson without a word, whose homework %s", (_, hold) => {
  it("keeps its class from being deleted", async () => {
    const { added } = await classOfFive();
    await hold({ classId: added.id, week: 3 });
    const reply = await removeClass(added);
    expect([reply.status, reply.error.code]).toEqual([409, "CLASS_IN_USE"]);
    expect(await office.lessonsOf(added.id)).toHaveLength(5);
  });

  it("stays when the program becomes shorter, and all others go", async () => {
    const { program, added } = await classOfFive();
    await hold({ classId: added.id, week: 5 });
    expect((await shorten(program)).status).toBe(200);
    const lessons = await office.lessonsOf(added.id);
    expect(lessons.map((lesson) => lesson[0])).toEqual(["1", "2", "3", "5"]);
  });

  it("stays when the semester becomes shorter, as the preview says", async () => {
    const { semester, added } = await classOfFive();
    await hold({ classId: added.id, week: 4 });
    const shown = await t.call("POST /semesters/{id}/plan-preview", {
      token: admin.token,
      params: { id: semester.id },
      body: { startsOn: semester.startsOn, ...short },
    });
    const kept = shown.data[0]?.lessons.filter(({ after }) => after !== null) ?? [];
    expect(kept.find(({ week }) => week === 4)?.kept).toBe("homework");
    const body = semesterPayload({ ...short, version: semester.version });
    const saved = await t.call("PUT /semesters/{id}", { token: admin.token, params: { id: semester.id }, body });
    expect(saved.status).toBe(200);
    expect((await office.lessonsOf(added.id)).map((lesson) => Number(lesson[0]))).toEqual(kept.map(({ week }) => week));
  });

  it("stays where it is when the class meets on another day, and is due when it was said to be", async () => {
    const { program, semester, added } = await classOfFive();
    await hold({ classId: added.id, week: 2 });
    const before = await lessonOf(added.id, 2);
    const hours = { program: program.id, semester: semester.id, weekday: 4, startsAt: "17:00", minutes: 60 };
    const preview = await t.call("POST /classes/{id}/plan-preview", {
      token: admin.token,
      params: { id: added.id },
      body: hours,
    });
    expect(preview.data.lessons.map(({ kept }) => kept)).toEqual([null, "homework", null, null, null]);
    expect((await office.changeClass(added, hours)).status).toBe(200);
    expect(await lessonOf(added.id, 2)).toEqual(before);
  });
});

it("is told to the office, and nothing is changed, when homework comes in while its lesson is taken away", async () => {
  const { program, added } = await classOfFive();
  const coming = await t.db.startTransaction().execute();
  await handIn({ classId: added.id, week: 5 }, coming);
  // As if it was on its way to be committed: the lesson is held by who hands in.
  await sql`set constraints all immediate`.execute(coming);
  const saving = shorten(program);
  await expect.poll(() => waitingFor(t.db)).toBeGreaterThan(0);
  await coming.commit().execute();
  const reply = await saving;
  expect([reply.status, reply.error.code]).toEqual([409, "CLASS_IN_USE"]);
  expect(await office.lessonsOf(added.id)).toHaveLength(5);
  expect((await shorten(program)).status).toBe(200);
  expect((await office.lessonsOf(added.id)).map((lesson) => lesson[0])).toEqual(["1", "2", "3", "5"]);
});

const lessonOf = (classId: string, week: number) =>
  t.db.selectFrom("lessons").where("classId", "=", classId).where("week", "=", week).selectAll().executeTakeFirst();
