import type { Feature } from "../../feature.ts";
import { lessonKinds, lessonSource } from "./courses/index-lessons.ts";
import { seedCourses } from "./courses/seed-courses.ts";
import { lessonsPart } from "./courses/sitemap-part.ts";
import { lessonsData } from "./personal-data.ts";
import { lessonRoutes } from "./routes.ts";
import { openExercises } from "./work/open-exercises.ts";

export const lessons: Feature = {
  name: "lessons",
  routes: lessonRoutes,
  openProblems: openExercises,
  sources: () => [lessonSource],
  found: () => [{ ...lessonSource, kind: "lesson", documents: lessonKinds }],
  sitemap: lessonsPart,
  personalData: lessonsData,
  seeds: [seedCourses],
};
