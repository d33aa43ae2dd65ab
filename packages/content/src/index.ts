export { blogFaults } from "./blog/blog-faults.ts";
export { type BlogSource, readBlog } from "./blog/read-blog.ts";
export { type DemoClassSource, readClasses } from "./classes/read-classes.ts";
export { type ForumSource, readForum } from "./forum/read-forum.ts";
export { atHeadings } from "./headings.ts";
export type {
  BlockSource,
  CourseSource,
  ExerciseSource,
  LessonSource,
  LessonText,
} from "./lessons/lesson.ts";
export { readCourses } from "./lessons/read-courses.ts";
export type { PracticeTestSource } from "./practice-tests/practice-test.ts";
export { readPracticeTests } from "./practice-tests/read-practice-tests.ts";
export { type PracticePaper, withoutAnswers } from "./practice-tests/without-answers.ts";
export { problemFaults } from "./problem-faults.ts";
export { readWeeklyProblems } from "./read-weekly-problems.ts";
export type { WeeklyProblemSource } from "./weekly-problem.ts";
