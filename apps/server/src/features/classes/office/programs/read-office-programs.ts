import type { OfficeProgram } from "@dripstone/contract/classes/office/payloads";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";

/** Every program in its order, week by week. */
export function readOfficePrograms(db: Database): Promise<OfficeProgram[]> {
  return programs(db).orderBy("program.sortOrder").orderBy("program.slug").execute();
}

export async function readOfficeProgram(db: Database, id: string): Promise<OfficeProgram> {
  const program = await programs(db).where("program.id", "=", id).executeTakeFirst();
  if (!program) throw new ApiError("NOT_FOUND");
  return program;
}

function programs(db: Database) {
  return db
    .selectFrom("programs as program")
    .selectAll("program")
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("programWeeks as week")
          .whereRef("week.programId", "=", "program.id")
          .select(["week.title", "week.test"])
          .orderBy("week.week"),
      ).as("weeks"),
      jsonArrayFrom(
        eb
          .selectFrom("programBooks as book")
          .whereRef("book.programId", "=", "program.id")
          .select(["book.title", "book.author", "book.note"])
          .orderBy("book.position"),
      ).as("books"),
    ]);
}
