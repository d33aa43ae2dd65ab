import type { ReplyOf } from "@dripstone/contract";
import { noteChanges } from "../../../../changes/announce.ts";
import type { TestApp } from "../../../../testing/app.ts";
import type { SignedUp } from "../../../../testing/sign-up.ts";
import { seedPrograms } from "../../seed/seed-programs.ts";

export const both = (en: string, ch = `${en} 中文`) => ({ en, ch });

/** A semester of ten weeks, from the Monday after the tests' clock begins. */
export const semesterPayload = (more: object = {}) => ({
  name: both("Spring 2026", "2026年春季学期"),
  startsOn: "2026-03-09",
  endsOn: "2026-05-17",
  payment: both("Pay by **check**.", "请用**支票**付款。"),
  ...more,
});

/** A class of a semester, Tuesdays at half past four. */
export const classPayload = (parts: { program: string; semester: string }, more: object = {}) => ({
  ...{ weekday: 2, startsAt: "16:30", minutes: 90, places: 8, priceCents: 480_00, state: "open" },
  attendance: "in-person",
  ...parts,
  ...more,
});

export const programPayload = (more: object = {}) => ({
  ...{ subject: "math", name: both("Knots"), summary: both("All about knots."), ageFrom: 9, ageTo: 12 },
  weeks: [1, 2, 3].map((week) => ({ title: both(`Knot ${week}`), test: week === 3 })),
  books: [{ title: "Why Knot?", author: "Philip Van Pelt", note: both("With a rope.") }],
  ...more,
});

/** A payload without what is left out. */
export const given = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );

/** What admins do with classes, told in short. */
export function officeOf(t: TestApp, admin: () => SignedUp) {
  const token = () => admin().token;
  const read = async () => (await t.call("GET /admin/classes", { token: token() })).data;
  const addSemester = async (more: object = {}) =>
    (await t.call("POST /semesters", { token: token(), body: semesterPayload(more) })).data;
  return {
    read,
    addSemester,
    /** The programs of the content. */
    async plantPrograms(): Promise<void> {
      const planted = await noteChanges(() => seedPrograms({ db: t.db, now: t.clock.now(), demo: false }));
      await t.deps.changes.areDropped(planted.changes);
    },
    async addProgram(more: object = {}): Promise<ReplyOf<"POST /programs">> {
      return (await t.call("POST /programs", { token: token(), body: programPayload(more) })).data;
    },
    async addClass(more: { program: string; semester: string } & Record<string, unknown>) {
      return (await t.call("POST /classes", { token: token(), body: classPayload(more) })).data;
    },
    changeClass: (
      { teacher, taken: _, waiting: __, lessons: ___, id, ...row }: ReplyOf<"POST /classes">,
      more: object,
    ) =>
      t.call("PUT /classes/{id}", {
        token: token(),
        params: { id },
        body: given({ ...row, teacher: teacher?.id ?? null, ...more }),
      }),
    /** When the lessons of a class begin, by the school's clock. */
    async lessonsOf(id: string): Promise<string[]> {
      const lessons = await t.db
        .selectFrom("lessons")
        .where("classId", "=", id)
        .orderBy("week")
        .select(["week", "startsAt", "canceled"])
        .execute();
      return lessons.map(({ week, startsAt }) => `${week}: ${wall.format(startsAt)}`);
    },
  };
}

const wall = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "short",
});
