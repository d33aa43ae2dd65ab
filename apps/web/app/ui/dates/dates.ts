import { DAY_MS, HOUR_MS, MINUTE_MS } from "@dripstone/contract/durations";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { site } from "../../../../../site.config.ts";

/** From then on a date says more than "eight days ago". */
const RELATIVE_DAYS = 7;

/** A day of the calendar, `2026-12-05`: the same day wherever it is read. */
type CalendarDay = string;

/** A time of any day, `18:00`. */
type ClockTime = string;

/**
 * Every way in which a language writes dates. A day that the school counts (until when something is kept, since when somebody is here,
 * when a parent answered or a badge was earned) is the school's, wherever it is read, as in the letters; only what a reader has done on
 * a device is told by the clock that is there.
 */
export type Dates = {
  /** "December 5, 2026", of an instant, by the school's clock. */
  day(instant: string): string;
  /** The same by the reader's clock. */
  dayHere(instant: string): string;
  /** "December 5, 2026 at 6:30 PM", by the reader's clock: what ends then is not over on the day before, wherever that ends. */
  minuteHere(instant: string): string;
  /** "Sat 6:30 PM", of an instant in these days. */
  moment(instant: string): string;
  /** "3 hours ago", and the day from a week on. */
  ago(instant: string): string;
  /** "Saturday, December 5", as the school's own clock has it. */
  schoolDay(instant: number): string;
  /** "Saturday, December 5 at 9:00 PM", as the school's own clock has it. */
  schoolMoment(instant: string): string;
  /** "Sat, Dec 5, 9:00 PM", as the school's own clock has it. */
  shortSchoolMoment(instant: string): string;
  /** "9:00 PM", as the school's own clock has it. */
  schoolTime(instant: string): string;
  /** "Eastern Time": what the school's zone is called. */
  schoolZone: string;
  /** "Saturday, December 5 at 9:00 PM" in the reader's zone, or in one that is told; null where the school's clock shows the same. */
  elsewhere(instant: number, zone?: string): string | null;
  /** How many days of the school's calendar it is from one instant until another: 0 on the same day. */
  daysUntil(instant: string, from: number): number;
  /** "December 5, 2026" */
  calendarDay(day: CalendarDay): string;
  /** "Dec 5, 2026" */
  shortCalendarDay(day: CalendarDay): string;
  /** "Dec 2026" */
  shortMonth(day: CalendarDay): string;
  /** "December 2014"; months count from 1. */
  month(of: { year: number; month: number }): string;
  /** The twelve months, to choose from. */
  monthNames: readonly string[];
  /** "Saturday"; 1 is Monday, as ISO counts them. */
  weekday(of: number): string;
  /** "6:00 PM", as a clock on the wall shows it. */
  time(of: ClockTime): string;
};

/** `now` is how the language says that something has just been. */
export function datesIn(locale: Locale, now: string): Dates {
  known[locale] ??= make(languageTags[locale], now);
  return known[locale];
}

/** Formats are dear to make, and a page may write a year of weeks. */
const known: Partial<Record<Locale, Dates>> = {};

