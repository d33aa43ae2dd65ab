import type { ClassDetail, Program, SchoolClass } from "@dripstone/contract/classes/payloads";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { nameIn } from "@dripstone/contract/name-in";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";

type About = { siteUrl: string; locale: Locale; ages: (program: Program) => string };

/** A program as search engines know a course: its level, skills, length, and what it takes to be in it; its classes are when and for how much. */
export function courseOf(program: Program, rows: readonly ClassDetail["class"][], about: About) {
  const { siteUrl, locale, ages } = about;
  const { name, summary, contest, weeks } = program;
  return {
    "@type": "Course",
    name,
    description: summary,
    url: siteUrl + paths.classes,
    inLanguage: languageTags[locale],
    educationalLevel: contest === "amc10" ? "Intermediate" : "Beginner",
    teaches: weeks.filter(({ test }) => !test).map(({ title }) => title),
    timeRequired: `P${weeks.length}W`,
    // Classes of ours count for no school's credits.
    numberOfCredits: 0,
    coursePrerequisites: ages(program),
    typicalAgeRange: `${program.ages.from}-${program.ages.to}`,
    provider: school(siteUrl, locale),
    ...(rows.length > 0 && {
      offers: rows.map((row) => offerOf(row, siteUrl)),
      hasCourseInstance: rows.map((row) => instanceOf(row, about)),
    }),
  };
}

/** A lesson as search engines know an event. */
export function lessonsOf({ class: row, program }: ClassDetail, about: Omit<About, "ages">) {
  const { siteUrl, locale } = about;
  return row.lessons.map(({ week, startsAt, endsAt, canceled }) => ({
    "@type": "EducationEvent",
    name: `${row.name}: ${program.weeks.find((it) => it.week === week)?.title ?? week}`,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${canceled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `https://schema.org/${modes[row.attendance].event}`,
    location: placeOf(row, siteUrl),
    organizer: school(siteUrl, locale),
    offers: offerOf(row, siteUrl),
  }));
}

function instanceOf(row: SchoolClass, { siteUrl, locale }: About) {
  const held = row.lessons.filter(({ canceled }) => !canceled);
  return {
    "@type": "CourseInstance",
    "@id": siteUrl + paths.classDetail(row.id),
    name: row.name,
    url: siteUrl + paths.classDetail(row.id),
    courseMode: modes[row.attendance].course,
    startDate: held[0]?.startsAt,
    endDate: held.at(-1)?.endsAt,
    inLanguage: languageTags[locale],
    courseSchedule: {
      "@type": "Schedule",
      repeatFrequency: "P1W",
      repeatCount: held.length,
      byDay: `https://schema.org/${days[row.weekday - 1]}`,
      startTime: row.startsAt,
      duration: `PT${row.minutes}M`,
      scheduleTimezone: site.timeZone,
    },
    location: placeOf(row, siteUrl),
    ...(row.teacher && { instructor: { "@type": "Person", name: nameIn(locale, row.teacher, site.teachers) } }),
  };
}

function offerOf({ id, priceCents, placesLeft, takesRegistrations }: SchoolClass, siteUrl: string) {
  const availability = !takesRegistrations ? "Discontinued" : placesLeft > 0 ? "InStock" : "SoldOut";
  return {
    "@type": "Offer",
    category: priceCents > 0 ? "Paid" : "Free",
    price: (priceCents / 100).toFixed(2),
    priceCurrency: "USD",
    availability: `https://schema.org/${availability}`,
    url: siteUrl + paths.classDetail(id),
  };
}

/** Where it meets online is for those only who are in it: others are sent to the page of the class. */
function placeOf({ id, attendance, place, map }: SchoolClass, siteUrl: string) {
  const online = { "@type": "VirtualLocation", url: siteUrl + paths.classDetail(id) };
  const onsite = { "@type": "Place", name: place ?? site.name.en, address: map };
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
