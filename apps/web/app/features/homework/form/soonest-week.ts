import type { HomeworkClass } from "@dripstone/contract/homework/payloads";

/** Of those for which something can be handed in, the week whose homework is due next, or the last one when all are over; before that the week that opens next. */
export function soonestWeek(chosen: HomeworkClass | undefined): number {
  const weeks = chosen?.weeks ?? [];
  const open = weeks.filter(({ closed }) => closed === null);
  const next = open.find(({ dueAt }) => Date.parse(dueAt) > Date.now());
  const toOpen = weeks.find(({ closed }) => closed === "not-yet");
  return (next ?? open.at(-1) ?? toOpen ?? weeks[0])?.week ?? 1;
}
