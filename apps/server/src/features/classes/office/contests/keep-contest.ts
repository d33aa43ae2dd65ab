import type { ContestPayload, OfficeContest } from "@dripstone/contract/classes/office/payloads";
import type { ContestSlug } from "@dripstone/contract/classes/payloads";
import { sql } from "kysely";
import type { Audit } from "../../../../audit/audit.ts";
import { instantOf } from "../../../../calendar/wall-time.ts";
import { announce } from "../../../../changes/announce.ts";
import type { Database } from "../../../../database/connect.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { jsonOrNull } from "../json-or-null.ts";
import { readOfficeContests } from "./read-office-contests.ts";

type Contest = ContestPayload & { slug: ContestSlug };

/** Says when a contest is: for the first time (version 0), or in place of the version that was seen. */
export function keepContest(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { audit }: { audit: Audit },
  { slug, version, startsAt, note, ...rest }: Contest,
): Promise<OfficeContest> {
  return inTransaction(db, async (transaction) => {
    await refusePast(transaction, { slug, startsAt, now: clock() });
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

/** A contest that is over stays as it is written until the next one is; nobody announces one that is over. */
async function refusePast(
  transaction: Database,
  { slug, startsAt, now }: Pick<Contest, "slug" | "startsAt"> & { now: Date },
): Promise<void> {
  const begins = instantOf(startsAt);
  const { isPast } = await transaction
    .selectNoFrom([sql<boolean>`${begins} < ${now}`.as("isPast")])
    .executeTakeFirstOrThrow();
  if (!isPast) return;
  const stood = await transaction
    .selectFrom("contests")
    .where("slug", "=", slug)
    .where("startsAt", "=", begins)
    .select("slug")
    .executeTakeFirst();
  if (!stood) throw new ApiError("INVALID_INPUT", { fields: { startsAt: { code: "CONTEST_PAST" } } });
}
