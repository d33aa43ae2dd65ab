import type { HomeworkClass } from "@dripstone/contract/homework/payloads";

/** Of those for which something can be handed in, the week whose homework is due next, or the last one when all are over; before that the week that opens next. */
export function soonestWeek(chosen: HomeworkClass | undefined): number {
  const weeks = chosen?.weeks ?? [];
  return (dueNext(weeks) ?? weeks.findLast(isOpen) ?? weeks.find(isToOpen) ?? weeks[0])?.week ?? 1;
}

/** The class whose homework is due next; where nothing is, one for which something can still be handed in, and then the one that begins next. */
export function soonestClass(classes: readonly HomeworkClass[]): HomeworkClass | undefined {
  const first = (of: (weeks: Weeks) => Weeks[number] | undefined, instant: "dueAt" | "startsAt") =>
    classes
      .flatMap((it) => ({ it, week: of(it.weeks) }))
      .filter(({ week }) => week !== undefined)
      .sort((a, b) => Date.parse(a.week?.[instant] ?? "") - Date.parse(b.week?.[instant] ?? ""));
  const due = first(dueNext, "dueAt")[0];
  const over = first((weeks) => weeks.findLast(isOpen), "dueAt").at(-1);
  const toOpen = first((weeks) => weeks.find(isToOpen), "startsAt")[0];
  return (due ?? over ?? toOpen)?.it ?? classes[0];
}

type Weeks = HomeworkClass["weeks"];

const isOpen = ({ closed }: Weeks[number]) => closed === null;
const isToOpen = ({ closed }: Weeks[number]) => closed === "not-yet";
const dueNext = (weeks: Weeks) => weeks.find((week) => isOpen(week) && Date.parse(week.dueAt) > Date.now());
