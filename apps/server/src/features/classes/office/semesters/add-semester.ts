import type { OfficeSemester, SemesterPayload } from "@dripstone/contract/classes/office/payloads";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { jsonOrNull } from "../json-or-null.ts";
import { keepBreaks } from "./keep-breaks.ts";
import { readOfficeSemester } from "./read-office-semesters.ts";

export function addSemester(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { name, startsOn, endsOn, breaks, payment }: SemesterPayload,
): Promise<OfficeSemester> {
  return inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto("semesters")
      .values({ name: JSON.stringify(name), payment: jsonOrNull(payment), startsOn, endsOn })
      .returning("id")
      .executeTakeFirstOrThrow();
    await keepBreaks(transaction, id, breaks);
    await audit(transaction, { subject: id, details: { name: name.en, startsOn, endsOn } });
    await announce(transaction, "classes");
    return readOfficeSemester(transaction, id);
  });
}
