import type { Course, Level } from "@dripstone/contract/lessons/courses";
import type { LessonPart } from "@dripstone/contract/lessons/payloads";
import type { ProgramLanguage, Thing } from "@dripstone/contract/lessons/things";
import type { Locale } from "@dripstone/contract/locale";
import type { Rubric } from "@dripstone/contract/weekly-problem/rubric";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";

/** A course of free lessons as its author wrote it, answers and all. */
export type CourseSource = {
  course: Course;
  level: Level;
  ages: { from: number; to: number };
  price: number;
  startsOn: string;
  endsOn: string | null;
  text: Record<Locale, CourseText>;
  /** In their order. */
  lessons: LessonSource[];
};

type CourseText = {
  title: string;
  description: string;
  credits: string;
  prerequisites: string[];
  skills: string[];
};

export type LessonSource = {
  course: Course;
  /** The folder's name without its number: stays the same when the order changes. */
  slug: string;
  /** From 1. */
  number: number;
  minutes: number;
  /** Of a lesson in mathematics. */
  topic: Topic | null;
  text: Record<Locale, LessonText>;
};

export type LessonText = {
  title: string;
  question: string;
  parts: PartSource[];
  things: Record<string, Thing>;
  /** The same in both languages, in their order. */
  exercises: ExerciseSource[];
};

export type PartSource = { part: LessonPart; title: string | null; blocks: BlockSource[] };

export type BlockSource =
  | { kind: "prose"; markdown: string }
  | { kind: "ask"; exercise: string }
  | { kind: "try"; thing: string };

/** All of it is Markdown; feedback stands under a foreseen slip's code, or the number of an option. */
export type ExerciseWords = { prompt: string; hints: string[]; feedback: Record<string, string>; solution: string };

/** `printed` is what the program, or its solution, prints for each of `inputs`; a program that reads nothing has one run, of "". */
type Graded = { language: ProgramLanguage; inputs: string[]; printed: string[] };

export type ExerciseSource = { id: string; words: ExerciseWords } & (
  | { kind: "answer"; rubric: Rubric }
  | { kind: "choice"; options: string[] /** Counted from 0. */; right: number[] }
  | { kind: "order" /** In the right order. */; items: string[] }
  | { kind: "match"; pairs: { left: string; right: string }[] }
  | ({ kind: "output"; program: string } & Graded)
  | ({ kind: "program"; start: string; solution: string } & Graded)
);
