import type { HomeworkClass, HomeworkHome } from "@dripstone/contract/homework/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { classesOf } from "../../../roster/classes-of.ts";
import { HOMEWORK_DRAFT } from "../files/purpose.ts";
import { closedWeek } from "../handing-in/closed-week.ts";
import { handedIn, isNewest } from "./handed-in.ts";
import { presentHomework } from "./present.ts";

/** All that a student has to do with homework: the classes for which there is some, what was handed in, and what was begun. */
export async function listOwnHomework(
  db: Database,
  userId: string,
  { language, now }: { language: Locale; now: Date },
): Promise<HomeworkHome> {
  const homework = await readNewest(db, userId, language);
  const classes = await readClasses(db, userId, { language, now, homework });
  return { classes, homework, drafts: await readDrafts(db, userId) };
}

type Known = { language: Locale; now: Date; homework: HomeworkHome["homework"] };

async function readClasses(db: Database, userId: string, { language, now, homework }: Known): Promise<HomeworkClass[]> {
  const handedIn = new Set(homework.map((it) => `${it.class}.${it.week}`));
  const granted = await db
    .selectFrom("homeworkExtensions")
    .where("userId", "=", userId)
    .select(["classId", "week", "dueAt"])
    .execute();
  const extensions = new Map(granted.map((it) => [`${it.classId}.${it.week}`, it.dueAt]));
  return (await classesOf(db, userId)).map(({ id, name, semester, studentName, weeks }) => ({
    ...{ id, name: name[language], semester: semester[language], studentName },
    weeks: weeks.map(({ week, title, dueAt, ...lesson }) => {
      const extendedTo = extensions.get(`${id}.${week}`);
      const extended = extendedTo !== undefined && extendedTo > dueAt;
      return {
        ...{ week, title: title?.[language] ?? null, startsAt: lesson.startsAt.toISOString(), extended },
        closed: handedIn.has(`${id}.${week}`) ? null : closedWeek(lesson, now),
        dueAt: (extended ? extendedTo : dueAt).toISOString(),
      };
    }),
  }));
}

async function readNewest(db: Database, userId: string, language: Locale): Promise<HomeworkHome["homework"]> {
  const rows = await newestOf(db, userId).execute();
  return rows.map((row) => presentHomework(row, { className: row.className[language], isOwn: true }));
}

/** For each week what somebody has handed in last, the latest first. */
export const newestOf = (db: Database, userId: string) =>
  handedIn(db)
    .innerJoin("classes as class", "class.id", "homework.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .select(classTitle.as("className"))
    .where("homework.userId", "=", userId)
    .where(isNewest)
    .orderBy("homework.handedInAt", "desc")
    .orderBy("homework.number", "desc");

async function readDrafts(db: Database, userId: string): Promise<HomeworkHome["drafts"]> {
  const rows = await db
    .selectFrom("drafts")
    .where("userId", "=", userId)
    .where("kind", "=", HOMEWORK_DRAFT)
    .orderBy("savedAt", "desc")
    .select(["id", "savedAt", "body"])
    .execute();
  return rows.map(({ id, savedAt, body }) => ({
    ...{ id, savedAt: savedAt.toISOString() },
    class: isId.test(body.class ?? "") ? (body.class ?? null) : null,
    week: isWeek.test(body.week ?? "") ? Number(body.week) : null,
  }));
}

/** What stands in a draft is whatever its owner's browser has put there. */
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isWeek = /^\d{1,2}$/;
