import type { Gradebook, GradebookCell } from "@dripstone/contract/homework/grading/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../../database/connect.ts";
import type { Caller } from "../../../../http/caller.ts";
import { ApiError } from "../../../../http/errors.ts";
import { teaches } from "../../../../roster/teaches.ts";
import { isNewest, type Standing, standing } from "../../reading/handed-in.ts";
import { becomeOf } from "../../reading/present.ts";
import { nameOfClass } from "../tell-student.ts";

type Asked = { id: string; language: Locale; now: Date };

/** All homework of a class: those who are in it in the roster's order, then those who have left it and handed in before. */
export async function readGradebook(
  db: Database,
  { user }: Pick<Caller, "user">,
  { id, language, now }: Asked,
): Promise<Gradebook> {
  if (!(await teaches(db, user, id))) throw new ApiError("NOT_FOUND");
  const [name, weeks, places, work, extensions] = await Promise.all([
    nameOfClass(db, id),
    readWeeks(db, id),
    db
      .selectFrom("classPlaces")
      .where("classId", "=", id)
      .where("state", "=", "taken")
      .orderBy("number")
      .select(["userId", "studentName"])
      .execute(),
    standing(db).where("homework.classId", "=", id).where(isNewest).orderBy("homework.number").execute(),
    db.selectFrom("homeworkExtensions").where("classId", "=", id).select(["userId", "week", "dueAt"]).execute(),
  ]);
  const students = new Map([...work, ...places].map(({ userId, studentName }) => [userId, studentName]));
  const inOrder = new Set([...places, ...work].map(({ userId }) => userId));
  const extended = new Map(extensions.map(({ userId, week, dueAt }) => [`${userId}.${week}`, dueAt]));
  // What somebody has handed in was asked for, wherever it was said.
  const asked = new Set(work.map(({ week }) => week));
  const handed = new Map(work.map((row) => [`${row.userId}.${row.week}`, row]));
  return {
    ...{ id, name: name[language] },
    weeks: weeks.map(({ week, title, dueAt }) => ({
      ...{ week, title: title?.[language] ?? "", dueAt: dueAt.toISOString() },
    })),
    students: [...inOrder].map((userId) => {
      const cells = weeks.map(({ week, dueAt, isSet }) => {
        const key = `${userId}.${week}`;
        return cellOf(week, handed.get(key), {
          isSet: isSet || asked.has(week),
          dueAt,
          extendedTo: extended.get(key),
          now,
          isOwn: userId === user.id,
        });
      });
      return { user: userId, studentName: students.get(userId) ?? "", cells, total: totalOf(cells) };
    }),
  };
}

const readWeeks = (db: Database, classId: string) =>
  db
    .selectFrom("lessons as lesson")
    .innerJoin("classes as class", "class.id", "lesson.classId")
    .leftJoin("programWeeks as about", (join) =>
      join.onRef("about.programId", "=", "class.programId").onRef("about.week", "=", "lesson.week"),
    )
    .where("lesson.classId", "=", classId)
    .orderBy("lesson.week")
    .select(["lesson.week", "lesson.dueAt", "about.title"])
    .select(sql<boolean>`lesson.homework is not null`.as("isSet"))
    .execute();

type About = { isSet: boolean; dueAt: Date; extendedTo: Date | undefined; now: Date; isOwn: boolean };

function cellOf(
  week: number,
  row: Standing | undefined,
  { isSet, dueAt, extendedTo, now, isOwn }: About,
): GradebookCell {
  const isExtended = extendedTo !== undefined && extendedTo > dueAt;
  const extended = { extended: isExtended };
  if (!row) {
    const state = now > (isExtended ? extendedTo : dueAt) ? (isSet ? "missing" : "none") : "open";
    return { week, homework: null, state, late: false, grade: null, ...extended };
  }
  return { week, homework: row.id, late: row.late, ...becomeOf(row, isOwn), ...extended };
}

function totalOf(cells: readonly GradebookCell[]): { points: number; of: number } {
  const grades = cells.flatMap(({ grade }) => grade ?? []);
  return {
    points: grades.reduce((sum, { points }) => sum + points, 0),
    of: grades.reduce((sum, { of }) => sum + of, 0),
  };
}
