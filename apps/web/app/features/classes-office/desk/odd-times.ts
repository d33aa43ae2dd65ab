import type { ClassDesk, DeskLesson } from "@dripstone/contract/classes/office/desk";
import type { Locale } from "@dripstone/contract/locale";

type Times = Pick<DeskLesson, "week" | "startsAt" | "canceled">;

/** What nobody means in most cases, and may be meant: the office is told, and not kept from it. */
export type OddTime =
  | { what: "outside" }
  | { what: "inBreak"; name: Record<Locale, string> }
  | { what: "beforeWeek" | "afterWeek"; week: number };

/** What is odd about when a lesson is, all times by the school's clock. What is canceled is at no time. */
export function oddTimesOf(
  { week, startsAt, canceled }: Times,
  { days, lessons }: { days: ClassDesk["days"]; lessons: readonly Times[] },
): OddTime[] {
  const day = startsAt.slice(0, "2026-03-04".length);
  if (canceled || day === "") return [];
  const odd: OddTime[] = [];
  if (day < days.startsOn || day > days.endsOn) odd.push({ what: "outside" });
  const pause = days.breaks.find(({ from, to }) => from <= day && day <= to);
  if (pause) odd.push({ what: "inBreak", name: pause.name });
  const others = lessons.filter((other) => other.week !== week && !other.canceled);
  const passed = others.find((other) => other.week < week && other.startsAt > startsAt);
  if (passed) odd.push({ what: "beforeWeek", week: passed.week });
  const passing = others.find((other) => other.week > week && other.startsAt < startsAt);
  if (passing) odd.push({ what: "afterWeek", week: passing.week });
  return odd;
}
