import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { weeksFrom } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

/** Refuses what is no week to come; gives the Mondays of the week that is open at the instant, and of the last that may be planned. */
export async function requireWeekToCome(
  db: Database,
  week: string,
  now: Date,
): Promise<{ open: string; last: string }> {
  const weeks = await weeksFrom(db, now, weeklyProblemLimits.WEEKS_PLANNED + 1);
  const [open, last] = [weeks[0]?.week ?? "", weeks.at(-1)?.week ?? ""];
  if (!isMonday(week)) throw new ApiError("NOT_FOUND");
  if (week <= open) throw new ApiError("WEEK_BEGUN");
  return { open, last };
}

/** A week is named by its Monday; another day names none. */
const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
