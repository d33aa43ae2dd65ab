import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { unlessInUse } from "../in-use.ts";
import { lockVersion } from "../lock-version.ts";
import { readOfficeSemester } from "./read-office-semesters.ts";

/** Deletes a semester in which no class is. */
export function removeSemester(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  seen: { id: string; version: number },
): Promise<Record<string, never>> {
  return unlessInUse("SEMESTER_IN_USE", () =>
    inTransaction(db, async (transaction) => {
      const { id } = seen;
      await lockVersion(transaction, "semesters", seen);
      const { name } = await readOfficeSemester(transaction, id);
      await transaction.deleteFrom("semesters").where("id", "=", id).execute();
      await audit(transaction, { subject: id, details: { name: name.en } });
      await announce(transaction, "classes");
      return {};
    }),
  );
}
