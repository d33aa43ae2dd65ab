import type { ProgramPayload } from "@dripstone/contract/classes/office/payloads";
import type { Database } from "../../../../database/connect.ts";
import { jsonOrNull } from "../json-or-null.ts";

/** A program as its table keeps it. */
export function programColumns({ name, summary, sample, weeks: _, books: __, ...columns }: ProgramPayload) {
  return {
    ...columns,
    ...{ name: JSON.stringify(name), summary: JSON.stringify(summary), sample: jsonOrNull(sample) },
  };
}

/** Weeks and books of a program, in place of those that it had. */
export async function keepWeeksAndBooks(
  transaction: Database,
  programId: string,
  { weeks, books }: Pick<ProgramPayload, "weeks" | "books">,
): Promise<void> {
  await transaction.deleteFrom("programWeeks").where("programId", "=", programId).execute();
  await transaction.deleteFrom("programBooks").where("programId", "=", programId).execute();
  const lessons = weeks.map(({ title, test }, index) => ({
    ...{ programId, week: index + 1, test },
    title: JSON.stringify(title),
  }));
  await transaction.insertInto("programWeeks").values(lessons).execute();
  const shelf = books.map(({ title, author, note }, index) => ({
    ...{ programId, position: index + 1, title, author },
    note: JSON.stringify(note),
  }));
  if (shelf.length > 0) await transaction.insertInto("programBooks").values(shelf).execute();
}
