import { z } from "zod";
import { difficulties } from "../difficulty.ts";
import { person } from "../people.ts";
import { badges } from "../progress/badges.ts";
import { text } from "../text.ts";
import { weeklyProblemLimits } from "./limits.ts";
import { topics } from "./topics.ts";

/** What the checker says of a readable answer that counts; see packages/checker. */
export const attemptVerdicts = ["equal", "different", "wrong-form", "foreseen"] as const;

export type AttemptVerdict = (typeof attemptVerdicts)[number];

/** The week in the site's time zone, named by its Monday. */
export const week = z.iso.date().refine((day) => day >= "0001", { error: "FIELD_INVALID" });

/** The week's problem as everybody sees it: without answer, hints or solution. */
export const weeklyProblem = z.object({
  week,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  title: z.string(),
  /** Safe HTML; formulas as KaTeX's HTML with MathML. */
  statementHtml: z.string(),
  difficulty: z.enum(difficulties),
  /** What the right answer earns at the first attempt. */
  points: z.int(),
  /** Letters that an answer may hold. */
  letters: z.array(z.string()),
  /** What kind of thing is asked for: the live preview reads `3:30` or `12 m` as the grader will. It tells no value. */
  asks: z.object({
    units: z.boolean(),
    time: z.boolean(),
    base: z.int().nullable(),
    approximate: z.boolean(),
    list: z.boolean(),
    point: z.boolean(),
    remainder: z.boolean(),
    about: z.string().nullable(),
    e: z.boolean(),
  }),
});

export type WeeklyProblem = z.infer<typeof weeklyProblem>;

export const attempt = z.object({
  answer: z.string(),
  /** What was read, as LaTeX. */
  read: z.string(),
  verdict: z.enum(attemptVerdicts),
  /** Code of the form that was asked for and missed; its text is in the locales. */
  form: z.string().nullable(),
  /**
   * Code of why it is another answer, where that is certain; its text is in the locales. `right-parts 1 2` tells how many parts of a list are
   * right, where its author wants that told.
   */
  why: z.string().nullable(),
  /** What the problem's author says to a foreseen mistake; safe HTML. */
  feedbackHtml: z.string().nullable(),
  /** Whether it used up one of the week's attempts: a right value in another form does not. */
  counts: z.boolean(),
  /** Markdown, as the student wrote it; empty where nothing was written. */
  explanation: z.string(),
  /** Safe HTML. */
  explanationHtml: z.string(),
  /** What a teacher said to the explanation; null until one has. */
  review: z.object({ excellent: z.boolean(), commentHtml: z.string() }).nullable(),
  at: z.iso.datetime(),
});

export type Attempt = z.infer<typeof attempt>;

/** What one student has done in a week. */
export const weeklyWork = z.object({
  week,
  /** Oldest first. */
  attempts: z.array(attempt),
  attemptsLeft: z.int(),
  /** What the right answer earns at the next attempt. */
  pointsNow: z.int(),
  /** One more after each wrong attempt; safe HTML. */
  hints: z.array(z.string()),
  hintsTotal: z.int(),
  solved: z.object({ points: z.int(), at: z.iso.datetime() }).nullable(),
  /** Once solved or out of attempts; safe HTML. */
  solutionHtml: z.string().nullable(),
});

export type WeeklyWork = z.infer<typeof weeklyWork>;

/** A problem that a student has solved. */
export const solvedProblem = z.object({
  week,
  title: z.string(),
  difficulty: z.enum(difficulties),
  points: z.int(),
  /** Attempts that it took, the right one counted. */
  attempts: z.int(),
  /** Whether it has a page in the archive; not while it is open, be it for another week. */
  archived: z.boolean(),
});

export type SolvedProblem = z.infer<typeof solvedProblem>;

/** A closed problem in the archive's list. */
export const archivedTitle = z.object({
  week,
  title: z.string(),
  difficulty: z.enum(difficulties),
  topic: z.enum(topics),
});

export type ArchivedTitle = z.infer<typeof archivedTitle>;

/** A closed problem with all that was kept back while it was open. */
export const archivedProblem = z.object({
  ...archivedTitle.shape,
  /** Safe HTML, as the next three. */
  statementHtml: z.string(),
  hints: z.array(z.string()),
  answerHtml: z.string(),
  solutionHtml: z.string(),
  ...weeklyProblem.pick({ letters: true, asks: true }).shape,
  statistics: z.object({
    /** Students who have handed in an answer that counts. */
    tried: z.int(),
    solved: z.int(),
    /** How many solved it at their first attempt, at their second, and so on. */
    solvedAt: z.array(z.int()),
    /** Wrong answers as LaTeX, the most common first; only what so many gave that it tells of nobody. */
    wrong: z.array(z.object({ read: z.string(), students: z.int() })),
  }),
});

export type ArchivedProblem = z.infer<typeof archivedProblem>;

