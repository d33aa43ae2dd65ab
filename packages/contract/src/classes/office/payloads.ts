import "../../no-eval.ts";
import { z } from "zod";
import { DAY_MS } from "../../durations.ts";
import { person } from "../../people.ts";
import { wholeNumber } from "../../whole-number.ts";
import { classLimits } from "../limits.ts";
import { classAttendances, classStates, contestSlugs, programSubjects } from "../payloads.ts";
import { classOfficeLimits } from "./limits.ts";
import {
  bilingual,
  clockTime,
  day,
  id,
  invalid,
  line,
  markdown,
  orNull,
  version,
  wallTime,
  webAddress,
  words,
} from "./words.ts";

const limits = classOfficeLimits;

const breakPayload = z.strictObject({ from: day, to: day, name: bilingual(line(limits.CLASS_NAME_MAX)) });

const daysPayload = z.strictObject({
  startsOn: day,
  endsOn: day,
  /** Left out where there are none. */
  breaks: z.array(breakPayload).min(1, invalid).max(limits.SEMESTER_BREAKS_MAX, invalid).default([]),
});

type Days = z.infer<typeof daysPayload>;

/** The first and last day in their order, and breaks that do not meet. */
const inOrder = (days: Days, context: z.core.$RefinementCtx) => {
  const tell = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message, input: days });
  const { startsOn, endsOn, breaks } = days;
  if (endsOn <= startsOn) tell(["endsOn"], "ENDS_BEFORE_IT_BEGINS");
  else if ((Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS >= limits.SEMESTER_DAYS_MAX)
    tell(["endsOn"], "SEMESTER_TOO_LONG");
  for (const [index, { from, to }] of breaks.entries()) {
    if (to < from) tell(["breaks", index, "to"], "ENDS_BEFORE_IT_BEGINS");
    else if (to < startsOn || from > endsOn) tell(["breaks", index, "from"], "BREAK_OUTSIDE_SEMESTER");
    const meets = breaks.slice(0, index).some((other) => from <= other.to && other.from <= to);
    if (meets) tell(["breaks", index, "from"], "BREAKS_MEET");
  }
};

const semesterWords = daysPayload.extend({
  name: bilingual(line(limits.CLASS_NAME_MAX)),
  /** How families pay, in Markdown. */
  payment: orNull(bilingual(markdown(limits.PAYMENT_MAX))),
});

/** The days of a semester, of which the office wants to know what they would change. */
export const semesterDays = daysPayload.superRefine(inOrder);

/** A semester as the office writes it. */
export const semesterPayload = semesterWords.superRefine(inOrder);

export type SemesterPayload = z.infer<typeof semesterPayload>;

export const editedSemester = semesterWords.extend({ version }).superRefine(inOrder);

/** A semester with the classes of another one, and other days. */
export const semesterCopy = semesterWords.omit({ payment: true, breaks: true }).superRefine((copy, context) => {
  inOrder({ ...copy, breaks: [] }, context);
});

export type SemesterCopy = z.infer<typeof semesterCopy>;

export const officeSemester = z.object({
  id: z.uuid(),
  name: words,
  startsOn: z.string(),
  endsOn: z.string(),
  breaks: z.array(z.object({ from: z.string(), to: z.string(), name: words })),
  payment: words.nullable(),
  version: z.int(),
});

export type OfficeSemester = z.infer<typeof officeSemester>;

const hours = {
  weekday: z.int(invalid).min(1, invalid).max(7, invalid),
  startsAt: clockTime,
  minutes: wholeNumber({ min: limits.LESSON_MINUTES_MIN, max: limits.LESSON_MINUTES_MAX }),
};

/** When a class would meet, of which the office wants to know what it would change. */
export const classHours = z.strictObject({ ...hours, program: id, semester: id });

/** A class as the office writes it. */
export const classPayload = classHours.extend({
  /** Left out while nobody has been found. */
  teacher: orNull(id),
  /** Left out for the program's. */
  name: orNull(bilingual(line(limits.CLASS_NAME_MAX))),
  attendance: z.enum(classAttendances, { error: "FIELD_REQUIRED" }),
  /** Left out for the school's address. */
  place: orNull(bilingual(line(limits.PLACE_MAX))),
  /** What a map is asked for, where it is not the school's address. */
  map: orNull(line(limits.PLACE_MAX)),
  meetingUrl: orNull(webAddress(limits.ADDRESS_MAX)),
  places: wholeNumber({ min: 1, max: limits.CLASS_PLACES_MAX }),
  priceCents: z.int(invalid).min(0, invalid).max(limits.CLASS_PRICE_MAX, invalid),
  state: z.enum(classStates, { error: "FIELD_REQUIRED" }),
});

export type ClassPayload = z.infer<typeof classPayload>;

export const editedClass = classPayload.extend({ version });

export const officeClass = z.object({
  id: z.uuid(),
  program: z.uuid(),
  semester: z.uuid(),
  teacher: person.nullable(),
  name: words.nullable(),
  weekday: z.int(),
  startsAt: z.string(),
  minutes: z.int(),
  attendance: z.enum(classAttendances),
  place: words.nullable(),
  map: z.string().nullable(),
  meetingUrl: z.string().nullable(),
  places: z.int(),
  priceCents: z.int(),
  state: z.enum(classStates),
  version: z.int(),
  /** Who has a place, and who waits for one. */
  taken: z.int(),
  waiting: z.int(),
  lessons: z.int(),
});

