import type { keptLessons } from "@dripstone/contract/classes/office/payloads";
import type { Slot } from "./slots.ts";

/** A lesson as it stands. */
export type Standing = {
  week: number;
  startsAt: Date;
  endsAt: Date;
  monday: string;
  /** Whether homework is set for it, was handed in, or somebody has more time for it. */
  hasHomework: boolean;
  canceled: boolean;
  /** Whether it is at its class's time of the week. */
  regular: boolean;
};

type Times = Pick<Slot, "startsAt" | "endsAt">;

export type Planned = {
  week: number;
  before: Times | null;
  /** Null where there is no room for it. */
  after: (Times & { weekLater?: Date }) | null;
  kept: (typeof keptLessons)[number] | null;
};

type Plan = { weeks: number; lessons: readonly Standing[]; slots: readonly Slot[]; now: Date };

/**
 * What a timetable makes of the lessons of a class: one a week, in their order. What is past stays, and so does what has homework, was
 * canceled or was moved by hand; all others go to the next free week behind the one before them.
 */
export function planAnew({ weeks, lessons, slots, now }: Plan): Planned[] {
  const standing = new Map(lessons.map((lesson) => [lesson.week, lesson]));
  const free = slots.filter(({ startsAt }) => startsAt > now);
  const last = Math.max(weeks, ...lessons.map(({ week }) => week));
  const planned: Planned[] = [];
  let monday = "";
  for (let week = 1; week <= last; week += 1) {
    const lesson = standing.get(week);
    const kept = lesson ? reasonToKeep(lesson, now) : null;
    const bound = lessons.find((other) => other.week > week && other.regular && reasonToKeep(other, now))?.monday;
    const slot =
      week > weeks ? undefined : free.find((it) => it.monday > monday && (bound === undefined || it.monday < bound));
    const before = lesson ? { startsAt: lesson.startsAt, endsAt: lesson.endsAt } : null;
    if (lesson && (kept || (week <= weeks && !slot && bound !== undefined))) {
      planned.push({ week, before, after: before, kept: kept ?? "no-room" });
      // What was moved stands for the week from which it was moved.
      monday =
        lesson.regular || lesson.startsAt <= now
          ? lesson.monday > monday
            ? lesson.monday
            : monday
          : (slot?.monday ?? monday);
    } else if (slot) {
      planned.push({ week, before, after: slot, kept: null });
      monday = slot.monday;
    } else if (lesson) planned.push({ week, before, after: null, kept: null });
  }
  return planned;
}

function reasonToKeep({ startsAt, hasHomework, canceled, regular }: Standing, now: Date): Planned["kept"] {
  if (startsAt <= now) return "past";
  if (hasHomework) return "homework";
  if (canceled) return "canceled";
  return regular ? null : "moved";
}
