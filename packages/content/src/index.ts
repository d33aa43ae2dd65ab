export { type DemoClassSource, readClasses } from "./classes/read-classes.ts";
export { type ForumSource, readForum } from "./forum/read-forum.ts";
export { problemFaults } from "./problem-faults.ts";
export { readWeeklyProblems } from "./read-weekly-problems.ts";
export type { WeeklyProblemSource } from "./weekly-problem.ts";
