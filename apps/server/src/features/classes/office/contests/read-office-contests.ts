import type { OfficeContest } from "@dripstone/contract/classes/office/payloads";
import { sql } from "kysely";
import { wallTimeOf } from "../../../../calendar/wall-time.ts";
import type { Database } from "../../../../database/connect.ts";

/** The contests of which it is known when they are, past ones included. */
export function readOfficeContests(db: Database): Promise<OfficeContest[]> {
  return db
    .selectFrom("contests")
    .orderBy("slug")
    .select(["slug", "registrationUntil", "page", "note", "version"])
    .select(wallTimeOf(sql.ref("startsAt")).as("startsAt"))
    .execute();
}
