import type { ParsedRequestOf, ReplyOf } from "@dripstone/contract";
import type { QueueClass, WaitingHomework } from "@dripstone/contract/homework/grading/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { isCurrent } from "../../../roster/is-current.ts";
import { teaches } from "../../../roster/teaches.ts";
import { isNewest } from "../reading/handed-in.ts";
import { presentHomework } from "../reading/present.ts";
import { handedInTo, queued } from "./handed-in-to.ts";
import { hasWork } from "./has-work.ts";
import { asksForHomework, missingIn, presentMissing } from "./missing.ts";

type View = ParsedRequestOf<"GET /homework/queue">["query"] & { now: Date };

/** So many classes one may choose from; of more nobody grades. */
const CLASSES_MAX = 200;

/** A page of what was handed in, the classes with something to do from which one may choose, and who has not handed in for the week that was chosen. */
export async function readQueue(
  db: Database,
  caller: Pick<Caller, "user">,
  view: View,
): Promise<ReplyOf<"GET /homework/queue">> {
  const [page, { total }, classes, missing] = await Promise.all([
    pageOf(handedInTo(db, caller, view), queueOrders[view.sort], view),
    queued(db, caller, view)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    readClasses(db, caller, view),
    readMissing(db, caller, view),
  ]);
  return { ...page, items: page.items.map((row) => present(row, view.language)), total, classes, missing };
}

// A hand-in gets its number when it arrives.
const number = { column: sql`homework.number`, type: "integer" } as const;

const queueOrders: Record<View["sort"], Order> = {
  oldest: { keys: [number], direction: "asc" },
  newest: { keys: [number], direction: "desc" },
};

type Row = Awaited<ReturnType<ReturnType<typeof handedInTo>["executeTakeFirstOrThrow"]>>;

function present(row: Row, language: Locale): WaitingHomework {
  const { student, studentName, files, className } = row;
  const {
    id,
    number,
    class: classId,
    week,
    version,
    handedInAt,
    dueAt,
    late,
    state,
    grade,
    returnedAt,
    seen,
  } = presentHomework(row, { className: className[language], isOwn: false });
  return {
    ...{ id, number, class: classId, week, version, handedInAt, dueAt, late, state, grade, returnedAt, seen },
    ...{ className: className[language], studentName, student, files: files.length },
  };
}

async function readClasses(
  db: Database,
  { user }: Pick<Caller, "user">,
  { language, now, class: chosen }: View,
): Promise<QueueClass[]> {
  const rows = await db
    .selectFrom("classes as class")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .$if(user.role !== "admin", (query) => query.where("class.teacherId", "=", user.id))
    .where("class.state", "<>", "draft")
    .where((eb) => eb.or([isCurrent(now), hasWork(user.id), ...(chosen ? [eb("class.id", "=", chosen)] : [])]))
    .orderBy("semester.startsOn", "desc")
    .orderBy("class.id")
    .limit(CLASSES_MAX)
    .select(["class.id", "semester.name as semester"])
    .select([classTitle.as("name"), weeksFor(user.id, chosen).as("weeks")])
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name[language], semester: row.semester[language] },
    weeks: row.weeks.map(({ title, dueAt, ...week }) => ({
      ...week,
      title: title?.[language] ?? "",
      dueAt: new Date(dueAt).toISOString(),
    })),
  }));
}

type Week = { week: number; title: Record<Locale, string> | null; dueAt: string; waiting: number };

// What waits in each week is counted for one class only: for forty it costs more than all else.
const weeksFor = (userId: string, chosen: string | undefined) => sql<Week[]>`case
  when class.id = ${chosen ?? null}::uuid or count(*) over () = 1 then ${weeksOf(userId)}
  else '[]'
end`;

const weeksOf = (userId: string) => sql`coalesce((
  select json_agg(
    json_build_object('week', lesson.week, 'title', about.title, 'dueAt', lesson.due_at, 'waiting', (
      select count(*) from homework
      where homework.class_id = lesson.class_id and homework.week = lesson.week and homework.returned_at is null
        and homework.graded_at is null and homework.user_id <> ${userId} and ${isNewest}
    )) order by lesson.week
  )
  from lessons as lesson
  left join program_weeks as about on about.program_id = class.program_id and about.week = lesson.week
  where lesson.class_id = class.id
), '[]')`;

async function readMissing(db: Database, { user }: Pick<Caller, "user">, { class: classId, week }: View) {
  if (!classId || !week || !(await teaches(db, user, classId))) return null;
  const asked = await db
    .selectFrom("lessons as lesson")
    .where("lesson.classId", "=", classId)
    .where("lesson.week", "=", Number(week))
    .where(asksForHomework)
    .select(missingIn(sql.ref("lesson.classId"), sql.ref("lesson.week")).as("missing"))
    .executeTakeFirst();
  return asked ? presentMissing(asked.missing) : null;
}
