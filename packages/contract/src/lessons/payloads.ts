import "../no-eval.ts";
import { z } from "zod";
import { badges } from "../progress/badges.ts";
import { attempt, weeklyProblem } from "../weekly-problem/payloads.ts";
import { courses, levels } from "./courses.ts";
import { lessonLimits } from "./limits.ts";
import { programLanguages, thing } from "./things.ts";

const { PROGRAM_OUTPUT_MAX, PROGRAM_SOURCE_MAX, PROGRAM_INPUTS_MAX, EXERCISES_MAX, ATTEMPTS_COUNTED_MAX } =
  lessonLimits;

const id = z.string().regex(/^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/, "FIELD_INVALID");

export const lessonAddress = z.object({ course: z.enum(courses, { error: "FIELD_INVALID" }), lesson: id });

export const exerciseAddress = lessonAddress.extend({ exercise: id });

/** A lesson in the list of its course. */
export const lessonFacts = z.object({
  course: z.enum(courses),
  slug: z.string(),
  /** Its place in the course, from 1. */
  number: z.int(),
  title: z.string(),
  /** What it makes one curious about, in a sentence. */
  question: z.string(),
  minutes: z.int(),
  exercises: z.int(),
});

export type LessonFacts = z.infer<typeof lessonFacts>;

/** What one should know of a course before one begins. */
export const courseFacts = z.object({
  course: z.enum(courses),
  title: z.string(),
  description: z.string(),
  level: z.enum(levels),
  /** What one will be able to do. */
  skills: z.array(z.string()),
  /** Of all its lessons together. */
  minutes: z.int(),
  /** What it is worth elsewhere, in a sentence: lessons carry no credits of a school. */
  credits: z.string(),
  prerequisites: z.array(z.string()),
  ages: z.object({ from: z.int(), to: z.int() }),
  /** In dollars. */
  price: z.number(),
  /** Since when it is here; one begins whenever one likes. */
  startsOn: z.iso.date(),
  /** Null as long as it stays. */
  endsOn: z.iso.date().nullable(),
});

export type CourseFacts = z.infer<typeof courseFacts>;

export const course = courseFacts.extend({ lessons: z.array(lessonFacts) });

export type CourseWithLessons = z.infer<typeof course>;

/** What every exercise has; `hints` is how many there are. */
const asked = z.object({ id: z.string(), /** Safe HTML. */ promptHtml: z.string(), hints: z.int() });

/** An exercise as it is asked: nothing of it tells the answer. What stands in a list is safe HTML. */
export const askedExercise = z.discriminatedUnion("kind", [
  asked.extend({ kind: z.literal("answer"), ...weeklyProblem.pick({ letters: true, asks: true }).shape }),
  /** `several`: more than one option is right. */
  asked.extend({ kind: z.literal("choice"), options: z.array(z.string()), several: z.boolean() }),
  /** In a mixed order; an answer names them by their place here, from 0. */
  asked.extend({ kind: z.literal("order"), items: z.array(z.string()) }),
  /** The right side is mixed. */
  asked.extend({ kind: z.literal("match"), left: z.array(z.string()), right: z.array(z.string()) }),
  asked.extend({ kind: z.literal("output"), language: z.enum(programLanguages), program: z.string() }),
  asked.extend({
    kind: z.literal("program"),
    language: z.enum(programLanguages),
    /** What stands there at first. */
    start: z.string(),
    /** What the program reads, a run for each; `example` is what a right one prints in the first. */
    inputs: z.array(z.string()),
    example: z.string(),
  }),
]);

export type AskedExercise = z.infer<typeof askedExercise>;

const block = z.discriminatedUnion("kind", [
  /** Safe HTML. */
  z.object({ kind: z.literal("prose"), html: z.string() }),
  z.object({ kind: z.literal("ask"), exercise: z.string() }),
  z.object({ kind: z.literal("try"), thing: z.string() }),
]);

export type LessonBlock = z.infer<typeof block>;

export const lessonParts = ["begin", "step", "example", "practice", "summary"] as const;

export type LessonPart = (typeof lessonParts)[number];

/** A lesson as everybody sees it. */
export const lesson = lessonFacts.extend({
  parts: z.array(
    z.object({
      part: z.enum(lessonParts),
      /** Of a step and an example. */
      title: z.string().nullable(),
      blocks: z.array(block),
    }),
  ),
  exercisesAsked: z.array(askedExercise),
  things: z.record(z.string(), thing),
  /** The lessons before and after it in its course. */
  before: lessonFacts.nullable(),
  after: lessonFacts.nullable(),
});

export type Lesson = z.infer<typeof lesson>;

/** Options, items or partners by their places; no exercise has so many of them. */
const places = z
  .array(z.int({ error: "FIELD_INVALID" }).min(0).max(20))
  .min(1, "ANSWER_REQUIRED")
  .max(20);
const output = z.string({ error: "ANSWER_REQUIRED" }).max(PROGRAM_OUTPUT_MAX, "FIELD_TOO_LONG");

