import { setImmediate } from "node:timers/promises";
import { askedFor } from "@dripstone/checker";
import type { CourseSource, ExerciseSource, LessonSource } from "@dripstone/content";
import type { AskedExercise, Lesson, LessonBlock } from "@dripstone/contract/lessons/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { html } from "../html.ts";
import { mixedItems, mixedPartners } from "./mixed-exercise.ts";
import { presentLessonFacts } from "./present-course.ts";

/** A lesson as everybody sees it. Each part is named, so that keys, hints and solutions never slip in. */
export async function presentLesson(course: CourseSource, lesson: LessonSource, language: Locale): Promise<Lesson> {
  const { parts, things, exercises } = lesson.text[language];
  const place = course.lessons.indexOf(lesson);
  const neighbor = (other: LessonSource | undefined) => (other ? presentLessonFacts(other, language) : null);
  const asked: AskedExercise[] = [];
  for (const exercise of exercises) {
    asked.push(presentExercise(lesson, exercise));
    // A whole lesson of formulas takes long, the first time; others are served in between.
    await setImmediate();
  }
  return {
    ...presentLessonFacts(lesson, language),
    parts: parts.map(({ part, title, blocks }) => ({
      part,
      title,
      blocks: blocks.map(
        (block): LessonBlock => (block.kind === "prose" ? { kind: "prose", html: html(block.markdown) } : block),
      ),
    })),
    exercisesAsked: asked,
    things,
    before: neighbor(course.lessons[place - 1]),
    after: neighbor(course.lessons[place + 1]),
  };
}

function presentExercise(lesson: LessonSource, exercise: ExerciseSource): AskedExercise {
  const { id, words } = exercise;
  const asked = { id, promptHtml: html(words.prompt), hints: words.hints.length };
  switch (exercise.kind) {
    case "answer":
      return { ...asked, kind: "answer", letters: exercise.rubric.letters ?? [], asks: askedFor(exercise.rubric) };
    case "choice":
      return { ...asked, kind: "choice", options: exercise.options.map(html), several: exercise.right.length > 1 };
    case "order":
      return { ...asked, kind: "order", items: mixedItems(lesson, exercise).map(({ item }) => html(item)) };
    case "match": {
      const left = exercise.pairs.map((pair) => html(pair.left));
      return { ...asked, kind: "match", left, right: mixedPartners(lesson, exercise).map(({ item }) => html(item)) };
    }
    case "output":
      return { ...asked, kind: "output", language: exercise.language, program: exercise.program };
    case "program": {
      const { language, start, inputs, printed } = exercise;
      return { ...asked, kind: "program", language, start, inputs, example: printed[0] ?? "" };
    }
  }
}
