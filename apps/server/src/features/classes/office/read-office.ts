import type { ClassOffice } from "@dripstone/contract/classes/office/payloads";
import type { Database } from "../../../database/connect.ts";
import { personOf } from "../../../people/person-of.ts";
import { readOfficeClasses } from "./classes/read-office-classes.ts";
import { readOfficeContests } from "./contests/read-office-contests.ts";
import { readOfficePrograms } from "./programs/read-office-programs.ts";
import { readOfficeSemesters } from "./semesters/read-office-semesters.ts";

/** All that the office keeps of classes, the newest semester first. */
export async function readOffice(db: Database): Promise<ClassOffice> {
  const [semesters, programs, classes, contests, teachers] = await Promise.all([
    readOfficeSemesters(db),
    readOfficePrograms(db),
    readOfficeClasses(db),
    readOfficeContests(db),
    readTeachers(db),
  ]);
  return { semesters, programs, classes, contests, teachers };
}

async function readTeachers(db: Database): Promise<ClassOffice["teachers"]> {
  const rows = await db
    .selectFrom("users")
    .where("role", "in", ["teacher", "admin"])
    .where("active", "=", true)
    .orderBy("name")
    .select(personOf("users").as("person"))
    .execute();
  return rows.flatMap(({ person }) => person ?? []);
}
