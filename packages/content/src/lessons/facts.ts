import { levels } from "@dripstone/contract/lessons/courses";
import { lessonLimits } from "@dripstone/contract/lessons/limits";
import { programLanguages, settings, touchFigures, wiredParts } from "@dripstone/contract/lessons/things";
import { locales } from "@dripstone/contract/locale";
import { rubric } from "@dripstone/contract/weekly-problem/rubric";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import { z } from "zod";

const words = z.string().trim().min(1);
const inBoth = z.strictObject({ en: words, ch: words });
const listInBoth = z.strictObject({ en: z.array(words), ch: z.array(words) });

/** What stands in `course.yaml`. */
export const courseFacts = z.strictObject({
  title: inBoth,
  description: inBoth,
  level: z.enum(levels),
  skills: listInBoth,
  credits: inBoth,
  prerequisites: listInBoth,
  ages: z.strictObject({ from: z.int().positive(), to: z.int().positive() }),
  price: z.number().min(0),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable().default(null),
});

const programFile = z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*\.(?:py|cpp)$/);
const lines = z.array(words).min(1);

const thingFacts = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("figure"), figure: z.enum(touchFigures), settings: settings.default({}) }),
  z.strictObject({ kind: z.enum(programLanguages), program: programFile }),
  z.strictObject({ kind: z.literal("pi"), program: programFile, parts: wiredParts.default({}) }),
  z.strictObject({ kind: z.literal("characters"), characters: z.string().regex(/^\p{Script=Han}{1,12}$/u) }),
  /** Sentences may stand in the texts instead, and so may the lines of a reading; cards always do. */
  z.strictObject({ kind: z.literal("dictation"), language: z.enum(locales).optional(), sentences: lines.optional() }),
  z.strictObject({ kind: z.literal("cards") }),
  z.strictObject({ kind: z.literal("reading"), lines: lines.optional() }),
]);

export type ThingFacts = z.output<typeof thingFacts>;

const inputs = z.array(z.string()).min(1).max(lessonLimits.PROGRAM_INPUTS_MAX);

/** What a program reads, a run for each; where children of both languages type other words, a list for each language. */
const inputsInBoth = z.union([
  inputs.transform((all) => ({ en: all, ch: all })),
  z.strictObject({ en: inputs, ch: inputs }),
]);

const exerciseFacts = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("answer"), rubric }),
  z.strictObject({
    kind: z.literal("choice"),
    right: z.array(z.int().min(1).max(lessonLimits.CHOICES_MAX)).min(1),
  }),
  z.strictObject({ kind: z.literal("order") }),
  z.strictObject({ kind: z.literal("match") }),
  z.strictObject({ kind: z.literal("output"), program: programFile, inputs: inputsInBoth.optional() }),
  z.strictObject({
    kind: z.literal("program"),
    language: z.enum(programLanguages),
    start: programFile,
    solution: programFile,
    inputs: inputsInBoth.optional(),
  }),
]);

export type ExerciseFacts = z.output<typeof exerciseFacts>;

const id = z.string().regex(/^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** What stands in `lesson.yaml`. */
export const lessonFacts = z.strictObject({
  minutes: z.int().min(10).max(60),
  topic: z.enum(topics).optional(),
  things: z.record(id, thingFacts),
  exercises: z.record(id, exerciseFacts),
});

export type LessonFacts = z.output<typeof lessonFacts>;
