import "../no-eval.ts";
import { z } from "zod";
import { person } from "../people.ts";

/** The subjects of the school's programs; each has a hue of its own. */
export const programSubjects = ["math", "computing", "language", "robotics"] as const;

export type ProgramSubject = (typeof programSubjects)[number];

/** The contests that programs prepare for. */
export const contestSlugs = ["amc8", "amc10"] as const;

export type ContestSlug = (typeof contestSlugs)[number];

/** A draft is the office's; an open class takes registrations, a closed one is shown and takes none. */
export const classStates = ["draft", "open", "closed"] as const;

export type ClassState = (typeof classStates)[number];

/** A mixed class meets at its place and online at once: families choose. */
export const classAttendances = ["in-person", "online", "mixed"] as const;

export type ClassAttendance = (typeof classAttendances)[number];

const day = z.iso.date();

const semester = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first and last day. */
  startsOn: day,
  endsOn: day,
  /** Days without lessons, the last included. */
  breaks: z.array(z.object({ from: day, to: day, name: z.string() })),
});

const program = z.object({
  /** Its name in addresses, such as `amc8`. */
  slug: z.string(),
  subject: z.enum(programSubjects),
  name: z.string(),
  summary: z.string(),
  /** In years, both included. */
  ages: z.object({ from: z.int(), to: z.int() }),
  contest: z.enum(contestSlugs).nullable(),
  /** What each week is about; a test is marked, as it looks back instead of on. */
  weeks: z.array(z.object({ week: z.int(), title: z.string(), test: z.boolean() })),
  books: z.array(z.object({ title: z.string(), author: z.string(), note: z.string() })),
  /** What a student has handed in, and what the teacher wrote to it, as safe HTML; null where there is none to show. */
  sample: z.object({ homeworkHtml: z.string(), correctionHtml: z.string() }).nullable(),
});

export type Program = z.infer<typeof program>;

const lessonTime = z.object({
  week: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  canceled: z.boolean(),
});

const schoolClass = z.object({
  id: z.uuid(),
  program: z.string(),
  semester: z.uuid(),
  name: z.string(),
  /** Null while nobody has been found to teach it. */
  teacher: person.nullable(),
  /** As ISO counts them: 1 is Monday. */
  weekday: z.int().min(1).max(7),
  /** By the school's clock, `16:30`. */
  startsAt: z.string(),
  minutes: z.int(),
  attendance: z.enum(classAttendances),
  /** Where it meets; null for the school's own address. */
  place: z.string().nullable(),
  /** What a map is asked for. */
  map: z.string(),
  places: z.int(),
  placesLeft: z.int(),
  /** How many wait for one. */
  waiting: z.int(),
  priceCents: z.int(),
  takesRegistrations: z.boolean(),
  lessons: z.array(lessonTime),
});

export type SchoolClass = z.infer<typeof schoolClass>;

const contest = z.object({
  slug: z.enum(contestSlugs),
  /** When it begins: what a countdown counts to. */
  startsAt: z.iso.datetime(),
  registrationUntil: day.nullable(),
  /** Where one registers for it. */
  page: z.url().nullable(),
  note: z.string().nullable(),
});

export type Contest = z.infer<typeof contest>;

/** What a family needs to choose a class: of the semester that is, and of those to come. */
export const classHome = z.object({
  semesters: z.array(semester),
  /** Of those with classes the first that has not begun, or else the one that is. */
  nextSemester: z.uuid().nullable(),
  programs: z.array(program),
  classes: z.array(schoolClass),
  contests: z.array(contest),
});

export type ClassHome = z.infer<typeof classHome>;

/** One class, with all that a family needs to decide for it. */
export const classDetail = z.object({
  class: schoolClass,
  program,
  semester,
  /** How the semester's classes are paid for, as safe HTML; null while the office has not said. */
  paymentHtml: z.string().nullable(),
  /** The contest that the program prepares for, if one is announced that falls into the semester or after it. */
  contest: contest.nullable(),
});

export type ClassDetail = z.infer<typeof classDetail>;
