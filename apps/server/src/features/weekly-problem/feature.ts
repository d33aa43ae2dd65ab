import type { Feature } from "../../feature.ts";
import { hourly } from "../../jobs/hourly.ts";
import { weeklyPlanRoutes } from "./desk/plan-routes.ts";
import { weeklyReportRoutes } from "./desk/report-routes.ts";
import { weeklyDeskRoutes } from "./desk/routes.ts";
import { forgetTrials } from "./forget-trials.ts";
import { openWeek } from "./open-week.ts";
import { weeklyProblemData } from "./personal-data.ts";
import { weeklyProblemRoutes } from "./routes.ts";
import { seedDemoWeeks } from "./seed-demo.ts";
import { seedWeeklyProblems } from "./seed-problems.ts";
import { takeOverTrials } from "./take-over-trials.ts";

export const weeklyProblem: Feature = {
  name: "weekly-problem",
  routes: (deps) => ({
    ...weeklyProblemRoutes(deps),
    ...weeklyDeskRoutes(deps),
    ...weeklyPlanRoutes(deps),
    ...weeklyReportRoutes(deps),
  }),
  joined: takeOverTrials,
  personalData: weeklyProblemData,
  chores: [hourly("open-week", openWeek), hourly("forget-trials", forgetTrials)],
  seeds: [seedWeeklyProblems, seedDemoWeeks],
};
