import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { refuseIfHeld, unlessInUse } from "../in-use.ts";
import { lockVersion } from "../lock-version.ts";
import { readOfficeClass } from "./read-office-classes.ts";

/**
 * Deletes a class in which nobody is, waits, has paid or has handed in homework; any other is closed instead. Who gave up a place in it unpaid is
 * forgotten with it.
 */
export function removeClass(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  seen: { id: string; version: number },
): Promise<Record<string, never>> {
  return unlessInUse("CLASS_IN_USE", () =>
    inTransaction(db, async (transaction) => {
      const { id } = seen;
      await lockVersion(transaction, "classes", seen);
      const { program, semester } = await readOfficeClass(transaction, id);
      const held = await transaction
        .selectFrom("classPlaces")
        .where("classId", "=", id)
        .where(({ eb, or }) => or([eb("state", "<>", "given-up"), eb("payment", "=", "paid")]))
        .select("id")
        .limit(1)
        .executeTakeFirst();
      if (held) throw new ApiError("CLASS_IN_USE");
      await transaction.deleteFrom("classPlaces").where("classId", "=", id).execute();
      await transaction.deleteFrom("classes").where("id", "=", id).execute();
      await refuseIfHeld(transaction, "CLASS_IN_USE");
      await audit(transaction, { subject: id, details: { program, semester } });
      await announce(transaction, "classes");
      return {};
    }),
  );
}
