import type { weeklyPlanEndpoints } from "@dripstone/contract/weekly-problem/desk/plan-endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { closeWeek } from "./close-week.ts";
import { planWeek } from "./plan-week.ts";
import { presentPlan } from "./present-plan.ts";
import { readPlan } from "./read-plan.ts";
import { unplanWeek } from "./unplan-week.ts";

export function weeklyPlanRoutes({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof weeklyPlanEndpoints> {
  const deps = { db, clock };
  return {
    "GET /weekly-problem-plan": async ({ query: { language } }) => presentPlan(await readPlan(db, clock()), language),

    "PUT /weekly-problem-plan/{week}": async (call) =>
      presentPlan(await planWeek(deps, call, { ...call.params, ...call.body }), call.query.language),

    "DELETE /weekly-problem-plan/{week}": async (call) =>
      presentPlan(await unplanWeek(deps, call, call.params), call.query.language),

    "POST /weekly-problem-plan/{week}/close": async (call) =>
      presentPlan(await closeWeek(deps, call, call.params), call.query.language),
  };
}
