import { type Path, paths } from "@dripstone/contract/paths";
import { mondayOf } from "../../../calendar/week.ts";

/** Where a student's work of a week is shown: on the week's own page while it is open, and in the archive from then on. */
export const placeOf = (week: string, now: Date): Path =>
  week === mondayOf(now) ? paths.weeklyProblem : paths.archivedProblem(week);
