import type { Feature } from "../../feature.ts";
import { hourly } from "../../jobs/hourly.ts";
import { weeklyPlanRoutes } from "./desk/plan-routes.ts";
import { weeklyReportRoutes } from "./desk/report-routes.ts";
import { weeklyDeskRoutes } from "./desk/routes.ts";
import { weeklyNotices } from "./explanations/notices.ts";
import { explanationRoutes } from "./explanations/routes.ts";
import { explanationsWaiting } from "./explanations/waiting.ts";
import { forgetTrials } from "./forget-trials.ts";
import { givenAway } from "./giving-away/given-away.ts";
import { openProblems } from "./giving-away/open-problems.ts";
import { weeklyMails } from "./mailing/kinds.ts";
import { writeWeeklyMails } from "./mailing/mails.ts";
import { openWeek } from "./open-week.ts";
import { weeklyProblemData } from "./personal-data.ts";
import { remind } from "./reminder/remind.ts";
import { weeklyProblemRoutes } from "./routes.ts";
import { seedDemoWeeks } from "./seed-demo.ts";
import { seedWeeklyProblems } from "./seed-problems.ts";
import { weeklyPart } from "./sitemap-part.ts";
import { closedSource } from "./sources/closed-source.ts";
import { CLOSED_PROBLEM, indexClosed } from "./sources/index-closed.ts";
import { takeOverTrials } from "./take-over-trials.ts";

export const weeklyProblem: Feature = {
  name: "weekly-problem",
  routes: (deps) => ({
    ...weeklyProblemRoutes(deps),
    ...weeklyDeskRoutes(deps),
    ...weeklyPlanRoutes(deps),
    ...weeklyReportRoutes(deps),
    ...explanationRoutes(deps),
  }),
  mails: { kinds: weeklyMails, writers: writeWeeklyMails },
  notices: weeklyNotices,
  joined: takeOverTrials,
  givenAway,
  openProblems,
  sources: (deps) => [closedSource(deps)],
  found: (deps) => [{ ...closedSource(deps), kind: "problem", documents: [CLOSED_PROBLEM] }],
  waiting: explanationsWaiting,
  sitemap: weeklyPart,
  personalData: weeklyProblemData,
  chores: [
    hourly("open-week", openWeek),
    hourly("index-closed", indexClosed),
    hourly("forget-trials", forgetTrials),
    // Who was not up at eight, or could not reach an address then, has until Tuesday ends.
    { name: "remind", schedule: "*/10 * * * 1,2", work: remind },
  ],
  seeds: [seedWeeklyProblems, seedDemoWeeks],
};
