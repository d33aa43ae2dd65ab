import type { ClassDetail, Program, SchoolClass } from "@dripstone/contract/classes/payloads";
import { WEEK_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import { nameIn } from "@dripstone/contract/name-in";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";

type About = {
  siteUrl: string;
  locale: Locale;
  /** What it takes to be in the program, and what a lesson is called. */
  words: { prerequisites: (program: Program) => string; lesson: (name: string, title: string) => string };
};

/** The page of all classes, or of the one that is told of, in the reader's language. */
const pageOf = ({ siteUrl, locale }: Pick<About, "siteUrl" | "locale">, path: string) =>
  siteUrl + path + (locale === "ch" ? "?lang=ch" : "");

/**
 * A program as search engines know a course: its level, skills, length, and what it takes to be in it; its classes are when and for how much. In
 * which language it is taught is not known, whatever the page is written in.
 */
export function courseOf(
  program: Program,
  rows: readonly ClassDetail["class"][],
  about: About,
  path = paths.classes as string,
) {
  const { siteUrl, locale, words } = about;
  const { name, summary, contest, weeks } = program;
  return {
    "@type": "Course",
    name,
    description: summary,
    url: pageOf(about, path),
    educationalLevel: contest === "amc10" ? "Intermediate" : "Beginner",
    teaches: weeks.filter(({ test }) => !test).map(({ title }) => title),
    timeRequired: `P${weeks.length}W`,
    // Classes of ours count for no school's credits.
    numberOfCredits: 0,
    coursePrerequisites: words.prerequisites(program),
    typicalAgeRange: `${program.ages.from}-${program.ages.to}`,
    provider: school(siteUrl, locale),
    ...(rows.length > 0 && {
      offers: rows.map((row) => offerOf(row, about)),
      hasCourseInstance: rows.map((row) => instanceOf(row, about)),
    }),
  };
}

/** A lesson as search engines know an event. It is not to be had by itself: what is offered is the class. */
export function lessonsOf({ class: row, program }: ClassDetail, about: About) {
  const { siteUrl, locale, words } = about;
  return row.lessons.map(({ week, startsAt, endsAt, canceled }) => ({
    "@type": "EducationEvent",
    name: words.lesson(row.name, program.weeks.find((it) => it.week === week)?.title ?? String(week)),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${canceled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `https://schema.org/${modes[row.attendance].event}`,
    location: placeOf(row, about),
    organizer: school(siteUrl, locale),
  }));
}

function instanceOf(row: SchoolClass, about: About) {
  const { siteUrl, locale } = about;
  const held = row.lessons.filter(({ canceled }) => !canceled);
  return {
    "@type": "CourseInstance",
    "@id": siteUrl + paths.classDetail(row.id),
    name: row.name,
    url: pageOf(about, paths.classDetail(row.id)),
    courseMode: modes[row.attendance].course,
    startDate: held[0]?.startsAt,
    endDate: held.at(-1)?.endsAt,
    courseSchedule: {
      "@type": "Schedule",
      repeatFrequency: "P1W",
      repeatCount: held.length,
      byDay: `https://schema.org/${days[row.weekday - 1]}`,
      startTime: row.startsAt,
      duration: `PT${row.minutes}M`,
      scheduleTimezone: site.timeZone,
      ...exceptionsOf(held.map(({ startsAt }) => wallDay(startsAt))),
    },
    location: placeOf(row, about),
    ...(row.teacher && { instructor: { "@type": "Person", name: nameIn(locale, row.teacher, site.teachers) } }),
  };
}

/** The days between the first lesson and the last on which the rhythm would have one, and none is held. */
function exceptionsOf(days: readonly string[]) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return {};
  const exceptDate = [];
  for (let at = Date.parse(first); at < Date.parse(last); at += WEEK_MS) {
    const day = new Date(at).toISOString().slice(0, first.length);
    if (!days.includes(day)) exceptDate.push(day);
  }
  return exceptDate.length > 0 ? { exceptDate } : {};
}

/** The day of an instant on the school's calendar, `2026-03-10`. */
const wallDay = (instant: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: site.timeZone, dateStyle: "short" }).format(new Date(instant));

function offerOf({ id, priceCents, placesLeft, takesRegistrations }: SchoolClass, about: About) {
  const availability = !takesRegistrations ? "Discontinued" : placesLeft > 0 ? "InStock" : "SoldOut";
  return {
    "@type": "Offer",
    category: priceCents > 0 ? "Paid" : "Free",
    price: (priceCents / 100).toFixed(2),
    priceCurrency: "USD",
    availability: `https://schema.org/${availability}`,
    url: pageOf(about, paths.classDetail(id)),
  };
}

/** Where it meets online is for those only who are in it: others are sent to the page of the class. */
function placeOf({ id, attendance, place, map }: SchoolClass, about: About) {
  const online = { "@type": "VirtualLocation", url: pageOf(about, paths.classDetail(id)) };
  const onsite = { "@type": "Place", name: place ?? site.name[about.locale], address: map };
  return { "in-person": onsite, online, mixed: [onsite, online] }[attendance];
}

const modes = {
  "in-person": { course: "Onsite", event: "OfflineEventAttendanceMode" },
  online: { course: "Online", event: "OnlineEventAttendanceMode" },
  mixed: { course: "Blended", event: "MixedEventAttendanceMode" },
} as const;

const school = (siteUrl: string, locale: Locale) => ({
  "@type": "EducationalOrganization",
  "@id": `${siteUrl}/#school`,
  name: site.name[locale],
  url: siteUrl,
});

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
