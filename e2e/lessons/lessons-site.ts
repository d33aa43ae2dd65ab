import type { CourseSource } from "@dripstone/content";
import { type Course, courses } from "@dripstone/contract/lessons/courses";
import { noteChanges } from "../../apps/server/src/changes/announce.ts";
import { keepCourses } from "../../apps/server/src/features/lessons/courses/seed-courses.ts";
import { lessonNamed } from "../../apps/server/src/features/lessons/testing/courses.ts";
import type { Site } from "../site.ts";

/** A lesson with an exercise of each kind, and a second one after it. */
export const COURSE: Course = "amc8";
export const FIRST = "lamps";
export const SECOND = "drops";

/** The exercises of such a lesson, by their numbers on its page. */
export const numbers = { gap: 1, pick: 2, pickTwo: 3, lineUp: 4, pairs: 5, prints: 6, yourTurn: 7 } as const;

/** Puts the two lessons in the place of the school's own, before any page was opened. */
export async function plantLessons({ db }: Site): Promise<void> {
  const all = courses.map((course): CourseSource => {
    const text = { description: "About it", credits: "None", prerequisites: ["Reading"], skills: ["Counting"] };
    return {
      ...{ course, level: "beginner", ages: { from: 9, to: 12 }, price: 0, startsOn: "2026-02-01", endsOn: null },
      text: { en: { title: `Course ${course}`, ...text }, ch: { title: `课程 ${course}`, ...text } },
      lessons: course === COURSE ? [lessonNamed(course, FIRST, 1), lessonNamed(course, SECOND, 2)] : [],
    };
  });
  await noteChanges(() => keepCourses(db, all));
}
