import type { OfficeSemester, SemesterPayload } from "@dripstone/contract/classes/office/payloads";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { changesOf } from "../../telling/changes.ts";
import { tellOfLessons } from "../../telling/tell-of-lessons.ts";
import { fieldsChanged } from "../fields-changed.ts";
import { jsonOrNull } from "../json-or-null.ts";
import { lockVersion } from "../lock-version.ts";
import { replan } from "../planning/replan.ts";
import { readStandingLessons } from "../planning/standing-lessons.ts";
import { keepBreaks } from "./keep-breaks.ts";
import { readOfficeSemester } from "./read-office-semesters.ts";

type Change = SemesterPayload & { id: string; version: number };

/** Changes the version of a semester that was seen. Where its days are others, the lessons to come of its classes are planned anew. */
export function changeSemester(
  deps: Pick<Deps, "db" | "clock" | "mail">,
  { audit }: { audit: Audit },
  { id, version, ...payload }: Change,
): Promise<OfficeSemester> {
  return inTransaction(deps.db, async (transaction) => {
    await lockVersion(transaction, "semesters", { id, version });
    const changed = fieldsChanged(await readOfficeSemester(transaction, id), payload);
    const { name, startsOn, endsOn, breaks, payment } = payload;
    await transaction
      .updateTable("semesters")
      .set({ name: JSON.stringify(name), payment: jsonOrNull(payment), startsOn, endsOn, version: version + 1 })
      .where("id", "=", id)
      .execute();
    await keepBreaks(transaction, id, breaks);
    if (/startsOn|endsOn|breaks/.test(changed)) await replanAll({ ...deps, db: transaction }, id);
    await audit(transaction, { subject: id, details: { name: name.en, changed } });
    await announce(transaction, "classes");
    return readOfficeSemester(transaction, id);
  });
}

async function replanAll(deps: Pick<Deps, "db" | "clock" | "mail">, semesterId: string): Promise<void> {
  const { db: transaction } = deps;
  const now = deps.clock();
  const classes = await transaction
    .selectFrom("classes")
    .where("semesterId", "=", semesterId)
    .select("id")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  for (const { id } of classes) {
    const planned = await replan(transaction, id, { standing: await readStandingLessons(transaction, id), now });
    await tellOfLessons(deps, { classId: id, changes: changesOf(planned, now) });
  }
}
