import type { ClassPayload, OfficeClass } from "@dripstone/contract/classes/office/payloads";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { replan } from "../planning/replan.ts";
import { classColumns, refuseUnknownParts } from "./class-columns.ts";
import { readOfficeClass } from "./read-office-classes.ts";

/** Adds a class, and plans its lessons from now on. */
export function addClass(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { audit }: { audit: Audit },
  payload: ClassPayload,
): Promise<OfficeClass> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    await refuseUnknownParts(transaction, payload);
    const { id } = await transaction
      .insertInto("classes")
      .values({ ...classColumns(payload), revisedAt: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await replan(transaction, id, { standing: [], now });
    const { program, semester, weekday, startsAt, state } = payload;
    await audit(transaction, { subject: id, details: { program, semester, weekday, startsAt, state } });
    await announce(transaction, "classes");
    return readOfficeClass(transaction, id);
  });
}
