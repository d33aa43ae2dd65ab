import type { ClassHome } from "@dripstone/contract/classes/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import { midnight } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";
import { readOpenClasses } from "./read-open-classes.ts";
import { readPrograms } from "./read-programs.ts";

/** What everybody is shown of the classes, and when that changes by itself: the next day may be a semester's or a contest's last. */
export async function readClassHome(
  db: Database,
  language: Locale,
  now: Date,
): Promise<{ home: ClassHome; changesAt: Date }> {
  const { today, changesAt } = await todayAt(db, now);
  const [semesters, programs, classes, contests] = await Promise.all([
    readSemesters(db, language, today),
    readPrograms(db, language),
    readOpenClasses(db, language, today),
    readContests(db, language, now),
  ]);
  return { home: { semesters, programs, classes, contests }, changesAt };
}

async function todayAt(db: Database, now: Date): Promise<{ today: string; changesAt: Date }> {
  const today = sql<string>`(${now}::timestamptz at time zone ${site.timeZone})::date`;
  const { rows } = await sql<{ today: string; changesAt: Date }>`
    select ${today} as today, ${midnight(sql`(${today} + 1)`)} as "changesAt"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without from has one row");
  return row;
}

async function readSemesters(db: Database, language: Locale, today: string): Promise<ClassHome["semesters"]> {
  const semesters = await db
    .selectFrom("semesters")
    .where("endsOn", ">=", today)
    .orderBy("startsOn")
    .select(["id", "name", "startsOn", "endsOn"])
    .execute();
  const breaks = await db.selectFrom("semesterBreaks").selectAll().orderBy("fromDay").execute();
  return semesters.map(({ id, name, startsOn, endsOn }) => ({
    ...{ id, name: name[language], startsOn, endsOn },
    breaks: breaks
      .filter(({ semesterId }) => semesterId === id)
      .map(({ fromDay, toDay, name }) => ({ from: fromDay, to: toDay, name: name[language] })),
  }));
}

async function readContests(db: Database, language: Locale, now: Date): Promise<ClassHome["contests"]> {
  const rows = await db.selectFrom("contests").where("startsAt", ">", now).orderBy("startsAt").selectAll().execute();
  return rows.map(({ slug, startsAt, registrationUntil, page, note }) => ({
    ...{ slug, registrationUntil, page, startsAt: startsAt.toISOString() },
    note: note?.[language] ?? null,
  }));
}
