import type { PracticeTestSource } from "@dripstone/content";
import type { Selectable } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { DB } from "../../../database/schema.ts";
import { ApiError } from "../../../http/errors.ts";

export type SittingRow = Selectable<DB["sittings"]>;

/** A sitting with what the paper was when it began; all of the paper is there for whoever asks (`paperOf`). */
export type SittingOfPaper = SittingRow & Pick<Selectable<DB["practicePapers"]>, "title" | "questions">;

/** One of somebody's own sittings; another's is not found, as one that is none. */
export async function ownSitting(db: Database, userId: string, id: string): Promise<SittingOfPaper> {
  const found = await sittingsOf(db, userId).where("sitting.id", "=", id).executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  return found;
}

/** All sittings of somebody. */
export function sittingsOf(db: Database, userId: string) {
  return db
    .selectFrom("sittings as sitting")
    .innerJoin("practicePapers as row", "row.id", "sitting.paperId")
    .where("sitting.userId", "=", userId)
    .selectAll("sitting")
    .select(["row.title", "row.questions"]);
}

/** The paper of a sitting, answers and all, as it was when that began. */
export async function paperOf(db: Database, { paperId }: Pick<SittingRow, "paperId">): Promise<PracticeTestSource> {
  const { source } = await db
    .selectFrom("practicePapers")
    .where("id", "=", paperId)
    .select("source")
    .executeTakeFirstOrThrow();
  return source;
}

/** What is marked in a sitting, in the order of the questions. */
export function answersOf(db: Database, sittingId: string) {
  return db
    .selectFrom("sittingAnswers")
    .where("sittingId", "=", sittingId)
    .orderBy("question")
    .select(["question", "choice", "flagged", "version"])
    .execute();
}
