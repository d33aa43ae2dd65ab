import type { CourseSource, LessonSource, LessonText } from "@dripstone/content";
import { type Course, courses } from "@dripstone/contract/lessons/courses";
import { noteChanges } from "../../apps/server/src/changes/announce.ts";
import { keepCourses } from "../../apps/server/src/features/lessons/courses/seed-courses.ts";
import { lessonNamed } from "../../apps/server/src/features/lessons/testing/courses.ts";
import type { Site } from "../site.ts";

/** Lessons with an exercise of each kind. */
export const COURSE: Course = "amc8";
export const FIRST = "lamps";
export const SECOND = "drops";
/** One without anything to touch, to drag, or to run. */
export const PLAIN = "plain";

/** The exercises of such a lesson, by their numbers on its page. */
export const numbers = { gap: 1, pick: 2, pickTwo: 3, lineUp: 4, pairs: 5, prints: 6, yourTurn: 7 } as const;

/** Puts these lessons in the place of the school's own, before any page was opened. */
export async function plantLessons({ db }: Site): Promise<void> {
  const all = courses.map((course): CourseSource => {
    const text = { description: "About it", credits: "None", prerequisites: ["Reading"], skills: ["Counting"] };
    return {
      ...{ course, level: "beginner", ages: { from: 9, to: 12 }, price: 0, startsOn: "2026-02-01", endsOn: null },
      text: { en: { title: `Course ${course}`, ...text }, ch: { title: `课程 ${course}`, ...text } },
      lessons: course === COURSE ? [lessonNamed(course, FIRST, 1), lessonNamed(course, SECOND, 2), plain(course)] : [],
    };
  });
  await noteChanges(() => keepCourses(db, all));
}

function plain(course: Course): LessonSource {
  const lesson = lessonNamed(course, PLAIN, 3);
  const without = (text: LessonText): LessonText => {
    const exercises = text.exercises.filter(({ kind }) => kind !== "order" && kind !== "program");
    const parts = text.parts.map((part) => ({
      ...part,
      blocks: part.blocks.filter(
        (block) =>
          block.kind === "prose" || (block.kind === "ask" && exercises.some(({ id }) => id === block.exercise)),
      ),
    }));
    return { ...text, exercises, parts, things: {} };
  };
  return { ...lesson, text: { en: without(lesson.text.en), ch: without(lesson.text.ch) } };
}
