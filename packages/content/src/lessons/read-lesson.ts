import { readdir } from "node:fs/promises";
import type { Course } from "@dripstone/contract/lessons/courses";
import type { Thing } from "@dripstone/contract/lessons/things";
import { type Locale, locales } from "@dripstone/contract/locale";
import { explainFault } from "../explain-fault.ts";
import { type Complain, filesOf } from "../folders.ts";
import { markdownFaults, markdownReasons } from "../markdown-faults.ts";
import { placeFigures, readFigures } from "../place-figures.ts";
import { rubricFaults } from "../problem-faults.ts";
import { readYaml } from "../yaml.ts";
import { type ExerciseFacts, type LessonFacts, lessonFacts } from "./facts.ts";
import type { ExerciseSource, LessonSource, LessonText } from "./lesson.ts";
import { refuseCourse, refuseFacts, refuseUnlike } from "./lesson-faults.ts";
import { readLessonText, type WrittenLesson } from "./lesson-text.ts";
import { PRINTED_FILE, type Printed, printedFile, type Runs } from "./printed.ts";
import { type Programs, readPrograms } from "./programs.ts";
import { readExercise, runsOf } from "./read-exercise.ts";
import { readThing } from "./read-things.ts";

type Place = { course: Course; slug: string; number: number };

export type ReadLesson = {
  lesson: LessonSource;
  /** What is run for each exercise that is judged by what is printed. */
  runs: Map<string, Runs>;
  /** The files of the programs that readers run and change, by thing. */
  programFiles: Map<string, string>;
};

/**
 * Reads a lesson's folder. What is wrong goes to `complain`, and so does what is said to be printed by programs that have changed since; unless `isRun`,
 * where it is about to be found out.
 */
export async function readLesson(
  folder: string,
  { course, slug, number, isRun }: Place & { isRun: boolean },
  complain: Complain,
): Promise<ReadLesson | undefined> {
  const read = filesOf(folder, complain);
  const facts = await read("lesson.yaml", (source, refuse) => readYaml(source, lessonFacts, refuse));
  const en = await read("en.md", readLessonText);
  const ch = await read("ch.md", readLessonText);
  if (!facts || !en || !ch) return undefined;
  const files = await readdir(folder);
  const programs = await readPrograms(folder, files);
  const printed = isRun ? undefined : await readPrinted(files, facts, read);

  const refuse = complain("/lesson.yaml");
  refuseFacts(facts, refuse);
  refuseTopic(course, facts, refuse);
  refuseCourse(en, "en", facts, complain("/en.md"));
  refuseCourse(ch, "ch", facts, complain("/ch.md"));
  refuseUnlike(en, ch, complain("/ch.md"));
  refuseRubrics(facts, { en, ch }, complain);
  refuseBroken({ en, ch }, complain);

  const figures = await readFigures(folder);
  const textOf = (locale: Locale, written: WrittenLesson) => {
    const tell = complain(`/${locale}.md`);
    const placed = placeFigures(figures, tell, (place) => withFigures(written, place));
    return assemble({ locale, facts, programs, printed, written: placed }, tell);
  };
  const text = { en: textOf("en", en), ch: textOf("ch", ch) };
  for (const file of programs.unused()) complain(`/${file}`)("is used nowhere");
  for (const file of files) if (!isOfLesson(file)) complain(`/${file}`)("is no file of a lesson");
  const lesson = { course, slug, number, minutes: facts.minutes, topic: facts.topic ?? null, text };
  return { lesson, runs: allRuns(facts, programs), programFiles: allPrograms(facts) };
}

function allRuns(facts: LessonFacts, programs: Programs): Map<string, Runs> {
  const found = Object.entries(facts.exercises).map(([id, exercise]) => [id, runsOf(exercise, programs)] as const);
  return new Map(found.flatMap(([id, runs]) => (runs ? [[id, runs]] : [])));
}

function allPrograms(facts: LessonFacts): Map<string, string> {
  return new Map(
    Object.entries(facts.things).flatMap(([id, thing]) => ("program" in thing ? [[id, thing.program]] : [])),
  );
}

const isOfLesson = (file: string) =>
  ["lesson.yaml", "en.md", "ch.md", PRINTED_FILE].includes(file) || /\.(?:svg|py|cpp)$/.test(file);

type Read = ReturnType<typeof filesOf>;

