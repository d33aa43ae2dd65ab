import type { Planned } from "../office/planning/plan-anew.ts";

/** What is new about a lesson: it has another time, does not take place, does so after all, or is there no more. */
export type LessonChange = {
  week: number;
  what: "moved" | "canceled" | "restored" | "gone";
  startsAt: Date;
  endsAt: Date;
};

type Lesson = { startsAt: Date; endsAt: Date; canceled: boolean };

/** What students must know of a lesson that was changed; nothing of one that is past. */
export function changeOf(
  week: number,
  before: Lesson,
  { startsAt, endsAt, canceled }: Lesson,
  now: Date,
): LessonChange[] {
  if (startsAt <= now) return [];
  const of = (what: LessonChange["what"]): LessonChange[] => [{ week, what, startsAt, endsAt }];
  if (canceled) return before.canceled ? [] : of("canceled");
  if (before.canceled) return of("restored");
  const isSame = startsAt.getTime() === before.startsAt.getTime() && endsAt.getTime() === before.endsAt.getTime();
  return isSame ? [] : of("moved");
}

/** What they must know of a class that was planned anew. What was canceled stays where it is. */
export function changesOf(planned: readonly Planned[], now: Date): LessonChange[] {
  return planned.flatMap(({ week, before, after }) => {
    if (!before) return [];
    if (after) return changeOf(week, { ...before, canceled: false }, { ...after, canceled: false }, now);
    return before.startsAt > now ? [{ week, what: "gone" as const, ...before }] : [];
  });
}
