import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { courses } from "@dripstone/contract/lessons/courses";
import { locales } from "@dripstone/contract/locale";
import { PRINTED_FILE, type Printed } from "../printed.ts";
import { languageOf } from "../programs.ts";
import { pathOf, readLessonsOf } from "../read-courses.ts";
import type { ReadLesson } from "../read-lesson.ts";
import { type Runners, runGraded } from "./run-graded.ts";
import { runners } from "./runners.ts";
import { tryThing } from "./try-thing.ts";

/**
 * Reads the lessons whose folder's name holds a word, or all, runs their programs, and writes down what the graded ones print (`printed.json`). Gives
 * what is wrong with them, by file, and how many lessons there are.
 */
export async function recordLessons(
  contentFolder: string | URL,
  word: string,
): Promise<{ lessons: number; complaints: string[] }> {
  const complaints: string[] = [];
  let count = 0;
  for (const course of courses) {
    const tell = (file: string) => (reason: string) => complaints.push(`lessons/${course}${file}: ${reason}`);
    const folder = join(pathOf(contentFolder), "lessons", course);
    const lessons = await readLessonsOf(folder, { course, isRun: true, word }, tell).catch(() => []);
    for (const read of lessons) {
      count += 1;
      const printed = await runLesson(read, runners(), (reason) => tell(`/…-${read.lesson.slug}`)(reason));
      await keep(join(read.folder, PRINTED_FILE), printed);
    }
  }
  return { lessons: count, complaints };
}

/** Runs all programs of a lesson; what is wrong with one goes to `complain`. */
export async function runLesson(
  { lesson, runs, programFiles }: ReadLesson,
  runnerOf: Runners,
  complain: (reason: string) => void,
): Promise<Printed> {
  const printed: Printed = {};
  for (const [id, its] of runs) {
    const exercise = lesson.text.en.exercises.find((it) => it.id === id);
    if (exercise?.kind !== "output" && exercise?.kind !== "program") continue;
    const { run } = await runnerOf(exercise.language);
    const found = await runGraded(its, run, (reason) => complain(`exercise ${id}: ${reason}`));
    if (found) printed[id] = found;
  }
  for (const [id, file] of programFiles) {
    for (const locale of locales) {
      const thing = lesson.text[locale].things[id];
      if (!thing || !("program" in thing)) continue;
      const fault = await tryThing(thing, file, await runnerOf(languageOf(file)));
      if (fault) complain(`${file} (${locale}) ${fault}`);
    }
  }
  return printed;
}

async function keep(file: string, printed: Printed): Promise<void> {
  const isEmpty = Object.keys(printed).length === 0;
  if (isEmpty) return rm(file, { force: true });
  const text = `${JSON.stringify(printed, null, 2)}\n`;
  const before = await readFile(file, "utf8").catch(() => "");
  if (before !== text) await writeFile(file, text);
}