/** What one student did in a week that is over. */
export const pastWork = weeklyWork.pick({ week: true, attempts: true, solved: true });

export type PastWork = z.infer<typeof pastWork>;

export const attemptPayload = z.strictObject({
  week,
  answer: text({ max: weeklyProblemLimits.ANSWER_MAX, required: "ANSWER_REQUIRED" }),
  explanation: text({ min: 0, max: weeklyProblemLimits.EXPLANATION_MAX }).default(""),
});

/** An answer that could not be read, or in two ways, is no attempt: the reply tells where and why, or shows both readings. */
export const attemptReply = z.object({
  result: z.discriminatedUnion("verdict", [
    z.object({ verdict: z.literal("unreadable"), position: z.int(), code: z.string() }),
    /** Each reading as LaTeX. */
    z.object({ verdict: z.literal("ambiguous"), readings: z.array(z.string()) }),
    z.object({
      ...attempt.pick({ verdict: true, read: true, form: true, why: true, feedbackHtml: true, counts: true }).shape,
      /** It says the same as an earlier attempt, so it was answered again and cost nothing. */
      repeated: z.boolean(),
    }),
  ]),
  earned: z.object({ points: z.int(), badges: z.array(z.enum(badges)) }),
  work: weeklyWork,
});

export type AttemptReply = z.infer<typeof attemptReply>;

/** The one answer of a week that a visitor may have judged; an account that is opened afterwards takes it over as its first attempt. */
export const weeklyTrial = z.object({
  takenOver: z.literal(false),
  week,
  attempt,
  /** What waits for an account: the points that a right answer has earned, or those that the right one can still earn. */
  points: z.int(),
  /** Attempts that an account would have left. */
  attemptsLeft: z.int(),
  /** What a wrong answer opens; safe HTML. */
  hint: z.string().nullable(),
});

export type WeeklyTrial = z.infer<typeof weeklyTrial>;

/** What became of a browser's one answer of a week. An account that has taken it over has it alone: the browser is told no more than that. */
export const usedTrial = z.discriminatedUnion("takenOver", [
  weeklyTrial,
  z.object({ takenOver: z.literal(true), week }),
]);

export type UsedTrial = z.infer<typeof usedTrial>;

/** What an account that was opened a moment ago has from before: the points that the answer had earned, 0 where it was not right. */
export const arrival = z.object({ points: z.int() });

export type Arrival = z.infer<typeof arrival>;

/** What could not be judged, or has the right value in another form, uses nothing up: there is no trial then. */
export const trialReply = z.object({ ...attemptReply.pick({ result: true }).shape, trial: weeklyTrial.nullable() });

export type TrialReply = z.infer<typeof trialReply>;

/** An answer to a closed problem: judged as before, and kept nowhere. */
export const practicePayload = attemptPayload.pick({ answer: true });

export const practiceReply = attemptReply.pick({ result: true });

export type PracticeReply = z.infer<typeof practiceReply>;

/** Whether somebody wants a letter when a week's problem has opened. */
export const weeklyReminder = z.strictObject({ wanted: z.boolean({ error: "FIELD_INVALID" }) });

export type WeeklyReminder = z.infer<typeof weeklyReminder>;

/** At the desk, somebody is a name and a picture. */
const face = person.pick({ name: true, avatar: true });

/** A teacher's word on an explanation. */
export const review = z.object({
  excellent: z.boolean(),
  /** Markdown; empty where nothing was said. */
  comment: z.string(),
  /** Safe HTML. */
  commentHtml: z.string(),
  /** Who said it last; null once that account is deleted. */
  reviewer: face.nullable(),
  at: z.iso.datetime(),
  version: z.int(),
});

/** What a student wrote with an answer, as a teacher reads it. */
export const explanation = z.object({
  id: z.uuid(),
  week,
  /** Of the week's problem. */
  title: z.string(),
  student: face,
  /** The answer that it explains, as it was read: LaTeX. */
  ...attempt.pick({ answer: true, read: true, verdict: true, explanationHtml: true, at: true }).shape,
  /** Whether the student has solved the problem, then or later. */
  solved: z.boolean(),
  review: review.nullable(),
});

export type Explanation = z.infer<typeof explanation>;

/** A week in which explanations were written, and how many of them nobody has read. */
export const explainedWeek = z.object({ week, title: z.string(), unread: z.int() });

export type ExplainedWeek = z.infer<typeof explainedWeek>;

export const reviewPayload = z.strictObject({
  excellent: z.boolean({ error: "FIELD_INVALID" }),
  comment: text({ min: 0, max: weeklyProblemLimits.REVIEW_COMMENT_MAX }),
  /** The version of the review that was seen; 0 for none. */
  version: z.int32({ error: "FIELD_INVALID" }).min(0, { error: "FIELD_INVALID" }),
});
