export { readWeeklyProblems } from "./read-weekly-problems.ts";
export type { ProblemText, Rubric, WeeklyProblemSource } from "./weekly-problem.ts";
