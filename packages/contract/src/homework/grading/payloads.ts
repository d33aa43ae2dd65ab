import "../../no-eval.ts";
import { z } from "zod";
import { wallTime } from "../../classes/office/words.ts";
import { person } from "../../people.ts";
import { text } from "../../text.ts";
import { outOfRange, wholeNumber } from "../../whole-number.ts";
import { homeworkLimits } from "../limits.ts";
import { homeworkReceipt, homeworkStates, ownHomework } from "../payloads.ts";

const limits = homeworkLimits;
const invalid = { error: "FIELD_INVALID" };

/** A hand-in as it stands in the queue. */
export const waitingHomework = homeworkReceipt
  .pick({ id: true, number: true, class: true, week: true, version: true, handedInAt: true, dueAt: true, late: true })
  .extend({
    className: z.string(),
    studentName: z.string(),
    /** The account; null where it is deleted. */
    student: person.nullable(),
    state: z.enum(homeworkStates),
    ...ownHomework.pick({ grade: true, returnedAt: true, seen: true }).shape,
    files: z.int(),
  });

export type WaitingHomework = z.infer<typeof waitingHomework>;

/** Who is in a class and has not handed in for a week. */
export const missingStudent = z.object({
  user: z.uuid(),
  studentName: z.string(),
  /** Until when they have more time than the others. */
  extendedTo: z.iso.datetime().nullable(),
});

export type MissingStudent = z.infer<typeof missingStudent>;

/** A class as a choice of the queue. */
export const queueClass = z.object({
  id: z.uuid(),
  name: z.string(),
  semester: z.string(),
  /** Of the class that was asked for, or of the only one. */
  weeks: z.array(z.object({ week: z.int(), title: z.string(), dueAt: z.iso.datetime(), waiting: z.int() })),
});

export type QueueClass = z.infer<typeof queueClass>;

/** What waits in one of the caller's classes. */
export const classAtWork = z.object({
  id: z.uuid(),
  name: z.string(),
  waiting: z.int(),
  /** Graded and not returned. */
  graded: z.int(),
  /** The week that was due last and asked for homework, with who has not handed in; null before the first one. */
  due: z
    .object({
      week: z.int(),
      dueAt: z.iso.datetime(),
      students: z.int(),
      missing: z.array(missingStudent),
    })
    .nullable(),
});

export type ClassAtWork = z.infer<typeof classAtWork>;

const version = z.int(invalid).min(0, invalid);
const pointsOf = wholeNumber({ min: 1, max: limits.HOMEWORK_POINTS_MAX });

/** What a teacher says to a hand-in as a whole. */
export const gradePayload = z
  .strictObject({
    points: wholeNumber({ min: 0, max: limits.HOMEWORK_POINTS_MAX }).nullable(),
    /** Out of so many; null where there are no points. */
    of: pointsOf.nullable(),
    feedback: text({ min: 0, max: limits.HOMEWORK_FEEDBACK_MAX, form: "NFC" }),
    version,
  })
  .refine(({ points, of }) => points !== null || of === null, { path: ["points"], error: "FIELD_REQUIRED" })
  .refine(({ points, of }) => points === null || of !== null, { path: ["of"], error: "FIELD_REQUIRED" })
  .superRefine(({ points, of }, context) => {
    if (points === null || of === null || points <= of) return;
    context.addIssue({ code: "custom", path: ["points"], message: outOfRange({ min: 0, max: of }), input: points });
  });

export type GradePayload = z.infer<typeof gradePayload>;

/** The version of the grade that was seen. */
export const gradeSeen = z.strictObject({ version });

/** The teacher's part of a hand-in. */
export const grading = z.object({
  id: z.uuid(),
  /** Counts what teachers have changed. */
  version: z.int(),
  points: z.int().nullable(),
  of: z.int().nullable(),
  feedback: z.string(),
  grader: person.nullable(),
  gradedAt: z.iso.datetime().nullable(),
  returnedAt: z.iso.datetime().nullable(),
  seenAt: z.iso.datetime().nullable(),
});

export type Grading = z.infer<typeof grading>;

/** The same with what one needs to go on from it. */
export const gradingDesk = grading.extend({
  student: z.object({ user: z.uuid(), name: z.string() }),
  /** More time than the others have, by the school's clock, and why. */
  extension: z.object({ dueAt: z.string(), reason: z.string() }).nullable(),
  /** When it is due for everybody, by the school's clock. */
  weekDueAt: z.string(),
  /** The hand-ins beside it in the queue. */
  previous: z.uuid().nullable(),
  next: z.uuid().nullable(),
  /** How many there are in the queue. */
  total: z.int(),
});

export type GradingDesk = z.infer<typeof gradingDesk>;

const share = z.number(invalid).min(0, invalid).max(1, invalid);
const remarkText = text({ max: limits.HOMEWORK_REMARK_MAX, form: "NFC" });

export const remarkPayload = z.strictObject({
  file: z.uuid(invalid).toLowerCase(),
  page: z.int(invalid).min(1, invalid).max(limits.HOMEWORK_PAGES_MAX, invalid),
  x: share,
  y: share,
  text: remarkText,
});

export type RemarkPayload = z.infer<typeof remarkPayload>;

export const remarkChange = z.strictObject({ text: remarkText, x: share, y: share, version });

export type RemarkChange = z.infer<typeof remarkChange>;

export const phrasePayload = z.strictObject({ text: text({ max: limits.HOMEWORK_PHRASE_MAX, form: "NFC" }) });

/** Something that a teacher says often, in Markdown. */
export const phrase = z.object({ id: z.uuid(), text: z.string() });

export type Phrase = z.infer<typeof phrase>;

/** More time for somebody, by the school's clock. */
export const extensionPayload = z.strictObject({
  dueAt: wallTime,
  reason: text({ min: 0, max: limits.HOMEWORK_REASON_MAX, form: "NFC" }),
});

export type ExtensionPayload = z.infer<typeof extensionPayload>;

/** How a week stands for a student: `open` may still be handed in on time, `missing` not. */
/** `none`: nothing is set for the week, and nobody has handed in. */
export const gradebookStates = ["none", "open", "missing", ...homeworkStates] as const;

const gradebookCell = z.object({
  week: z.int(),
  /** The newest hand-in. */
  homework: z.uuid().nullable(),
  state: z.enum(gradebookStates),
  late: z.boolean(),
  grade: z.object({ points: z.int(), of: z.int() }).nullable(),
  extended: z.boolean(),
});

export type GradebookCell = z.infer<typeof gradebookCell>;

/** All homework of a class: a row for each student, with a cell for each week. */
export const gradebook = z.object({
  id: z.uuid(),
  name: z.string(),
  weeks: z.array(z.object({ week: z.int(), title: z.string(), dueAt: z.iso.datetime() })),
  students: z.array(
    z.object({
      user: z.uuid(),
      studentName: z.string(),
      cells: z.array(gradebookCell),
      /** Of all that is graded. */
      total: z.object({ points: z.int(), of: z.int() }),
    }),
  ),
});

export type Gradebook = z.infer<typeof gradebook>;
