import type { OfficeContest } from "@dripstone/contract/classes/office/payloads";
import { sql } from "kysely";
import type { Database } from "../../../../database/connect.ts";
import { wallTimeOf } from "../wall-time.ts";

/** The contests of which it is known when they are, past ones included. */
export function readOfficeContests(db: Database): Promise<OfficeContest[]> {
  return db
    .selectFrom("contests")
    .orderBy("slug")
    .select(["slug", "registrationUntil", "page", "note", "version"])
    .select(wallTimeOf(sql.ref("startsAt")).as("startsAt"))
    .execute();
}
