import type { OfficeClass } from "@dripstone/contract/classes/office/payloads";
import { sql } from "kysely";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";
import { personOf } from "../../../../people/person-of.ts";

/** Every class, drafts included, with how many are in it and wait; those of a week in its order. */
export function readOfficeClasses(db: Database): Promise<OfficeClass[]> {
  return classes(db).orderBy("class.weekday").orderBy("class.startsAt").orderBy("class.id").execute();
}

export async function readOfficeClass(db: Database, id: string): Promise<OfficeClass> {
  const found = await classes(db).where("class.id", "=", id).executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  return found;
}

function classes(db: Database) {
  const counted = (state: "taken" | "waiting") =>
    sql<number>`(select count(*)::integer from class_places where class_id = class.id and state = ${state})`.as(state);
  return db
    .selectFrom("classes as class")
    .leftJoin("users as teacher", "teacher.id", "class.teacherId")
    .select(["class.id", "class.programId as program", "class.semesterId as semester", "class.name", "class.weekday"])
    .select(["class.minutes", "class.place", "class.map", "class.meetingUrl", "class.places", "class.priceCents"])
    .select(["class.attendance", "class.state", "class.version"])
    .select([
      sql<string>`to_char(class.starts_at, 'HH24:MI')`.as("startsAt"),
      personOf("teacher").as("teacher"),
      counted("taken"),
      counted("waiting"),
      sql<number>`(select count(*)::integer from lessons where class_id = class.id)`.as("lessons"),
    ]);
}
