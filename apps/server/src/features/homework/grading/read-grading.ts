import type { Grading } from "@dripstone/contract/homework/grading/payloads";
import type { Database } from "../../../database/connect.ts";
import { personOf } from "../../../people/person-of.ts";

/** The teacher's part of a hand-in that is there. */
export async function readGrading(db: Database, id: string): Promise<Grading> {
  const {
    gradingVersion: version,
    pointsMax: of,
    ...row
  } = await db
    .selectFrom("homework")
    .leftJoin("users as grader", "grader.id", "homework.graderId")
    .where("homework.id", "=", id)
    .select(["homework.id", "homework.gradingVersion", "homework.points", "homework.pointsMax", "homework.feedback"])
    .select(["homework.gradedAt", "homework.returnedAt", "homework.seenAt", personOf("grader").as("grader")])
    .executeTakeFirstOrThrow();
  return {
    ...{ id: row.id, version, of, points: row.points, feedback: row.feedback, grader: row.grader },
    gradedAt: row.gradedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    seenAt: row.seenAt?.toISOString() ?? null,
  };
}
