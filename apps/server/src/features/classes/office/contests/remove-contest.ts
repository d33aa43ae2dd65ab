import type { ContestSlug } from "@dripstone/contract/classes/payloads";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";

/** Takes back when a contest is: nothing counts down to it. */
export function removeContest(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { slug, version }: { slug: ContestSlug; version: number },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    const found = await transaction
      .selectFrom("contests")
      .where("slug", "=", slug)
      .select("version")
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new ApiError("NOT_FOUND");
    if (found.version !== version) throw new ApiError("EDITED_MEANWHILE");
    await transaction.deleteFrom("contests").where("slug", "=", slug).execute();
    await audit(transaction, { subject: slug });
    await announce(transaction, "classes");
    return {};
  });
}
