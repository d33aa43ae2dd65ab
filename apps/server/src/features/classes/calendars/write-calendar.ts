import { TZDate } from "@date-fns/tz";
import { HOUR_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import { nameIn } from "@dripstone/contract/name-in";
import { paths } from "@dripstone/contract/paths";
import { getVtimezoneComponent } from "@touch4it/ical-timezones";
import ical, { type ICalCalendar, ICalEventStatus } from "ical-generator";
import { site } from "../../../../../../site.config.ts";
import ch from "../../../../locales/ch/calendars.json" with { type: "json" };
import en from "../../../../locales/en/calendars.json" with { type: "json" };
import { fillText } from "../../../fill-text.ts";
import type { CalendarLesson } from "./read-lessons.ts";

const texts = { en, ch };

/** How often a program may look for changes. */
const LOOK_AGAIN_SECONDS = (4 * HOUR_MS) / 1000;

type Kind = {
  language: Locale;
  siteUrl: string;
  /** One class, for everybody; or somebody's own, who is told where it meets online. */
  of: "class" | "mine";
};

/**
 * Lessons as a calendar program reads them (iCalendar, RFC 5545). Their times are told by the clock on the school's wall, with what that clock
 * does in spring and fall; a lesson is known by the same name for good, and one that is canceled says so instead of disappearing.
 */
export function writeCalendar(lessons: readonly CalendarLesson[], { language, siteUrl, of }: Kind): string {
  const words = texts[language];
  const school = site.name[language];
  const [first] = lessons;
  const name = of === "mine" || !first ? words.mine : fillText(words.class, { class: first.name[language], school });
  const calendar = ical({
    name: fillText(name, { school }),
    prodId: { company: site.name.en, product: "Classes", language: language === "ch" ? "ZH" : "EN" },
    // Without a name: instants that are no lesson's stay in UTC, as the format asks.
    timezone: { name: null, generator: getVtimezoneComponent },
    ttl: LOOK_AGAIN_SECONDS,
  });
  for (const lesson of lessons) addLesson(calendar, lesson, { language, siteUrl, of });
  return calendar.toString();
}

function addLesson(calendar: ICalCalendar, lesson: CalendarLesson, { language, siteUrl, of }: Kind): void {
  const words = texts[language];
  const { classId, week, canceled, teacher, meetingUrl } = lesson;
  const name = lesson.name[language];
  const called = lesson.title ? fillText(words.lesson, { class: name, title: lesson.title[language] }) : name;
  const details = [
    fillText(words.week, { week }),
    teacher &&
      fillText(words.teacher, { teacher: nameIn(language, { name: teacher, badge: "teacher" }, site.teachers) }),
    of === "mine" && meetingUrl && fillText(words.meeting, { address: meetingUrl }),
  ];
  calendar.createEvent({
    id: `${classId}-${week}@${domain}`,
    sequence: lesson.sequence,
    stamp: lesson.revisedAt,
    start: onTheWall(lesson.startsAt),
    end: onTheWall(lesson.endsAt),
    timezone: site.timeZone,
    summary: canceled ? fillText(words.canceled, { lesson: called }) : called,
    description: details.filter(Boolean).join("\n"),
    location: whereOf(lesson, language),
    url: siteUrl + paths.classDetail(classId) + (language === "ch" ? "?lang=ch" : ""),
    status: canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** As whoever looks at a calendar on the way there needs it. */
function whereOf({ attendance, place }: CalendarLesson, language: Locale): string {
  const words = texts[language];
  if (attendance === "online") return words.online;
  const address = place?.[language] ?? schoolAddress;
  return attendance === "mixed" ? fillText(words.mixed, { place: address }) : address;
}

const onTheWall = (instant: Date) => new TZDate(instant, site.timeZone);

const domain = site.email.split("@")[1];

const { street, city, region, postalCode } = site.address;
const schoolAddress = `${street}, ${city}, ${region} ${postalCode}`;
