import type { Deps } from "../../../deps.ts";
import type { Writers } from "../../../mail/kinds.ts";
import { writeExcellent } from "../explanations/write-excellent.ts";
import { writeReminder } from "../reminder/write-reminder.ts";
import type { WeeklyMails } from "./kinds.ts";

/** Writes the letters of the weekly problem. */
export function writeWeeklyMails(deps: Pick<Deps, "db" | "clock">): Writers<WeeklyMails> {
  return {
    "explanation-excellent": (params, to) => writeExcellent(deps, params, to),
    "weekly-reminder": (params, to) => writeReminder(deps, params, to),
  };
}
