import type { Database } from "../../../../database/connect.ts";
import { holdDeadlines } from "../../../../roster/hold-deadlines.ts";
import { refuseIfHeld } from "../in-use.ts";
import { revise } from "../revise.ts";
import type { Planned } from "./plan-anew.ts";
import type { StandingLesson } from "./standing-lessons.ts";

type Plan = { classId: string; planned: readonly Planned[]; standing: readonly StandingLesson[]; now: Date };

/**
 * Writes down what was planned. Homework is due when the next lesson begins, or a week after the last; but what was set already is due when it was
 * said to be.
 */
export async function keepPlan(transaction: Database, { classId, planned, standing, now }: Plan): Promise<void> {
  await holdDeadlines(transaction, classId);
  const begins = planned.flatMap(({ week, after }) => (after ? [{ week, at: after.startsAt }] : []));
  const nextAfter = (week: number) => begins.find((other) => other.week > week)?.at;
  for (const { week, after, kept } of planned) {
    const lesson = standing.find((other) => other.week === week);
    const of = transaction.updateTable("lessons").where("classId", "=", classId).where("week", "=", week);
    if (!after) {
      await transaction.deleteFrom("lessons").where("classId", "=", classId).where("week", "=", week).execute();
    } else if (!lesson) {
      const { startsAt, endsAt } = after;
      const dueAt = nextAfter(week) ?? after.weekLater ?? endsAt;
      await transaction
        .insertInto("lessons")
        .values({ classId, week, startsAt, endsAt, dueAt, solutionFrom: dueAt, revisedAt: now })
        .execute();
    } else {
      const { startsAt, endsAt } = after;
      const wasNext = standing.find((other) => other.week > week)?.startsAt;
      const follows = kept === null || (!lesson.hasHomework && lesson.dueAt.getTime() === wasNext?.getTime());
      const dueAt = (follows && (nextAfter(week) ?? after.weekLater)) || lesson.dueAt;
      const withDue = lesson.solutionFrom.getTime() === lesson.dueAt.getTime();
      const solutionFrom = withDue || lesson.solutionFrom < dueAt ? dueAt : lesson.solutionFrom;
      const isSame = [
        [startsAt, lesson.startsAt],
        [endsAt, lesson.endsAt],
        [dueAt, lesson.dueAt],
        [solutionFrom, lesson.solutionFrom],
      ].every(([one, other]) => one?.getTime() === other?.getTime());
      if (isSame) continue;
      await of
        .set(({ eb }) => ({ startsAt, endsAt, dueAt, solutionFrom, version: eb("version", "+", 1), revisedAt: now }))
        .execute();
    }
  }
  if (planned.every(({ before, after }) => !before || after)) return;
  await refuseIfHeld(transaction, "CLASS_IN_USE");
  await revise(transaction, { class: classId }, now);
}
