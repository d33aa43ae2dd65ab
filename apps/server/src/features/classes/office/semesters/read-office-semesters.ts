import type { OfficeSemester } from "@dripstone/contract/classes/office/payloads";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";

/** Semesters with their breaks, the newest first. */
export function readOfficeSemesters(db: Database): Promise<OfficeSemester[]> {
  return semesters(db).orderBy("semester.startsOn", "desc").orderBy("semester.id").execute();
}

export async function readOfficeSemester(db: Database, id: string): Promise<OfficeSemester> {
  const semester = await semesters(db).where("semester.id", "=", id).executeTakeFirst();
  if (!semester) throw new ApiError("NOT_FOUND");
  return semester;
}

function semesters(db: Database) {
  return db
    .selectFrom("semesters as semester")
    .selectAll("semester")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("semesterBreaks as pause")
          .whereRef("pause.semesterId", "=", "semester.id")
          .orderBy("pause.fromDay")
          .select(["pause.fromDay as from", "pause.toDay as to", "pause.name"]),
      ).as("breaks"),
    );
}
