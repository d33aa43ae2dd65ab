import type { ParsedRequestOf } from "@dripstone/contract";
import type { GradingDesk } from "@dripstone/contract/homework/grading/payloads";
import { sql } from "kysely";
import { wallTimeOf } from "../../../calendar/wall-time.ts";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { teaches } from "../../../roster/teaches.ts";
import { handedIn } from "../reading/handed-in.ts";
import { queued } from "./handed-in-to.ts";
import { readGrading } from "./read-grading.ts";

type View = ParsedRequestOf<"GET /homework/{id}/grading">["query"] & { id: string; now: Date };

/** The teacher's part of a hand-in, with what stands before and behind it in the queue that one works through. */
export async function readDesk(
  db: Database,
  caller: Pick<Caller, "user">,
  { id, ...view }: View,
): Promise<GradingDesk> {
  const row = await handedIn(db)
    .where("homework.id", "=", id)
    .select([wallTimeOf(sql.ref("lesson.dueAt")).as("weekDueAt"), "extension.reason"])
    .select(wallTimeOf(sql.ref("extension.dueAt")).$castTo<string | null>().as("extendedTo"))
    .executeTakeFirst();
  if (!row || !(await teaches(db, caller.user, row.classId))) throw new ApiError("NOT_FOUND");
  // What is not returned is not told of to whose homework it is, whoever they are.
  if (row.userId === caller.user.id) throw new ApiError("NOT_ALLOWED");
  const queue = queued(db, caller, view);
  const beside = (direction: "before" | "after") => {
    const isAhead = (direction === "after") === (view.sort === "oldest");
    return queue
      .select("homework.id")
      .where("homework.number", isAhead ? ">" : "<", row.number)
      .orderBy("homework.number", isAhead ? "asc" : "desc")
      .limit(1)
      .executeTakeFirst();
  };
  const [grading, previous, next, { total }] = await Promise.all([
    readGrading(db, id),
    beside("before"),
    beside("after"),
    queue.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const { userId: user, studentName: name, extendedTo, reason, weekDueAt } = row;
  return {
    ...grading,
    student: { user, name },
    extension: extendedTo === null ? null : { dueAt: extendedTo, reason: reason ?? "" },
    ...{ weekDueAt, total, previous: previous?.id ?? null, next: next?.id ?? null },
  };
}
