import type { HomeworkClass } from "@dripstone/contract/homework/payloads";

/** The week whose homework is due next; the last one, when all are over. */
export function soonestWeek(chosen: HomeworkClass | undefined): number {
  const weeks = chosen?.weeks ?? [];
  const next = weeks.find(({ dueAt }) => Date.parse(dueAt) > Date.now());
  return (next ?? weeks.at(-1))?.week ?? 1;
}
