import type { OfficeProgram, ProgramPayload } from "@dripstone/contract/classes/office/payloads";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { slugOf } from "../../../../slug-of.ts";
import { lockPrograms } from "./lock-programs.ts";
import { keepWeeksAndBooks, programColumns } from "./program-columns.ts";
import { readOfficeProgram } from "./read-office-programs.ts";

/** Adds a program behind all others. */
export function addProgram(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  payload: ProgramPayload,
): Promise<OfficeProgram> {
  return inTransaction(db, async (transaction) => {
    const programs = await lockPrograms(transaction);
    const slug = slugOf(payload.name.en, new Set(programs.map((other) => other.slug)), "program");
    const sortOrder = Math.max(-1, ...programs.map((other) => other.sortOrder)) + 1;
    const { id } = await transaction
      .insertInto("programs")
      .values({ ...programColumns(payload), slug, sortOrder })
      .returning("id")
      .executeTakeFirstOrThrow();
    await keepWeeksAndBooks(transaction, id, payload);
    await audit(transaction, { subject: id, details: { slug, name: payload.name.en } });
    await announce(transaction, "classes");
    return readOfficeProgram(transaction, id);
  });
}
