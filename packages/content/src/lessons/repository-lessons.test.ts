import { access, readdir } from "node:fs/promises";
import { checkAnswer, type Rubric } from "@dripstone/checker";
import { locales } from "@dripstone/contract/locale";
import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import { choiceValue } from "../testing/choice-value.ts";
import type { LessonRecomputation } from "../testing/lesson-recomputation.ts";
import type { ExerciseSource, LessonSource, LessonText } from "./lesson.ts";
import { readCourses } from "./read-courses.ts";

const courses = await readCourses(new URL("../../../../content/", import.meta.url));
const lessons = courses.flatMap((course) => course.lessons);
const named = lessons.map((lesson) => ({ name: `${lesson.course}/${lesson.slug}`, lesson }));

const recomputedFolder = new URL("../recomputed-lessons/", import.meta.url);
const recomputed = new Map<string, LessonRecomputation>();
for (const { course } of courses) {
  const folder = new URL(`${course}/`, recomputedFolder);
  const files = await access(folder).then(
    () => readdir(folder),
    () => [],
  );
  for (const file of files) {
    const slug = file.replace(/\.ts$/, "");
    const { recomputation }: { recomputation: LessonRecomputation } = await import(
      `../recomputed-lessons/${course}/${slug}.ts`
    );
    recomputed.set(`${course}/${slug}`, recomputation);
  }
}

it("has no recomputation of a lesson that is not there", () => {
  const names = new Set(named.map(({ name }) => name));
  expect([...recomputed.keys()].filter((name) => !names.has(name))).toEqual([]);
});

describe.each(named)("the lesson $name", ({ name, lesson }) => {
  const its = recomputed.get(name) ?? {};

  it("has every answer that can be computed recomputed, and nothing else", () => {
    const due = lesson.text.en.exercises.filter((exercise) => isComputed(lesson, exercise)).map(({ id }) => id);
    expect(Object.keys(its).sort()).toEqual(due.sort());
  });

  it("has keys that are what is recomputed, and slips that lead where they are foreseen", () => {
    for (const exercise of lesson.text.en.exercises) {
      const recomputation = its[exercise.id];
      if (!recomputation) continue;
      const { answer, slips } = recomputation;
      const found = answer();
      if (exercise.kind === "answer") {
        const rubric: Rubric = exercise.rubric;
        expect([exercise.id, found, checkAnswer(String(found), rubric).verdict]).toEqual([exercise.id, found, "equal"]);
        const codes = (rubric.foreseen ?? []).map(({ feedback }) => feedback);
        expect([exercise.id, Object.keys(slips).sort()]).toEqual([exercise.id, [...new Set(codes)].sort()]);
        for (const [feedback, slip] of Object.entries(slips))
          expect([slip, checkAnswer(String(slip), rubric)]).toEqual([slip, expect.objectContaining({ feedback })]);
      }
      if (exercise.kind === "choice") {
        const standing = exercise.options.flatMap((option, index) => (isSame(option, found) ? [index] : []));
        expect([exercise.id, found, standing]).toEqual([exercise.id, found, exercise.right]);
        for (const [number, slip] of Object.entries(slips))
          expect([exercise.id, isSame(exercise.options[Number(number) - 1] ?? "", slip)]).toEqual([exercise.id, true]);
      }
    }
  });

  it("has keys that are read and accepted", () => {
    for (const exercise of lesson.text.en.exercises) {
      if (exercise.kind !== "answer") continue;
      for (const key of exercise.rubric.keys)
        expect([key, checkAnswer(key, exercise.rubric as Rubric).verdict]).toEqual([key, "equal"]);
    }
  });

  it("has the same numbers to choose from in both languages", () => {
    for (const [index, exercise] of lesson.text.en.exercises.entries()) {
      const other = lesson.text.ch.exercises[index];
      if (exercise.kind !== "choice" || other?.kind !== "choice") continue;
      expect(other.options.map(choiceValue)).toEqual(exercise.options.map(choiceValue));
    }
  });

  it.each(locales)("is set without a faulty formula, and has nothing left to do (%s)", (locale) => {
    for (const part of textsOf(lesson.text[locale])) {
      const html = renderMarkdown(part, { figures: true });
      expect(html).not.toContain("math-error");
      expect(part).not.toMatch(/\bTODO\b|\bFIXME\b|待补/);
    }
  });

  it.each(locales)("leaves no hint that tells the answer (%s)", (locale) => {
    for (const exercise of lesson.text[locale].exercises) {
      if (exercise.kind !== "answer") continue;
      for (const hint of exercise.words.hints) {
        const said = [...hint.matchAll(/\$([^$]+)\$/g)].map(([, formula = ""]) => formula);
        const told = said.filter((formula) => checkAnswer(formula, exercise.rubric as Rubric).verdict === "equal");
        expect([exercise.id, told]).toEqual([exercise.id, []]);
      }
    }
  });

  it("keeps Chinese out of English prose, where it teaches none", () => {
    if (lesson.course === "chinese" || lesson.course === "english") return;
    for (const part of textsOf(lesson.text.en)) expect(part).not.toMatch(/\p{Script=Han}/u);
  });
});

/** In mathematics: what is graded by the checker, and the choices that are numbers. */
function isComputed({ course }: LessonSource, exercise: ExerciseSource): boolean {
  if (course !== "amc8" && course !== "amc10") return false;
  if (exercise.kind === "answer") return true;
  return (
    exercise.kind === "choice" &&
    exercise.right.length === 1 &&
    choiceValue(exercise.options[exercise.right[0] ?? 0] ?? "") !== undefined
  );
}

function isSame(option: string, found: number | string): boolean {
  const value = choiceValue(option);
  return typeof found === "number" && value !== undefined ? Math.abs(value - found) < 1e-9 : option === String(found);
}

function textsOf({ parts, exercises }: LessonText): string[] {
  return [
    ...parts.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "prose" ? [block.markdown] : []))),
    ...exercises.flatMap((exercise) => {
      const { prompt, hints, solution, feedback } = exercise.words;
      const listed =
        exercise.kind === "choice"
          ? exercise.options
          : exercise.kind === "order"
            ? exercise.items
            : exercise.kind === "match"
              ? exercise.pairs.flatMap(({ left, right }) => [left, right])
              : [];
      return [prompt, ...hints, solution, ...Object.values(feedback), ...listed];
    }),
  ];
}
