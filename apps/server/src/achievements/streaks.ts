import { WEEK_MS } from "@dripstone/contract/durations";

/**
 * Weeks in a row, from Mondays as `YYYY-MM-DD` in any order. Calendar days, not instants: no clock change can break a streak.
 * The week that is still open counts once it is solved, and breaks nothing before.
 */
export function streaksOf(solvedWeeks: string[], currentWeek: string): { current: number; longest: number } {
  const solved = new Set(solvedWeeks);
  let longest = 0;
  for (const week of solved) {
    if (!solved.has(weekBefore(week))) longest = Math.max(longest, lengthFrom(week, solved, weekAfter));
  }
  const last = solved.has(currentWeek) ? currentWeek : weekBefore(currentWeek);
  return { current: lengthFrom(last, solved, weekBefore), longest };
}

function lengthFrom(start: string, solved: ReadonlySet<string>, next: (week: string) => string): number {
  let length = 0;
  for (let week = start; solved.has(week); week = next(week)) length += 1;
  return length;
}

const weekBefore = (week: string) => moved(week, -WEEK_MS);
const weekAfter = (week: string) => moved(week, WEEK_MS);

function moved(day: string, milliseconds: number): string {
  return new Date(Date.parse(day) + milliseconds).toISOString().slice(0, 10);
}
