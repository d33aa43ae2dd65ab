import type { ContestSlug } from "@dripstone/contract/classes/payloads";
import { DAY_MS, WEEK_MS } from "@dripstone/contract/durations";
import { mondayOf } from "../../../calendar/week.ts";

const LESSONS = 16;
/** Has begun so long ago at least: some homework is done, and some to do. */
const BEGAN_WEEKS_AGO = 3;
/** Where no holiday lies in a semester, it rests after so many lessons. */
const LESSONS_BEFORE_REST = 8;

/** Some day when the contests might be: the office puts in the real ones. */
const contestDays = [
  { slug: "amc8", month: 1, day: 21 },
  { slug: "amc10", month: 11, day: 5 },
] as const;

/** A contest with the Monday of its week, in milliseconds. */
export type DemoContest = { slug: ContestSlug; startsAt: Date; week: number };

type Name = Record<"en" | "ch", string>;

/** Whole weeks without lessons: Mondays in milliseconds, `until` that of the first week with lessons again. */
type DemoBreak = { from: number; until: number; name: Name };

/** When a semester has lessons: sixteen weeks around its breaks, and then a week without. Mondays in milliseconds; lessons and semester end before theirs. */
export type DemoSemester = { start: number; lessonsEnd: number; end: number; breaks: DemoBreak[] };

const holidays: { name: Name; isIn: (monday: number) => boolean }[] = [
  {
    name: { en: "Thanksgiving break", ch: "感恩节假期" },
    // The fourth Thursday of November.
    isIn: (monday) => datesOf(monday).some((date, weekday) => weekday === 3 && date >= "11-22" && date <= "11-28"),
  },
  {
    name: { en: "Winter break", ch: "圣诞新年假期" },
    isIn: (monday) => datesOf(monday).some((date) => date >= "12-24" || date === "01-01"),
  },
];
const rest: Name = { en: "Break week", ch: "停课一周" };

/** The semester that begins on a Monday, around the holidays. */
export function semesterFrom(start: number): DemoSemester {
  const breaks: DemoBreak[] = [];
  let week = start;
  for (let lessons = 0; lessons < LESSONS; week += WEEK_MS) {
    const name = holidays.find(({ isIn }) => isIn(week))?.name;
    const last = breaks.at(-1);
    if (!name) lessons += 1;
    else if (last?.name === name && last.until === week) last.until += WEEK_MS;
    else breaks.push({ from: week, until: week + WEEK_MS, name });
  }
  return breaks.length > 0 ? { start, lessonsEnd: week, end: week + WEEK_MS, breaks } : withRest(start);
}

/** A semester that rests in its middle, whatever day of the year that is. */
export function withRest(start: number): DemoSemester {
  const from = start + LESSONS_BEFORE_REST * WEEK_MS;
  const lessonsEnd = start + (LESSONS + 1) * WEEK_MS;
  const breaks = [{ from, until: from + WEEK_MS, name: rest }];
  return { start, lessonsEnd, end: lessonsEnd + WEEK_MS, breaks };
}

/** The next contest of each kind. */
export function contestsAfter(now: Date): DemoContest[] {
  return contestDays.flatMap(
    ({ slug }) => contestsAround(now).find((it) => it.slug === slug && it.startsAt > now) ?? [],
  );
}

/**
 * The semester that is under way. Whoever prepares for a contest has had the last lesson when that is held, so it has begun earlier where a contest would
 * fall among its lessons.
 */
export function semesterUnderWay(now: Date): DemoSemester {
  const usual = semesterFrom(Date.parse(mondayOf(now)) - BEGAN_WEEKS_AGO * WEEK_MS);
  return contestsAfter(now)
    .filter((contest) => isAmongLessons(contest, usual))
    .map(semesterBefore)
    .reduce((first, it) => (it.start < first.start ? it : first), usual);
}

/** The latest semester of which all lessons are held before a contest's week. */
export function semesterBefore({ week }: Pick<DemoContest, "week">): DemoSemester {
  let semester = semesterFrom(week - LESSONS * WEEK_MS);
  while (semester.lessonsEnd > week) semester = semesterFrom(semester.start - WEEK_MS);
  return semester;
}

/** The contests of any year that are held while a semester has lessons. */
export const contestsAmong = (semester: DemoSemester): DemoContest[] =>
  contestsAround(new Date(semester.start)).filter((contest) => isAmongLessons(contest, semester));

const isAmongLessons = ({ week }: DemoContest, { start, lessonsEnd }: DemoSemester): boolean =>
  week >= start && week < lessonsEnd;

function contestsAround(instant: Date): DemoContest[] {
  const year = instant.getUTCFullYear();
  return [year - 1, year, year + 1].flatMap((it) =>
    contestDays.map(({ slug, month, day }) => {
      const startsAt = new Date(Date.UTC(it, month - 1, day, 21));
      return { slug, startsAt, week: Date.parse(mondayOf(startsAt)) };
    }),
  );
}

/** The seven dates of a week, `12-24`, from Monday on. */
const datesOf = (monday: number): string[] =>
  Array.from({ length: 7 }, (_, weekday) => new Date(monday + weekday * DAY_MS).toISOString().slice(5, 10));
