import type { Feature } from "../../feature.ts";
import { weeklyProblemData } from "./personal-data.ts";
import { weeklyProblemRoutes } from "./routes.ts";
import { seedDemoWeeks } from "./seed-demo.ts";
import { seedWeeklyProblems } from "./seed-problems.ts";

export const weeklyProblem: Feature = {
  name: "weekly-problem",
  routes: weeklyProblemRoutes,
  personalData: weeklyProblemData,
  seeds: [seedWeeklyProblems, seedDemoWeeks],
};
