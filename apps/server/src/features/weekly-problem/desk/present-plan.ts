import type { Locale } from "@dripstone/contract/locale";
import type { PlannedWeek } from "@dripstone/contract/weekly-problem/desk/payloads";
import { titleIn } from "./present.ts";
import type { PlannedRow } from "./read-plan.ts";

export function presentPlan(weeks: readonly PlannedRow[], language: Locale): PlannedWeek[] {
  return weeks.map(({ week, startsAt, endsAt, state, problem }) => ({
    week,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state,
    problem: problem && { ...problem, title: titleIn(problem.titles, language) },
  }));
}
