import type { ContestPayload, OfficeContest } from "@dripstone/contract/classes/office/payloads";
import type { ContestSlug } from "@dripstone/contract/classes/payloads";
import type { Audit } from "../../../../audit/audit.ts";
import { instantOf } from "../../../../calendar/wall-time.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { jsonOrNull } from "../json-or-null.ts";
import { readOfficeContests } from "./read-office-contests.ts";

type Contest = ContestPayload & { slug: ContestSlug };

/** Says when a contest is: for the first time (version 0), or in place of the version that was seen. */
export function keepContest(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { slug, version, startsAt, note, ...rest }: Contest,
): Promise<OfficeContest> {
  return inTransaction(db, async (transaction) => {
    const columns = { ...rest, startsAt: instantOf(startsAt), note: jsonOrNull(note), version: version + 1 };
    const kept =
      version === 0
        ? await transaction
            .insertInto("contests")
            .values({ ...columns, slug })
            .onConflict((conflict) => conflict.column("slug").doNothing())
            .returning("slug")
            .executeTakeFirst()
        : await transaction
            .updateTable("contests")
            .set(columns)
            .where("slug", "=", slug)
            .where("version", "=", version)
            .returning("slug")
            .executeTakeFirst();
    if (!kept) throw new ApiError("EDITED_MEANWHILE");
    await audit(transaction, { subject: slug, details: { startsAt } });
    await announce(transaction, "classes");
    const contest = (await readOfficeContests(transaction)).find((other) => other.slug === slug);
    if (!contest) throw new Error("a contest that was just written is there");
    return contest;
  });
}
