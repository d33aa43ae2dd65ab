import "../no-eval.ts";
import { z } from "zod";
import { accountLimits } from "../accounts/limits.ts";
import { named } from "../accounts/named.ts";
import { email } from "../accounts/payloads.ts";
import { classLimits } from "../classes/limits.ts";
import { text } from "../text.ts";
import { plainFileName } from "./file-names.ts";
import { homeworkLimits } from "./limits.ts";

const limits = homeworkLimits;

/** How homework is written: as Markdown, as LaTeX, or in files alone. */
export const homeworkContentTypes = ["markdown", "latex", "files"] as const;

export type HomeworkContentType = (typeof homeworkContentTypes)[number];

/** What a file may be, as it was found in its bytes. */
export const homeworkFileTypes = [
  "image/png",
  "image/jpeg",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "text/plain",
] as const;

export type HomeworkFileType = (typeof homeworkFileTypes)[number];

const uploadedFile = z.object({
  id: z.uuid(),
  type: z.enum(homeworkFileTypes),
  /** As it is kept: a photo is drawn anew, and becomes another size. */
  bytes: z.int(),
});

/** A file that has come in and is to be handed in. */
export const keptHomeworkFile = uploadedFile;

const fileToHandIn = z.strictObject(
  {
    id: z.uuid({ error: "FIELD_INVALID" }).toLowerCase(),
    name: z.string({ error: "FIELD_REQUIRED" }).max(10_000, { error: "FIELD_TOO_LONG" }).transform(plainFileName),
  },
  { error: "FIELD_INVALID" },
);

const fields = z.strictObject({
  studentName: named({ max: accountLimits.NAME_MAX }),
  studentEmail: email,
  class: z.uuid({ error: "FIELD_REQUIRED" }).toLowerCase(),
  week: z
    .int({ error: "FIELD_REQUIRED" })
    .min(1, { error: "WEEK_NOT_IN_CLASS" })
    .max(classLimits.PROGRAM_WEEKS_MAX, { error: "WEEK_NOT_IN_CLASS" }),
  contentType: z.enum(homeworkContentTypes, { error: "FIELD_REQUIRED" }),
  content: text({ min: 0, max: limits.HOMEWORK_CONTENT_MAX, form: "NFC" }),
  /** Left out where there are none. */
  files: z
    .array(fileToHandIn, { error: "FIELD_REQUIRED" })
    .min(1, { error: "FILES_REQUIRED" })
    .max(limits.HOMEWORK_FILES_MAX, { error: "FILES_TOO_MANY" })
    .refine((files) => new Set(files.map(({ id }) => id)).size === files.length, { error: "FIELD_INVALID" })
    .default([]),
  comments: text({ min: 0, max: limits.HOMEWORK_COMMENTS_MAX, form: "NFC" }),
});

/** Told together with what is wrong in other fields, as soon as it is known how the homework is written. */
const whenTypeIsKnown = ({ value }: { value: unknown }) =>
  fields.pick({ contentType: true }).loose().safeParse(value).success;

/** A hand-in: words of one's own, or files; words may come with files. */
export const homeworkPayload = fields
  .refine(({ contentType, content }) => contentType === "files" || content !== "", {
    ...{ path: ["content"], error: "FIELD_REQUIRED", when: whenTypeIsKnown },
  })
  .refine(({ contentType, files }) => contentType !== "files" || files?.length !== 0, {
    ...{ path: ["files"], error: "FILES_REQUIRED", when: whenTypeIsKnown },
  });

const handedInFile = uploadedFile.extend({ name: z.string() });

export type HandedInFile = z.infer<typeof handedInFile>;

/** What is told of homework that has arrived: by number, with all that came. */
export const homeworkReceipt = z.object({
  id: z.uuid(),
  number: z.int(),
  class: z.uuid(),
  week: z.int(),
  /** 1 of the first for this week. */
  version: z.int(),
  handedInAt: z.iso.datetime(),
  /** Until when it would have been on time. */
  dueAt: z.iso.datetime(),
  late: z.boolean(),
  contentType: z.enum(homeworkContentTypes),
  /** Of the words that came; 0 where there are none. */
  characters: z.int(),
  files: z.array(handedInFile),
  pointsEarned: z.int(),
  /** When points for being on time come: for what is handed in ahead, when the lesson begins. Null where none are to come. */
  pointsFrom: z.iso.datetime().nullable(),
});

