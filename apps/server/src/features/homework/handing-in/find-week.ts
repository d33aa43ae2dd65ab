import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import type { LessonOfMine } from "../../../roster/classes-of.ts";
import { isIn } from "../../../roster/is-in.ts";

type Week = { userId: string; classId: string; week: number };

type Found = LessonOfMine & { dueAt: Date };

/** A week of a class, and until when somebody's homework is on time; refuses a class in which they are not, and a week that it does not have. */
export async function findWeek(transaction: Database, { userId, classId, week }: Week): Promise<Found> {
  if (!(await isIn(transaction, userId, classId))) {
    throw new ApiError("INVALID_INPUT", { fields: { class: { code: "CLASS_NOT_YOURS" } } });
  }
  const found = await transaction
    .selectFrom("lessons as lesson")
    .leftJoin("homeworkExtensions as extension", (join) =>
      join
        .onRef("extension.classId", "=", "lesson.classId")
        .onRef("extension.week", "=", "lesson.week")
        .on("extension.userId", "=", userId),
    )
    .where("lesson.classId", "=", classId)
    .where("lesson.week", "=", week)
    .select(["lesson.dueAt", "lesson.startsAt", "lesson.canceled", "extension.dueAt as extendedTo"])
    .select(({ eb }) => eb("lesson.homework", "is not", null).$castTo<boolean>().as("homeworkSet"))
    .executeTakeFirst();
  if (!found) throw new ApiError("INVALID_INPUT", { fields: { week: { code: "WEEK_NOT_IN_CLASS" } } });
  const { dueAt, extendedTo, ...lesson } = found;
  return { ...lesson, dueAt: extendedTo !== null && extendedTo > dueAt ? extendedTo : dueAt };
}
