import type { ClassHome } from "@dripstone/contract/classes/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";

/** The semesters that end on a day or later, or the one that is asked for. */
export async function readSemesters(
  db: Database,
  language: Locale,
  which: { endsFrom: string } | { id: string },
): Promise<ClassHome["semesters"]> {
  const all = db.selectFrom("semesters");
  const asked = "id" in which ? all.where("id", "=", which.id) : all.where("endsOn", ">=", which.endsFrom);
  const semesters = await asked.orderBy("startsOn").select(["id", "name", "startsOn", "endsOn"]).execute();
  const breaks = await db.selectFrom("semesterBreaks").selectAll().orderBy("fromDay").execute();
  return semesters.map(({ id, name, startsOn, endsOn }) => ({
    ...{ id, name: name[language], startsOn, endsOn },
    breaks: breaks
      .filter(({ semesterId }) => semesterId === id)
      .map(({ fromDay, toDay, name }) => ({ from: fromDay, to: toDay, name: name[language] })),
  }));
}
