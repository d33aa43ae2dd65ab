import type { SemesterPayload } from "@dripstone/contract/classes/office/payloads";
import type { Database } from "../../../../database/connect.ts";

/** The breaks of a semester, in place of those that it had. */
export async function keepBreaks(
  transaction: Database,
  semesterId: string,
  breaks: SemesterPayload["breaks"],
): Promise<void> {
  await transaction.deleteFrom("semesterBreaks").where("semesterId", "=", semesterId).execute();
  if (breaks.length === 0) return;
  const rows = breaks.map(({ from, to, name }) => ({
    ...{ semesterId, fromDay: from, toDay: to },
    name: JSON.stringify(name),
  }));
  await transaction.insertInto("semesterBreaks").values(rows).execute();
}
