import { DAY_MS } from "@dripstone/contract/durations";
import type { ClassAtWork } from "@dripstone/contract/homework/grading/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { isNewest } from "../reading/handed-in.ts";
import { hasWork } from "./has-work.ts";
import { asksForHomework, missingIn, presentMissing } from "./missing.ts";

/** Who has not handed in by then will not. */
const MISSED_DAYS = 14;
const CLASSES_MAX = 100;

/**
 * What waits in the classes with which somebody works, those where most waits first. Who has not handed in is told of the week that was due last and
 * asked for homework, for two weeks; a class with nothing to do is left out.
 */
export async function readAtWork(
  db: Database,
  { user }: Pick<Caller, "user">,
  { language, now }: { language: Locale; now: Date },
): Promise<ClassAtWork[]> {
  const rows = await db
    .selectFrom("classes as class")
    .innerJoin("programs as program", "program.id", "class.programId")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("lessons as lesson")
          .whereRef("lesson.classId", "=", "class.id")
          .where("lesson.dueAt", "<=", now)
          .where("lesson.dueAt", ">", new Date(now.getTime() - MISSED_DAYS * DAY_MS))
          .where(asksForHomework)
          .orderBy("lesson.dueAt", "desc")
          .limit(1)
          .select(["lesson.week", "lesson.dueAt"])
          .as("due"),
      (join) => join.onTrue(),
    )
    .$if(user.role !== "admin", (query) => query.where("class.teacherId", "=", user.id))
    .where("class.state", "<>", "draft")
    .where((eb) => eb.or([eb("due.week", "is not", null), hasWork(user.id)]))
    .select(["class.id", "due.week", "due.dueAt"])
    .select(missingIn(sql.ref("class.id"), sql.ref("due.week")).as("missing"))
    .select([
      classTitle.as("name"),
      sql<number>`(select count(*)::integer from class_places where class_id = class.id and state = 'taken')`.as(
        "students",
      ),
      countOf(user.id, sql`homework.graded_at is null`).as("waiting"),
      countOf(user.id, sql`homework.graded_at is not null`).as("graded"),
    ])
    .orderBy("waiting", "desc")
    .orderBy("class.id")
    .limit(CLASSES_MAX)
    .execute();
  return rows
    .map(({ id, name, waiting, graded, week, dueAt, students, missing }) => ({
      ...{ id, name: name[language], waiting, graded },
      due:
        week === null || dueAt === null
          ? null
          : { week, dueAt: dueAt.toISOString(), students, missing: presentMissing(missing) },
    }))
    .filter(({ waiting, graded, due }) => waiting > 0 || graded > 0 || (due?.missing.length ?? 0) > 0);
}

/** A lesson whose teacher has asked for some, or for which somebody has handed in some. */
/** Of what is not returned, and not one's own. */
const countOf = (userId: string, condition: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::integer from homework
  where homework.class_id = class.id and homework.returned_at is null and homework.user_id <> ${userId}
    and ${condition} and ${isNewest}
)`;
