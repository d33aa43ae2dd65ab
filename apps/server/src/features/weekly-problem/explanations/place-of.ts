import { type Path, paths } from "@dripstone/contract/paths";
import { mondayOf } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";

/** Where a student's work of a week is shown: on the week's own page while it is open, and in the archive from then on. */
export async function placeOf(db: Database, week: string, now: Date): Promise<Path> {
  if (week !== mondayOf(now)) return paths.archivedProblem(week);
  const round = await db.selectFrom("weeklyRounds").where("week", "=", week).select("closedAt").executeTakeFirst();
  return round?.closedAt ? paths.archivedProblem(week) : paths.weeklyProblem;
}
