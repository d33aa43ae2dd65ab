export { problemFaults } from "./problem-faults.ts";
export { readWeeklyProblems } from "./read-weekly-problems.ts";
export type { WeeklyProblemSource } from "./weekly-problem.ts";
