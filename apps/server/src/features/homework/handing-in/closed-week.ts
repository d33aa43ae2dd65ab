import type { ClosedWeek } from "@dripstone/contract/homework/payloads";
import type { LessonOfMine } from "../../../roster/classes-of.ts";

/**
 * Why nothing can be handed in for a week yet; null where it can. Families may work ahead as soon as a week's homework is set, and do it all the same
 * when its lesson is canceled.
 */
export function closedWeek({ startsAt, canceled, homeworkSet }: LessonOfMine, now: Date): ClosedWeek | null {
  if (homeworkSet) return null;
  if (canceled) return "canceled";
  return startsAt > now ? "not-yet" : null;
}
