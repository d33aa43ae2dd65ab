import type { SchoolClass } from "@dripstone/contract/classes/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import { personOf } from "../../../people/person-of.ts";
import { lastDayOf } from "./last-day-of.ts";

/** The classes of all semesters that are not over, those aside that the office has not finished. */
export function readOpenClasses(db: Database, language: Locale, today: string): Promise<SchoolClass[]> {
  return readClasses(db, language, { today });
}

/** One class, of a semester that may be over, too; undefined where there is none, or the office has not finished it. */
export async function readShownClass(
  db: Database,
  language: Locale,
  which: { today: string; id: string },
): Promise<SchoolClass | undefined> {
  const [found] = await readClasses(db, language, which);
  return found;
}

async function readClasses(
  db: Database,
  language: Locale,
  { today, id }: { today: string; id?: string },
): Promise<SchoolClass[]> {
  const rows = await db
    .selectFrom("classes as class")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .leftJoin("users as teacher", "teacher.id", "class.teacherId")
    .where("class.state", "<>", "draft")
    .$if(id === undefined, (all) => all.where("semester.endsOn", ">=", today))
    .$if(id !== undefined, (all) => all.where("class.id", "=", id ?? ""))
    .orderBy("semester.startsOn")
    .orderBy("program.sortOrder")
    .orderBy("class.weekday")
    .orderBy("class.startsAt")
    .orderBy("class.id")
    .select(["class.id", "class.semesterId", "program.slug", "class.weekday", "class.minutes", "class.state"])
    .select(["class.attendance", "class.place", "class.map", "class.places", "class.priceCents", "semester.endsOn"])
    .select((eb) => [
      eb.fn.coalesce("class.name", "program.name").as("name"),
      sql<string>`to_char(class.starts_at, 'HH24:MI')`.as("startsAt"),
      personOf("teacher").as("teacher"),
      eb
        .selectFrom("classPlaces as place")
        .whereRef("place.classId", "=", "class.id")
        .where("place.state", "=", "taken")
        .select(({ fn }) => fn.countAll<number>().as("taken"))
        .$asScalar()
        .$notNull()
        .as("taken"),
      eb
        .selectFrom("classPlaces as place")
        .whereRef("place.classId", "=", "class.id")
        .where("place.state", "=", "waiting")
        .select(({ fn }) => fn.countAll<number>().as("waiting"))
        .$asScalar()
        .$notNull()
        .as("waiting"),
      eb
        .selectFrom("lessons as lesson")
        .whereRef("lesson.classId", "=", "class.id")
        .select(sql<LessonTime[] | null>`json_agg(${lessonTime} order by lesson.week)`.as("lessons"))
        .as("lessons"),
      lastDayOf("class.id").as("lastDay"),
    ])
    .execute();
  return rows.map(({ slug, semesterId, name, place, map, taken, state, endsOn, lastDay, lessons, ...row }) => ({
    ...row,
    ...{ program: slug, semester: semesterId, name: name[language] },
    place: place?.[language] ?? null,
    map: map ?? schoolAddress,
    // The office may have let in one more.
    placesLeft: Math.max(0, row.places - taken),
    takesRegistrations: state === "open" && endsOn >= today && (lastDay ?? endsOn) >= today,
    lessons: (lessons ?? []).map(({ startsAt, endsAt, ...lesson }) => ({
      ...lesson,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    })),
  }));
}

type LessonTime = { week: number; startsAt: string; endsAt: string; canceled: boolean };

const lessonTime = sql`json_build_object(
  'week', lesson.week, 'startsAt', lesson.starts_at, 'endsAt', lesson.ends_at, 'canceled', lesson.canceled
)`;

const { street, city, region, postalCode } = site.address;
const schoolAddress = `${street}, ${city}, ${region} ${postalCode}`;