async function readPrinted(files: string[], facts: LessonFacts, read: Read): Promise<Printed> {
  if (!files.includes(PRINTED_FILE)) return {};
  const printed = await read(PRINTED_FILE, (source, refuse) => {
    const all = readYaml(source, printedFile, refuse) ?? {};
    for (const id of Object.keys(all)) {
      const kind = facts.exercises[id]?.kind;
      if (kind !== "output" && kind !== "program") refuse(`tells what ${id} prints, which prints nothing`);
    }
    return all;
  });
  return printed ?? {};
}

/** Lessons of mathematics are found by what they are about. */
function refuseTopic(course: Course, { topic }: LessonFacts, refuse: (reason: string) => void): void {
  const isMathematics = course === "amc8" || course === "amc10";
  if (isMathematics && !topic) refuse("must name its topic");
  if (!isMathematics && topic) refuse("has a topic, which only lessons of amc8 and amc10 have");
}

function refuseRubrics(facts: LessonFacts, texts: Record<Locale, WrittenLesson>, complain: Complain): void {
  for (const [id, exercise] of Object.entries(facts.exercises)) {
    if (exercise.kind !== "answer") continue;
    const { rubric } = exercise;
    for (const fault of rubricFaults(rubric)) {
      const reason = explainFault(fault, { rubric, hints: { en: 0, ch: 0 } });
      if (reason) complain("/lesson.yaml")(`exercises.${id}: ${reason}`);
    }
    for (const locale of locales) {
      const told = Object.keys(texts[locale].exercises.get(id)?.words.feedback ?? {});
      const foreseen = new Set((rubric.foreseen ?? []).map(({ feedback }) => feedback));
      const tell = (reason: string) => complain(`/${locale}.md`)(`"## Exercise ${id}" ${reason}`);
      for (const code of foreseen) if (!told.includes(code)) tell(`must have "### Feedback ${code}"`);
      for (const code of told)
        if (!foreseen.has(code)) tell(`has "### Feedback ${code}", which lesson.yaml does not foresee`);
    }
  }
}

/** Formulas that cannot be read, and drawings within the text that cannot be drawn. */
function refuseBroken(texts: Record<Locale, WrittenLesson>, complain: Complain): void {
  for (const locale of locales) {
    const tell = (part: string) => {
      for (const { code, detail } of markdownFaults(part)) complain(`/${locale}.md`)(markdownReasons[code](detail));
      return part;
    };
    withFigures(texts[locale], tell);
  }
}

/** The lesson with `place` called on every text of it that is Markdown. */
function withFigures(lesson: WrittenLesson, place: (source: string) => string): WrittenLesson {
  const parts = lesson.parts.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) =>
      block.kind === "prose" ? { ...block, markdown: place(block.markdown) } : block,
    ),
  }));
  const exercises = [...lesson.exercises].map(([id, { words, lists }]) => {
    const placed = {
      prompt: place(words.prompt),
      hints: words.hints.map(place),
      feedback: mapValues(words.feedback, place),
      solution: place(words.solution),
    };
    return [id, { words: placed, lists: mapValues(lists, (list) => list.map(place)) }] as const;
  });
  return { ...lesson, parts, exercises: new Map(exercises) };
}

const mapValues = <Value, Result>(all: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

type Pieces = {
  locale: Locale;
  facts: LessonFacts;
  programs: Programs;
  printed: Printed | undefined;
  written: WrittenLesson;
};

function assemble({ locale, facts, programs, printed, written }: Pieces, tell: (reason: string) => void): LessonText {
  const exercises: ExerciseSource[] = [];
  for (const [id, exercise] of Object.entries<ExerciseFacts>(facts.exercises)) {
    const its = written.exercises.get(id);
    if (!its) continue;
    const read = readExercise({ id, facts: exercise, locale, written: its, programs, printed }, (reason) =>
      tell(`"## Exercise ${id}" ${reason}`),
    );
    if (read) exercises.push(read);
  }
  const things: Record<string, Thing> = {};
  for (const [id, thing] of Object.entries(facts.things)) {
    const read = readThing({ facts: thing, locale, listed: written.things.get(id), programs }, (reason) =>
      tell(`the thing ${id} ${reason}`),
    );
    if (read) things[id] = read;
  }
  return { title: written.title, question: written.question, parts: written.parts, things, exercises };
}
