import type { OfficeProgram, ProgramPayload } from "@dripstone/contract/classes/office/payloads";
import { sql } from "kysely";
import { site } from "../../../../../../../site.config.ts";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { changesOf } from "../../telling/changes.ts";
import { tellOfLessons } from "../../telling/tell-of-lessons.ts";
import { fieldsChanged } from "../fields-changed.ts";
import { lockVersion } from "../lock-version.ts";
import { replan } from "../planning/replan.ts";
import { readStandingLessons } from "../planning/standing-lessons.ts";
import { revise } from "../revise.ts";
import { keepWeeksAndBooks, programColumns } from "./program-columns.ts";
import { readOfficeProgram } from "./read-office-programs.ts";

type Change = ProgramPayload & { id: string; version: number };

/** Changes the version of a program that was seen. Its address stays. Classes that are not over get as many lessons as it has weeks. */
export function changeProgram(
  deps: Pick<Deps, "db" | "clock" | "mail">,
  { audit }: { audit: Audit },
  { id, version, ...payload }: Change,
): Promise<OfficeProgram> {
  const now = deps.clock();
  return inTransaction(deps.db, async (transaction) => {
    await lockVersion(transaction, "programs", { id, version });
    const before = await readOfficeProgram(transaction, id);
    await transaction
      .updateTable("programs")
      .set({ ...programColumns(payload), version: version + 1 })
      .where("id", "=", id)
      .execute();
    await keepWeeksAndBooks(transaction, id, payload);
    const changed = fieldsChanged(before, payload);
    if (/name|weeks/.test(changed)) await revise(transaction, { program: id }, now);
    if (payload.weeks.length !== before.weeks.length) await replanLiving({ ...deps, db: transaction }, id);
    await audit(transaction, { subject: id, details: { slug: before.slug, changed } });
    await announce(transaction, "classes");
    return readOfficeProgram(transaction, id);
  });
}

async function replanLiving(deps: Pick<Deps, "db" | "clock" | "mail">, programId: string): Promise<void> {
  const { db: transaction } = deps;
  const now = deps.clock();
  const classes = await transaction
    .selectFrom("classes")
    .innerJoin("semesters", "semesters.id", "classes.semesterId")
    .where("programId", "=", programId)
    .where("semesters.endsOn", ">=", sql<string>`(${now}::timestamptz at time zone ${site.timeZone})::date`)
    .select("classes.id")
    .orderBy("classes.id")
    .forNoKeyUpdate("classes")
    .execute();
  for (const { id } of classes) {
    const planned = await replan(transaction, id, { standing: await readStandingLessons(transaction, id), now });
    await tellOfLessons(deps, { classId: id, changes: changesOf(planned, now) });
  }
}