export type HomeworkReceipt = z.infer<typeof homeworkReceipt>;

/** `late` is what has arrived late; nothing of a grade is told before it is returned. */
export const homeworkStates = ["arrived", "late", "graded", "returned"] as const;

export type HomeworkState = (typeof homeworkStates)[number];

/** The newest hand-in for a week, as a list shows it. */
export const ownHomework = homeworkReceipt.extend({
  className: z.string(),
  state: z.enum(homeworkStates),
  /** The teacher's points, of so many; null until it is returned, and where a teacher gives none. */
  grade: z.object({ points: z.int(), of: z.int() }).nullable(),
  returnedAt: z.iso.datetime().nullable(),
  /** Whether its owner has looked at it since it was returned. */
  seen: z.boolean(),
});

export type OwnHomework = z.infer<typeof ownHomework>;

/** Why nothing can be handed in for a week: its lesson has not begun, or was canceled, and its homework is not set. */
export const closedWeeks = ["not-yet", "canceled"] as const;

export type ClosedWeek = (typeof closedWeeks)[number];

const homeworkWeek = z.object({
  week: z.int(),
  /** Null where a program has become shorter since. */
  title: z.string().nullable(),
  /** Null where something can be handed in. */
  closed: z.enum(closedWeeks).nullable(),
  startsAt: z.iso.datetime(),
  /** For the caller, with whatever a teacher has granted. */
  dueAt: z.iso.datetime(),
  extended: z.boolean(),
});

/** A class in which the caller is, with its weeks. */
const homeworkClass = z.object({
  id: z.uuid(),
  name: z.string(),
  semester: z.string(),
  studentName: z.string(),
  weeks: z.array(homeworkWeek),
});

export type HomeworkClass = z.infer<typeof homeworkClass>;

/** Homework that was begun and not handed in. */
const homeworkDraft = z.object({
  id: z.uuid(),
  class: z.uuid().nullable(),
  week: z.int().nullable(),
  savedAt: z.iso.datetime(),
});

export const homeworkHome = z.object({
  classes: z.array(homeworkClass),
  drafts: z.array(homeworkDraft),
  /** The latest first. */
  homework: z.array(ownHomework),
});

export type HomeworkHome = z.infer<typeof homeworkHome>;

/** The same as a parent sees it: with what the teacher wrote, as safe HTML; null until it is returned, and where there is nothing. */
export const childsHomework = ownHomework.extend({ feedbackHtml: z.string().nullable() });

export type ChildsHomework = z.infer<typeof childsHomework>;

/** What a teacher has written on a page of a file. */
export const homeworkRemark = z.object({
  id: z.uuid(),
  file: z.uuid(),
  /** 1 is the first; a photo is one page. */
  page: z.int(),
  /** As shares of the page's width and height, from its upper left corner. */
  x: z.number(),
  y: z.number(),
  /** In Markdown. */
  text: z.string(),
  /** As safe HTML. */
  html: z.string(),
  version: z.int(),
});

export type HomeworkRemark = z.infer<typeof homeworkRemark>;

/** One hand-in with all that stands in it. */
export const homeworkWhole = ownHomework.extend({
  studentName: z.string(),
  studentEmail: z.string(),
  content: z.string(),
  /** As safe HTML. */
  contentHtml: z.string(),
  comments: z.string(),
  /** What the teacher wrote, as safe HTML; null until it is returned, and where there is nothing. */
  feedbackHtml: z.string().nullable(),
  /** What the teacher wrote on its pages, from the first to the last; none until it is returned. */
  remarks: z.array(homeworkRemark),
  /** All hand-ins for this week, the newest first. */
  versions: z.array(homeworkReceipt.pick({ id: true, version: true, handedInAt: true, late: true })),
  /** Whether the caller is whose homework it is. */
  isOwn: z.boolean(),
});

export type HomeworkWhole = z.infer<typeof homeworkWhole>;

/** An address on this site that opens a file for a few minutes, in any tab of the browser. */
export const homeworkLink = z.object({ address: z.string(), until: z.iso.datetime() });
