import type { weeklyReportEndpoints } from "@dripstone/contract/weekly-problem/desk/report-endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { listAttempts } from "./list-attempts.ts";
import { presentAttempt, presentReport } from "./present-report.ts";
import { readReport } from "./read-report.ts";

export function weeklyReportRoutes({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof weeklyReportEndpoints> {
  return {
    "GET /weekly-problem-rounds/{week}": async ({ params: { week }, query: { language } }) =>
      presentReport(await readReport(db, week, clock()), language),

    "GET /weekly-problem-rounds/{week}/attempts": async ({ params: { week }, query }) => {
      const { items, ...page } = await listAttempts(db, { week, ...query }, clock());
      return { ...page, items: items.map(presentAttempt) };
    },
  };
}
