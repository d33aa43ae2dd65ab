import type { ClassPayload } from "@dripstone/contract/classes/office/payloads";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";
import { jsonOrNull } from "../json-or-null.ts";

/** A class as its table keeps it. */
export function classColumns({ program, semester, teacher, name, place, ...columns }: ClassPayload) {
  return {
    ...columns,
    ...{ programId: program, semesterId: semester, teacherId: teacher },
    ...{ name: jsonOrNull(name), place: jsonOrNull(place) },
  };
}

/** Refuses what a class is made of that is not there. Its semester keeps its days until the transaction ends. */
export async function refuseUnknownParts(
  transaction: Database,
  { program, semester, teacher }: Pick<ClassPayload, "program" | "semester" | "teacher">,
): Promise<void> {
  const found = {
    program: await transaction
      .selectFrom("programs")
      .where("id", "=", program)
      .select("id")
      .forShare()
      .executeTakeFirst(),
    semester: await transaction
      .selectFrom("semesters")
      .where("id", "=", semester)
      .select("id")
      .forShare()
      .executeTakeFirst(),
    teacher: teacher === null || (await findTeacher(transaction, teacher)),
  };
  const missing = (["program", "semester", "teacher"] as const).filter((part) => !found[part]);
  if (missing.length === 0) return;
  const fields = missing.map((part) => [part, { code: part === "teacher" ? "TEACHER_NOT_FOUND" : "FIELD_REQUIRED" }]);
  throw new ApiError("INVALID_INPUT", { fields: Object.fromEntries(fields) });
}

function findTeacher(transaction: Database, id: string) {
  return transaction
    .selectFrom("users")
    .where("id", "=", id)
    .where("role", "in", ["teacher", "admin"])
    .where("active", "=", true)
    .select("id")
    .executeTakeFirst();
}
