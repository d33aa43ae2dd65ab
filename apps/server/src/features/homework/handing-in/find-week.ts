import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { isIn } from "../../../roster/is-in.ts";

type Week = { userId: string; classId: string; week: number };

/** Until when somebody's homework for a week is on time; refuses a class in which they are not, and a week that it does not have. */
export async function findWeek(transaction: Database, { userId, classId, week }: Week): Promise<{ dueAt: Date }> {
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
    .select(["lesson.dueAt", "extension.dueAt as extendedTo"])
    .executeTakeFirst();
  if (!found) throw new ApiError("INVALID_INPUT", { fields: { week: { code: "WEEK_NOT_IN_CLASS" } } });
  const { dueAt, extendedTo } = found;
  return { dueAt: extendedTo !== null && extendedTo > dueAt ? extendedTo : dueAt };
}
