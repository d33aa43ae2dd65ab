import type { weeklyPlanEndpoints } from "@dripstone/contract/weekly-problem/desk/plan-endpoints";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { closeWeek } from "./close-week.ts";
import { planWeek } from "./plan-week.ts";
import { presentPlan } from "./present-plan.ts";
import { readPlan } from "./read-plan.ts";
import { unplanWeek } from "./unplan-week.ts";

export function weeklyPlanRoutes({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof weeklyPlanEndpoints> {
  const within = (transaction: Database) => ({ db: transaction, clock });
  return {
    "GET /weekly-problem-plan": async ({ query: { language } }) => presentPlan(await readPlan(db, clock()), language),

    "PUT /weekly-problem-plan/{week}": (call) =>
      call.once(async (transaction) => {
        const plan = await planWeek(within(transaction), call, { ...call.params, ...call.body });
        return presentPlan(plan, call.query.language);
      }),

    "DELETE /weekly-problem-plan/{week}": (call) =>
      call.once(async (transaction) =>
        presentPlan(await unplanWeek(within(transaction), call, call.params), call.query.language),
      ),

    "POST /weekly-problem-plan/{week}/close": (call) =>
      call.once(async (transaction) =>
        presentPlan(await closeWeek(within(transaction), call, call.params), call.query.language),
      ),
  };
}
