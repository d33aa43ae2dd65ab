import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { unlessInUse } from "../in-use.ts";
import { lockVersion } from "../lock-version.ts";
import { readOfficeProgram } from "./read-office-programs.ts";

/** Deletes a program that no class teaches. */
export function removeProgram(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  seen: { id: string; version: number },
): Promise<Record<string, never>> {
  return unlessInUse("PROGRAM_IN_USE", () =>
    inTransaction(db, async (transaction) => {
      const { id } = seen;
      await lockVersion(transaction, "programs", seen);
      const { slug } = await readOfficeProgram(transaction, id);
      await transaction.deleteFrom("programs").where("id", "=", id).execute();
      await audit(transaction, { subject: id, details: { slug } });
      await announce(transaction, "classes");
      return {};
    }),
  );
}
