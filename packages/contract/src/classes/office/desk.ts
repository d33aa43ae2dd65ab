import "../../no-eval.ts";
import { z } from "zod";
import { email, personName } from "../../accounts/payloads.ts";
import { person } from "../../people.ts";
import { wholeNumber } from "../../whole-number.ts";
import { classStates } from "../payloads.ts";
import { livingPlaces, placePayload } from "../places.ts";
import { classOfficeLimits } from "./limits.ts";
import { bilingual, invalid, markdown, optionalLine, orNull, version, wallTime, words } from "./words.ts";

const limits = classOfficeLimits;
const lessonText = orNull(bilingual(markdown(limits.LESSON_TEXT_MAX)));

/** A lesson as its teacher writes it. */
export const lessonPayload = z
  .strictObject({
    startsAt: wallTime,
    minutes: wholeNumber({ min: limits.LESSON_MINUTES_MIN, max: limits.LESSON_MINUTES_MAX }),
    canceled: z.boolean(invalid),
    /** Until then homework is on time. */
    dueAt: wallTime,
    /** From then on students see the solution. */
    solutionFrom: wallTime,
    materials: lessonText,
    homework: lessonText,
    solution: lessonText,
    version,
  })
  .refine(({ startsAt, dueAt }) => startsAt <= dueAt, { path: ["dueAt"], error: "BEFORE_THE_LESSON" })
  .refine(({ dueAt, solutionFrom }) => dueAt <= solutionFrom, { path: ["solutionFrom"], error: "BEFORE_IT_IS_DUE" });

export type LessonPayload = z.infer<typeof lessonPayload>;

/** A lesson as its teacher sees it; times by the school's clock, as forms have them. */
export const deskLesson = z.object({
  week: z.int(),
  title: words.nullable(),
  startsAt: z.string(),
  minutes: z.int(),
  canceled: z.boolean(),
  dueAt: z.string(),
  solutionFrom: z.string(),
  materials: words.nullable(),
  homework: words.nullable(),
  solution: words.nullable(),
  /** Whether it is over. */
  past: z.boolean(),
  version: z.int(),
});

export type DeskLesson = z.infer<typeof deskLesson>;

/** A class as whoever teaches it has it on the desk. */
export const classDesk = z.object({
  id: z.uuid(),
  name: words,
  semester: words,
  /** The first and last day of its semester, and those without lessons. */
  days: z.object({
    startsOn: z.string(),
    endsOn: z.string(),
    breaks: z.array(z.object({ from: z.string(), to: z.string(), name: words })),
  }),
  teacher: person.nullable(),
  weekday: z.int(),
  startsAt: z.string(),
  minutes: z.int(),
  state: z.enum(classStates),
  places: z.int(),
  taken: z.int(),
  waiting: z.int(),
  meetingUrl: z.string().nullable(),
  lessons: z.array(deskLesson),
});

export type ClassDesk = z.infer<typeof classDesk>;

export const payments = ["due", "paid", "waived"] as const;

/** Somebody on the roster of a class. Contact and money are the office's alone. */
export const rosterPlace = z.object({
  id: z.uuid(),
  state: z.enum([...livingPlaces, "given-up"]),
  studentName: z.string(),
  account: person.nullable(),
  at: z.iso.datetime(),
  contact: z
    .object({ parentName: z.string(), parentEmail: z.string(), parentPhone: z.string(), note: z.string() })
    .nullable(),
  money: z.object({ priceCents: z.int(), payment: z.enum(payments), paymentNote: z.string() }).nullable(),
  version: z.int(),
});

export type RosterPlace = z.infer<typeof rosterPlace>;

/** Who is in a class, and who waits, in their order; the office sees those, too, who gave up their place. */
export const roster = z.object({
  class: z.object({ id: z.uuid(), name: words, semester: words, state: z.enum(classStates), places: z.int() }),
  places: z.array(rosterPlace),
});

export type Roster = z.infer<typeof roster>;

const note = optionalLine(limits.OFFICE_NOTE_MAX);

/** How a payment stands, as the office keeps it. */
export const paymentPayload = z.strictObject({
  payment: z.enum(payments, { error: "FIELD_REQUIRED" }),
  paymentNote: note,
  version,
});

/** A place given out of its turn, or taken away; whoever does so out of the order says why. */
export const placeDeed = z.strictObject({ reason: note, version });

/** A student whom the office adds by hand. */
export const addedPlace = placePayload.omit({ age: true }).extend({
  /** The account of the student, or of the parent who registered for them. */
  account: email,
  studentName: personName,
  state: z.enum(livingPlaces, { error: "FIELD_REQUIRED" }),
  reason: note,
});

export type AddedPlace = z.infer<typeof addedPlace>;

/** What somebody who teaches has before them today. */
export const taught = z.object({
  /** Today's lessons, by the school's calendar; canceled ones included. */
  today: z.array(
    z.object({
      class: z.uuid(),
      name: z.string(),
      week: z.int(),
      title: z.string().nullable(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      canceled: z.boolean(),
      students: z.int(),
      meetingUrl: z.string().nullable(),
    }),
  ),
  /** Their classes in semesters that are not over. */
  classes: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      semester: z.string(),
      state: z.enum(classStates),
      places: z.int(),
      taken: z.int(),
      waiting: z.int(),
      /** The next lesson that takes place. */
      next: z
        .object({ week: z.int(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), hasHomework: z.boolean() })
        .nullable(),
    }),
  ),
});

export type Taught = z.infer<typeof taught>;
