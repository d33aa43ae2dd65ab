import "../no-eval.ts";
import { z } from "zod";
import { contestSlugs } from "../classes/payloads.ts";
import { difficulties } from "../difficulty.ts";
import { topics } from "../weekly-problem/topics.ts";
import { choiceLetters } from "./choices.ts";

/** What everybody may know of a paper before it is opened. */
export const paperFacts = z.object({
  /** Its name in addresses. */
  slug: z.string(),
  title: z.string(),
  /** The contest that it is like. */
  program: z.enum(contestSlugs),
  minutes: z.int(),
  questions: z.int(),
  /** What an answer is worth. */
  points: z.object({ right: z.number(), blank: z.number(), wrong: z.number() }),
});

export type PaperFacts = z.infer<typeof paperFacts>;

/** With what one should know before one begins, as safe HTML. */
export const paperCover = paperFacts.extend({ rulesHtml: z.string() });

export type PaperCover = z.infer<typeof paperCover>;

const choice = z.enum(choiceLetters, { error: "FIELD_INVALID" });

const askedQuestion = z.object({
  number: z.int(),
  /** Safe HTML, as the choices, which stand in the order of their letters. */
  statementHtml: z.string(),
  choices: z.array(z.string()),
});

/** A paper as it lies before a student: neither keys nor solutions, nor what would narrow the search for them. */
export const askedPaper = paperCover.extend({ items: z.array(askedQuestion) });

export type AskedPaper = z.infer<typeof askedPaper>;

/** Who handed a sitting in: the student, or the server when the time was up. */
export const endings = ["student", "time"] as const;

export type EndedBy = (typeof endings)[number];

/** What came out of a sitting. */
const score = z.object({
  right: z.int(),
  wrong: z.int(),
  blank: z.int(),
  points: z.number(),
  /** What all right answers would have been worth. */
  pointsMax: z.number(),
});

/** A sitting in the list of somebody's own. */
export const ownSitting = z.object({
  id: z.uuid(),
  paper: z.string(),
  title: z.string(),
  /** 1 is the first of this paper; in a later one, keys and solutions are known. */
  number: z.int(),
  startedAt: z.iso.datetime(),
  /** An answer that arrives at this very instant still counts. */
  endsAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.enum(endings).nullable(),
  /** Null while it is open. */
  score: score.nullable(),
});

export type OwnSitting = z.infer<typeof ownSitting>;

/** What is marked on one question; of two devices that change the same version, the second is told. */
export const sittingAnswer = z.object({
  question: z.int(),
  choice: choice.nullable(),
  flagged: z.boolean(),
  version: z.int(),
});

export type SittingAnswer = z.infer<typeof sittingAnswer>;

export const sitting = ownSitting.extend({
  /** The server's instant, by which the time that is left is told, whatever a device's own clock says. */
  now: z.iso.datetime(),
  questions: z.int(),
  /** Of the questions that something was marked on. */
  answers: z.array(sittingAnswer),
});

export type Sitting = z.infer<typeof sitting>;

export const answerPayload = z.strictObject({
  choice: z.enum([...choiceLetters, "none"], { error: "FIELD_INVALID" }),
  flagged: z.boolean({ error: "FIELD_INVALID" }),
  /** The version of the answer that was seen; 0 for none. */
  version: z.int32({ error: "FIELD_INVALID" }).min(0, { error: "FIELD_INVALID" }),
});

export const startReply = z.object({
  id: z.uuid(),
  /** It had been begun before. */
  resumed: z.boolean(),
});

const judgedQuestion = askedQuestion.extend({
  topic: z.enum(topics),
  difficulty: z.enum(difficulties),
  key: choice,
  /** What the student chose. */
  choice: choice.nullable(),
  flagged: z.boolean(),
  solutionHtml: z.string(),
});

export type JudgedQuestion = z.infer<typeof judgedQuestion>;

/** A sitting that is over, with all that was kept back while it was open. */
export const sittingResult = z.object({
  sitting: ownSitting.extend({ score }),
  points: paperFacts.shape.points,
  /** What it earned for the student's progress. */
  earned: z.int(),
  /** Of each topic that the paper asks about. */
  topics: z.array(z.object({ topic: z.enum(topics), right: z.int(), of: z.int() })),
  items: z.array(judgedQuestion),
  /** All sittings of this paper that are over, this one included, in their order. */
  sittings: z.array(ownSitting.extend({ score })),
});

export type SittingResult = z.infer<typeof sittingResult>;