/** What is answered, by the exercise's kind. */
export const lessonAnswer = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.literal("answer"),
      answer: z
        .string({ error: "ANSWER_REQUIRED" })
        .trim()
        .min(1, "ANSWER_REQUIRED")
        .max(lessonLimits.LESSON_ANSWER_MAX, "FIELD_TOO_LONG"),
    }),
    z.strictObject({ kind: z.literal("choice"), chosen: places }),
    z.strictObject({ kind: z.literal("order"), order: places }),
    /** For each on the left, in their order, the place of its partner on the right. */
    z.strictObject({ kind: z.literal("match"), pairs: places }),
    z.strictObject({ kind: z.literal("output"), output }),
    /** What the program printed for each of the exercise's inputs. */
    z.strictObject({
      kind: z.literal("program"),
      source: z.string({ error: "ANSWER_REQUIRED" }).max(PROGRAM_SOURCE_MAX, "FIELD_TOO_LONG"),
      outputs: z.array(output).max(PROGRAM_INPUTS_MAX, "FIELD_INVALID"),
    }),
  ],
  { error: "FIELD_INVALID" },
);

export type LessonAnswer = z.infer<typeof lessonAnswer>;

const count = z.int({ error: "FIELD_INVALID" }).min(0).max(ATTEMPTS_COUNTED_MAX);
const hintsSeen = z.int({ error: "FIELD_INVALID" }).min(0).max(lessonLimits.LESSON_HINTS_MAX);
const part = z.int({ error: "FIELD_INVALID" }).min(0).max(20);

/** How far somebody has come with an exercise. `shown`: its solution was asked for before it was solved. */
export const exerciseState = z.object({
  exercise: z.string(),
  state: z.enum(["tried", "solved", "shown"]),
  /** Answers that count: what could not be read, or has the right value in another form, does not. */
  attempts: z.int(),
  /** Hints that were seen before it was solved. */
  hints: z.int(),
});

export type ExerciseState = z.infer<typeof exerciseState>;

/** What is said to an answer. */
export const lessonVerdict = z.object({
  /** Of kind `answer` as the checker says it, with what was read as LaTeX; of the others `equal`, `different` or `foreseen`. */
  result: z.discriminatedUnion("verdict", [
    z.object({ verdict: z.literal("unreadable"), position: z.int(), code: z.string() }),
    z.object({ verdict: z.literal("ambiguous"), readings: z.array(z.string()) }),
    attempt.pick({ verdict: true, form: true, why: true }).extend({ read: z.string().nullable() }),
  ]),
  /** Of a program: for each run whether its output is right; of order and match: for each place. Null for the others. */
  right: z.array(z.boolean()).nullable(),
  /** What is said to a foreseen slip; safe HTML. */
  feedbackHtml: z.string().nullable(),
  /** Once it is solved; safe HTML. */
  solutionHtml: z.string().nullable(),
});

export type LessonVerdict = z.infer<typeof lessonVerdict>;

/** How far somebody has come in a lesson. */
export const lessonProgress = z.object({
  course: z.enum(courses),
  lesson: z.string(),
  /** What was tried, in the lesson's order. */
  exercises: z.array(exerciseState),
  /** Where one goes on: the place of the part that was open last, from 0. */
  part: z.int(),
  /** When every exercise was solved or shown. */
  completedAt: z.iso.datetime().nullable(),
  /** From 0 to 100; null until it is completed. */
  score: z.int().nullable(),
  touchedAt: z.iso.datetime(),
});

export type LessonProgress = z.infer<typeof lessonProgress>;

/** With what one goes on from on any device: the last answer to each exercise, and the solutions of those that are solved or shown. */
export const lessonWork = z.object({
  progress: lessonProgress,
  answers: z.record(z.string(), lessonAnswer),
  /** Safe HTML. */
  solutions: z.record(z.string(), z.string()),
});

export type LessonWork = z.infer<typeof lessonWork>;

export const checkPayload = z.strictObject({ answer: lessonAnswer });

export const lessonAttemptPayload = z.strictObject({
  answer: lessonAnswer,
  /** Hints that were seen so far. */
  hints: hintsSeen,
});

export const lessonEarned = z.object({ points: z.int(), badges: z.array(z.enum(badges)) });

export const lessonAttemptReply = z.object({
  verdict: lessonVerdict,
  progress: lessonProgress,
  earned: lessonEarned,
});

export type LessonAttemptReply = z.infer<typeof lessonAttemptReply>;

export const givenUp = z.object({ /** Safe HTML. */ solutionHtml: z.string() });

export const giveUpReply = givenUp.extend({ progress: lessonProgress, earned: lessonEarned });

export type GiveUpReply = z.infer<typeof giveUpReply>;

export const lessonPlace = z.strictObject({ part });

/** What a visitor's browser has kept of lessons. */
export const takeAlongPayload = z.strictObject({
  lessons: z
    .array(
      z.strictObject({
        ...lessonAddress.shape,
        part,
        exercises: z
          .array(
            z.strictObject({
              exercise: id,
              /** The last one; null where the solution was shown first. */
              answer: lessonAnswer.nullable(),
              attempts: count,
              hints: hintsSeen,
            }),
          )
          .max(EXERCISES_MAX),
      }),
    )
    .min(1, { error: "FIELD_REQUIRED" })
    .max(lessonLimits.LESSONS_TAKEN_ALONG_MAX),
});

export type TakeAlong = z.infer<typeof takeAlongPayload>;

export const takeAlongReply = z.object({ lessons: z.array(lessonProgress), earned: lessonEarned });