function make(language: string, now: string): Dates {
  // A page writes dates in two or three of these ways: each is made when it is first needed.
  const format = (options: Intl.DateTimeFormatOptions) => whenNeeded(() => new Intl.DateTimeFormat(language, options));
  const inCalendar = (options: Intl.DateTimeFormatOptions) => format({ ...options, timeZone: "UTC" });
  // By itself, too: the short style of Chinese would write 09:46 there, and 9:46 behind a day.
  const hourAndMinute = { hour: "numeric", minute: "2-digit" } as const;
  const day = format({ dateStyle: "long", timeZone: site.timeZone });
  const dayHere = format({ dateStyle: "long" });
  const minuteHere = format({ year: "numeric", month: "long", day: "numeric", ...hourAndMinute });
  const moment = format({ weekday: "short", ...hourAndMinute });
  const schoolDay = format({ weekday: "long", month: "long", day: "numeric", timeZone: site.timeZone });
  const zone = format({ timeZone: site.timeZone, timeZoneName: "longGeneric" });
  const weekdayAndTime = {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...hourAndMinute,
  } as const;
  const schoolMoment = format({ ...weekdayAndTime, timeZone: site.timeZone });
  const short = { weekday: "short", month: "short" } as const;
  const shortSchoolMoment = format({ ...weekdayAndTime, ...short, timeZone: site.timeZone });
  const schoolTime = format({ ...hourAndMinute, timeZone: site.timeZone });
  const calendarDay = inCalendar({ dateStyle: "long" });
  const shortCalendarDay = inCalendar({ year: "numeric", month: "short", day: "numeric" });
  const shortMonth = inCalendar({ year: "numeric", month: "short" });
  const month = inCalendar({ year: "numeric", month: "long" });
  const monthName = inCalendar({ month: "long" });
  const weekday = inCalendar({ weekday: "long" });
  const time = inCalendar(hourAndMinute);
  const units = whenNeeded(() => new Intl.RelativeTimeFormat(language, { numeric: "auto" }));
  const monthNames = whenNeeded(() => Array.from({ length: 12 }, (_, of) => monthName().format(Date.UTC(2000, of))));
  const zoneName = whenNeeded(
    () =>
      zone()
        .formatToParts()
        .find(({ type }) => type === "timeZoneName")?.value ?? site.timeZone,
  );
  // Canada writes days as ISO does.
  const isoDay = whenNeeded(() => new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone }));
  const dayNumber = (instant: number) => Date.parse(isoDay().format(instant)) / DAY_MS;
  const inZone = new Map<string | undefined, ReturnType<typeof format>>();
  // Numbers stand apart from Chinese words, as everywhere in our texts.
  const relative = (count: number, unit: "minute" | "hour" | "day") =>
    units()
      .format(count, unit)
      .replace(/(?<=\d)(?=\p{Script=Han})/u, " ");
  return {
    day: (instant) => day().format(Date.parse(instant)),
    dayHere: (instant) => dayHere().format(Date.parse(instant)),
    minuteHere: (instant) => minuteHere().format(Date.parse(instant)),
    // A Chinese day and a time have no space between them of themselves.
    moment: (instant) =>
      moment()
        .format(Date.parse(instant))
        .replace(/(?<=\p{Script=Han})(?=\d)/u, " "),
    ago(instant) {
      const past = Math.max(0, Date.now() - Date.parse(instant));
      if (past < HOUR_MS) return past < MINUTE_MS ? now : relative(-Math.floor(past / MINUTE_MS), "minute");
      if (past < DAY_MS) return relative(-Math.floor(past / HOUR_MS), "hour");
      if (past < RELATIVE_DAYS * DAY_MS) return relative(-Math.floor(past / DAY_MS), "day");
      return dayHere().format(Date.parse(instant));
    },
    schoolDay: (instant) => schoolDay().format(instant),
    schoolMoment: (instant) => schoolMoment().format(Date.parse(instant)),
    shortSchoolMoment: (instant) => shortSchoolMoment().format(Date.parse(instant)),
    schoolTime: (instant) => schoolTime().format(Date.parse(instant)),
    get schoolZone() {
      return zoneName();
    },
    elsewhere(instant, timeZone) {
      const clock = inZone.get(timeZone) ?? format({ ...weekdayAndTime, ...(timeZone !== undefined && { timeZone }) });
      inZone.set(timeZone, clock);
      const there = clock().format(instant);
      return there === schoolMoment().format(instant) ? null : there;
    },
    daysUntil: (instant, from) => dayNumber(Date.parse(instant)) - dayNumber(from),
    calendarDay: (of) => calendarDay().format(Date.parse(of)),
    shortCalendarDay: (of) => shortCalendarDay().format(Date.parse(of)),
    shortMonth: (of) => shortMonth().format(Date.parse(of)),
    month: (of) => month().format(Date.UTC(of.year, of.month - 1)),
    get monthNames() {
      return monthNames();
    },
    weekday: (of) => weekday().format(Date.UTC(2024, 0, of)),
    time: (of) => time().format(Date.parse(`2000-01-01T${of}Z`)),
  };
}

/** Something that is made once, and not before it is asked for. */
function whenNeeded<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** The day where the reader is, as files are named by it: "2026-12-05". */
export function today(): CalendarDay {
  // Sweden writes it so.
  return new Intl.DateTimeFormat("sv-SE").format();
}

/** The year that the school's clock shows. */
export function schoolYear(): string {
  return new Intl.DateTimeFormat("en", { year: "numeric", timeZone: site.timeZone }).format();
}
