import type { ContestSlug } from "@dripstone/contract/classes/payloads";
import { WEEK_MS } from "@dripstone/contract/durations";
import { mondayOf } from "../../../calendar/week.ts";

/** Lasts so long, a break of a week and a last week without lessons included: sixteen lessons. */
export const SEMESTER_WEEKS = 18;
const WEEKS_OF_LESSONS = SEMESTER_WEEKS - 1;
/** Has begun so long ago at least: some homework is done, and some to do. */
const BEGAN_WEEKS_AGO = 3;

/** Some day when the contests might be: the office puts in the real ones. */
const contestDays = [
  { slug: "amc8", month: 1, day: 21 },
  { slug: "amc10", month: 11, day: 5 },
] as const;

/** A contest with the Monday of its week, in milliseconds. */
export type DemoContest = { slug: ContestSlug; startsAt: Date; week: number };

/** The next contest of each kind. */
export function contestsAfter(now: Date): DemoContest[] {
  const year = now.getUTCFullYear();
  return contestDays.flatMap(({ slug, month, day }) => {
    const startsAt = [year, year + 1].map((it) => new Date(Date.UTC(it, month - 1, day, 21))).find((it) => it > now);
    return startsAt ? [{ slug, startsAt, week: Date.parse(mondayOf(startsAt)) }] : [];
  });
}

/**
 * When the semester begins that is under way. Whoever prepares for a contest has had the last lesson when that is held, so the semester has begun
 * earlier where a contest would fall among its lessons.
 */
export function firstMonday(now: Date): number {
  const usual = Date.parse(mondayOf(now)) - BEGAN_WEEKS_AGO * WEEK_MS;
  const among = contestsAfter(now).filter((contest) => isAmongLessons(contest, usual));
  return Math.min(usual, ...among.map(({ week }) => week - WEEKS_OF_LESSONS * WEEK_MS));
}

/** Whether a contest is held while a semester that begins on this Monday still has lessons. */
export const isAmongLessons = ({ week }: Pick<DemoContest, "week">, start: number): boolean =>
  week >= start && week < start + WEEKS_OF_LESSONS * WEEK_MS;
