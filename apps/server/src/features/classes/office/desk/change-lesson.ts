import type { DeskLesson, LessonPayload } from "@dripstone/contract/classes/office/desk";
import { sql } from "kysely";
import type { Audit } from "../../../../audit/audit.ts";
import { instantOf } from "../../../../calendar/wall-time.ts";
import { announce } from "../../../../changes/announce.ts";
import type { Database } from "../../../../database/connect.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { Caller } from "../../../../http/caller.ts";
import { ApiError } from "../../../../http/errors.ts";
import { holdDeadlines } from "../../../../roster/hold-deadlines.ts";
import { changeOf } from "../../telling/changes.ts";
import { tellOfLessons } from "../../telling/tell-of-lessons.ts";
import { fieldsChanged } from "../fields-changed.ts";
import { jsonOrNull } from "../json-or-null.ts";
import { refuseStrangers } from "../policy.ts";
import { readDeskLesson } from "./read-desk.ts";
import { refuseMisdated } from "./refuse-misdated.ts";

type Change = LessonPayload & { id: string; week: number };

/** Changes the version of a lesson that was seen: its time, whether it takes place, and what it brings and asks. */
export function changeLesson(
  deps: Pick<Deps, "db" | "clock" | "mail">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id, week, version, ...payload }: Change,
): Promise<DeskLesson> {
  const now = deps.clock();
  return inTransaction(deps.db, async (transaction) => {
    await refuseStrangers(transaction, user, id);
    // Whoever plans the class anew does so before, or sees what is written now.
    await transaction.selectFrom("classes").where("id", "=", id).select("id").forNoKeyUpdate().execute();
    const before = await readDeskLesson(transaction, { id, week }, now);
    if (before.version !== version) throw new ApiError("EDITED_MEANWHILE");
    await refuseMisdated(transaction, { id, before, to: { ...payload, version } });
    const { startsAt, minutes, canceled, dueAt, solutionFrom } = payload;
    const begins = instantOf(startsAt);
    const stood = await timesOf(transaction, id, week);
    await holdDeadlines(transaction, id);
    await transaction
      .updateTable("lessons")
      .set({
        ...{ canceled, startsAt: begins, endsAt: sql<Date>`${begins} + make_interval(mins => ${minutes}::integer)` },
        ...{ dueAt: instantOf(dueAt), solutionFrom: instantOf(solutionFrom), version: version + 1 },
        ...{ materials: jsonOrNull(payload.materials), homework: jsonOrNull(payload.homework) },
        ...{ solution: jsonOrNull(payload.solution), revisedAt: now },
      })
      .where("classId", "=", id)
      .where("week", "=", week)
      .execute();
    const changes = changeOf(week, stood, await timesOf(transaction, id, week), now);
    await tellOfLessons({ ...deps, db: transaction }, { classId: id, changes });
    await audit(transaction, { subject: id, details: { week, changed: fieldsChanged(before, payload) } });
    await announce(transaction, "classes");
    return readDeskLesson(transaction, { id, week }, now);
  });
}

const timesOf = (transaction: Database, classId: string, week: number) =>
  transaction
    .selectFrom("lessons")
    .where("classId", "=", classId)
    .where("week", "=", week)
    .select(["startsAt", "endsAt", "canceled"])
    .executeTakeFirstOrThrow();
