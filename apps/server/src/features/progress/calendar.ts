import { WEEK_MS } from "@dripstone/contract/durations";
import type { Progress } from "@dripstone/contract/progress/endpoints";
import { CALENDAR_WEEKS, type WeekState } from "@dripstone/contract/progress/weeks";
import type { Past } from "./read-progress.ts";

/** The last year, week by week: what each was for this student. */
export function calendarOf({ ledger, currentWeek, joinedWeek, problemWeeks, tried }: Past): Progress["weeks"] {
  const solved = new Set(ledger.flatMap(({ deed, source }) => (deed === "weekly-problem" ? [source] : [])));
  const hadProblem = new Set(problemWeeks);
  const wasTried = new Set(tried.map(({ week }) => week));
  // What was done without an account counts as begun.
  const began = [joinedWeek, ...solved, ...wasTried].sort()[0] ?? joinedWeek;
  const stateOf = (week: string): WeekState => {
    if (solved.has(week)) return "solved";
    if (week === currentWeek) return "open";
    if (wasTried.has(week)) return "tried";
    if (week < began) return "before";
    return hadProblem.has(week) ? "missed" : "none";
  };
  return lastWeeks(currentWeek).map((week) => ({ week, state: stateOf(week) }));
}

function lastWeeks(until: string): string[] {
  const last = Date.parse(until);
  return Array.from({ length: CALENDAR_WEEKS }, (_, index) =>
    new Date(last - (CALENDAR_WEEKS - 1 - index) * WEEK_MS).toISOString().slice(0, 10),
  );
}