export type OfficeClass = z.infer<typeof officeClass>;

/** Why a lesson stays where it is when its class meets at another time. */
export const keptLessons = ["past", "homework", "canceled", "moved", "no-room"] as const;

const lessonTimes = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

/** What another timetable makes of a class's lessons. */
export const planPreview = z.object({
  class: z.object({ id: z.uuid(), name: words }),
  lessons: z.array(
    z.object({
      week: z.int(),
      /** Null where there was none. */
      before: lessonTimes.nullable(),
      /** Null where there is room for it no more. */
      after: lessonTimes.nullable(),
      kept: z.enum(keptLessons).nullable(),
    }),
  ),
});

export type PlanPreview = z.infer<typeof planPreview>;

const age = wholeNumber({ min: classLimits.STUDENT_AGE_MIN, max: classLimits.STUDENT_AGE_MAX });
const sampleText = markdown(limits.SAMPLE_MAX);

const programWords = z.strictObject({
  subject: z.enum(programSubjects, { error: "FIELD_REQUIRED" }),
  name: bilingual(line(limits.CLASS_NAME_MAX)),
  summary: bilingual(line(limits.PROGRAM_SUMMARY_MAX)),
  ageFrom: age,
  ageTo: age,
  contest: orNull(z.enum(contestSlugs, invalid)),
  weeks: z
    .array(z.strictObject({ title: bilingual(line(limits.WEEK_TITLE_MAX)), test: z.boolean(invalid) }))
    .min(1, { error: "FIELD_REQUIRED" })
    .max(classLimits.PROGRAM_WEEKS_MAX, invalid),
  books: z
    .array(
      z.strictObject({
        title: line(limits.BOOK_TITLE_MAX),
        author: line(limits.BOOK_TITLE_MAX),
        note: bilingual(line(limits.BOOK_NOTE_MAX)),
      }),
    )
    .min(1, invalid)
    .max(limits.PROGRAM_BOOKS_MAX, invalid)
    .default([]),
  /** A student's homework and the teacher's correction, in Markdown. */
  sample: orNull(bilingual(z.strictObject({ homework: sampleText, correction: sampleText }))),
});

const agesInOrder = ({ ageFrom, ageTo }: { ageFrom: number; ageTo: number }) => ageFrom <= ageTo;
const agesIssue = { path: ["ageTo"], error: "ENDS_BEFORE_IT_BEGINS" };

/** A program as the office writes it. */
export const programPayload = programWords.refine(agesInOrder, agesIssue);

export type ProgramPayload = z.infer<typeof programPayload>;

export const editedProgram = programWords.extend({ version }).refine(agesInOrder, agesIssue);

const programIds = z.array(id).min(1, invalid).max(limits.PROGRAMS_ORDERED_MAX, invalid);

/** Another order of the same programs: as they stood where it was changed, and as they are to stand. */
export const programOrder = z
  .strictObject({ seen: programIds, order: programIds })
  .refine(({ seen, order }) => [...seen].sort().join() === [...order].sort().join(), { path: ["order"], ...invalid });

export const officeProgram = z.object({
  id: z.uuid(),
  slug: z.string(),
  subject: z.enum(programSubjects),
  name: words,
  summary: words,
  ageFrom: z.int(),
  ageTo: z.int(),
  contest: z.enum(contestSlugs).nullable(),
  weeks: z.array(z.object({ title: words, test: z.boolean() })),
  books: z.array(z.object({ title: z.string(), author: z.string(), note: words })),
  sample: bilingual(z.object({ homework: z.string(), correction: z.string() })).nullable(),
  version: z.int(),
});

export type OfficeProgram = z.infer<typeof officeProgram>;

/** A contest as the office writes it; version 0 says that it was not there. */
export const contestPayload = z
  .strictObject({
    startsAt: wallTime,
    registrationUntil: orNull(day),
    page: orNull(webAddress(limits.ADDRESS_MAX)),
    note: orNull(bilingual(line(limits.CONTEST_NOTE_MAX))),
    version: z.int(invalid).min(0, invalid),
  })
  .refine(({ startsAt, registrationUntil }) => !registrationUntil || registrationUntil <= startsAt.slice(0, 10), {
    ...{ path: ["registrationUntil"], error: "AFTER_THE_CONTEST" },
  });

export type ContestPayload = z.infer<typeof contestPayload>;

export const officeContest = z.object({
  slug: z.enum(contestSlugs),
  /** By the school's clock, as forms have it. */
  startsAt: z.string(),
  registrationUntil: z.string().nullable(),
  page: z.string().nullable(),
  note: words.nullable(),
  version: z.int(),
});

export type OfficeContest = z.infer<typeof officeContest>;

/** All that the office keeps of classes. */
export const classOffice = z.object({
  semesters: z.array(officeSemester),
  programs: z.array(officeProgram),
  classes: z.array(officeClass),
  contests: z.array(officeContest),
  /** Who may teach a class. */
  teachers: z.array(person),
});

export type ClassOffice = z.infer<typeof classOffice>;
