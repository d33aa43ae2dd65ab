import { z } from "zod";
import { difficulties } from "../../difficulty.ts";
import { text } from "../../text.ts";
import { weeklyProblemLimits } from "../limits.ts";
import { attemptVerdicts, week } from "../payloads.ts";
import { draftRubric, rubric, slipCode } from "../rubric.ts";
import { topics } from "../topics.ts";
import { problemFaultCodes } from "./faults.ts";
import { problemOrigins, problemStates } from "./list.ts";

const limits = weeklyProblemLimits;

const upTo = (max: number) => text({ min: 0, max });

/** What a student reads, in one language; all but the title is Markdown. A draft may lack any of it. */
export const problemText = z.strictObject({
  title: upTo(limits.PROBLEM_TITLE_MAX),
  statement: upTo(limits.STATEMENT_MAX),
  /** From a first push to almost the whole way; as many in each language. */
  hints: z.array(upTo(limits.HINT_MAX)).max(limits.HINTS_MAX),
  solution: upTo(limits.SOLUTION_MAX),
  /** By the code of a foreseen slip. */
  feedback: z
    .record(slipCode, upTo(limits.FEEDBACK_MAX))
    .refine((it) => Object.keys(it).length <= limits.FORESEEN_MAX, {
      error: "FIELD_INVALID",
    }),
});

export type ProblemText = z.infer<typeof problemText>;

/** A problem as it is written at the desk, perhaps half-finished. */
export const problemDraft = z.strictObject({
  difficulty: z.enum(difficulties),
  topic: z.enum(topics),
  rubric: draftRubric,
  texts: z.strictObject({ en: problemText, ch: problemText }),
});

export type ProblemDraft = z.infer<typeof problemDraft>;

/** What keeps a problem from being asked. */
export const problemFault = z.object({
  /** Where: a path in the draft, such as `texts.ch.hints.1` or `rubric.keys.0`. */
  field: z.string(),
  code: z.enum(problemFaultCodes),
  detail: z.string().optional(),
  position: z.int().optional(),
});

export type ProblemFault = z.infer<typeof problemFault>;

const person = z.object({ name: z.string() });

/** A line of the list of problems. */
export const deskTitle = z.object({
  id: z.uuid(),
  /** In the reader's language, or in the other, or empty. */
  title: z.string(),
  topic: z.enum(topics),
  difficulty: z.enum(difficulties),
  origin: z.enum(problemOrigins),
  state: z.enum(problemStates),
  /** The week in which it is or will be asked, or was last; null when there is none. */
  week: week.nullable(),
  editedAt: z.iso.datetime().nullable(),
  /** Goes up with every change: who changes a problem names the one that was seen. */
  version: z.int(),
});

/** What the caller may do with a problem; what is not its author's is read only. */
const may = z.object({
  /** Change its texts. */
  edit: z.boolean(),
  /** Change rubric, difficulty and topic: not once it was asked, for answers were judged by them. */
  editRubric: z.boolean(),
  /** Say that it is ready, or that it is a draft again. */
  finish: z.boolean(),
  reopen: z.boolean(),
  schedule: z.boolean(),
  remove: z.boolean(),
});

/** A problem, answers and all, for those who write. */
export const deskProblem = z.object({
  ...deskTitle.shape,
  problem: problemDraft,
  faults: z.array(problemFault),
  editedBy: person.nullable(),
  /** Weeks in which it was, is or will be asked, newest first. */
  weeks: z.array(week),
  may,
});

export type DeskProblem = z.infer<typeof deskProblem>;

const version = z.int().min(1);

export const newProblemPayload = z.strictObject({ problem: problemDraft });
export const editProblemPayload = z.strictObject({ version, problem: problemDraft });
export const versionPayload = z.strictObject({ version });

export const tryPayload = z.strictObject({
  rubric,
  answers: z.array(z.string().min(1).max(limits.ANSWER_MAX)).min(1).max(limits.TRIED_MAX),
});

/** What the checker says to each answer, in their order. */
export const tryReply = z.array(
  z.object({
    verdict: z.enum([...attemptVerdicts, "unreadable", "ambiguous"]),
    /** As LaTeX; each reading of an ambiguous answer, one of a readable one, none of an unreadable one. */
    readings: z.array(z.string()),
    detail: z.string().nullable(),
    position: z.int().nullable(),
  }),
);

/** One language of a problem as students will see it; safe HTML. */
export const problemPreview = z.object({
  statementHtml: z.string(),
  hints: z.array(z.string()),
  solutionHtml: z.string(),
  feedback: z.record(z.string(), z.string()),
});

/** A week of the plan: the open one, and those to come. */
export const plannedWeek = z.object({
  week,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum(["active", "closed", "scheduled", "by-itself", "empty"]),
  /** `by-itself`: what will be asked if nobody plans otherwise. */
  problem: deskTitle.pick({ id: true, title: true, difficulty: true, topic: true, origin: true }).nullable(),
});

export type PlannedWeek = z.infer<typeof plannedWeek>;

/** Without `swap`, a week that is taken stays as it is; with it, its problem goes to the week that the other one leaves, or to none. */
export const planPayload = z.strictObject({ problemId: z.uuid(), swap: z.boolean().default(false) });

/** How the students met a week's problem, as teachers see it. */
export const roundReport = z.object({
  week,
  state: z.enum(["active", "closed"]),
  problem: deskTitle.pick({ id: true, title: true, difficulty: true, topic: true, origin: true }),
  tried: z.int(),
  solved: z.int(),
  /** How many solved it at the first attempt, at the second, … */
  solvedAt: z.array(z.int()),
  /** The most common wrong answers; `answer` is one of the spellings. */
  wrong: z.array(z.object({ read: z.string(), answer: z.string(), students: z.int() })),
  /** How many have seen one hint at least, two at least, … */
  hintsSeen: z.array(z.int()),
  /** Minutes from a student's first attempt to the right one; null when nobody solved it. */
  minutesToSolve: z.object({ median: z.number(), slowest: z.number() }).nullable(),
});

export type RoundReport = z.infer<typeof roundReport>;

/** One attempt of a week, for teachers. */
export const roundAttempt = z.object({
  student: z.object({ name: z.string(), avatar: z.string() }),
  number: z.int(),
  answer: z.string(),
  read: z.string(),
  verdict: z.enum(attemptVerdicts),
  at: z.iso.datetime(),
});

export type RoundAttempt = z.infer<typeof roundAttempt>;
