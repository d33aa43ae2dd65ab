import type { ExerciseSource, LessonSource } from "@dripstone/content";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { type Earned, keepExercise, settleLesson, touchLesson } from "./keep-work.ts";
import { readWork, type Work } from "./read-work.ts";

type GivenUp = { lesson: LessonSource; exercise: ExerciseSource };

/** Notes that a solution is shown; of what is solved it changes nothing. */
export function giveUp(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user: { id: userId } }: Pick<Caller, "user">,
  { lesson, exercise: { id: exercise } }: GivenUp,
): Promise<{ work: Work; earned: Earned }> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    const by = { userId, at: clock() };
    const work = await readWork(transaction, userId, { course: lesson.course, lesson: lesson.slug });
    const before = work?.exercises.find((it) => it.exercise === exercise);
    await touchLesson(transaction, by, lesson);
    if (before?.state !== "solved") {
      const { attempts, hints, answer } = before ?? { attempts: 0, hints: 0, answer: null };
      await keepExercise(transaction, by, lesson, { exercise, state: "shown", attempts, hints, answer });
    }
    return settleLesson(transaction, by, lesson);
  });
}
