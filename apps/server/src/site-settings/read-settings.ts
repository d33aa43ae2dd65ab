import type { SiteSettings } from "@dripstone/contract/site/payloads";
import { sql } from "kysely";
import { books, donation } from "../../../../office.config.ts";
import { wallTimeOf } from "../calendar/wall-time.ts";
import type { Database } from "../database/connect.ts";

/** What the office says on the site; where it has said nothing, what the school's files say. */
export async function readSettings(db: Database): Promise<SiteSettings> {
  const kept = await db
    .selectFrom("siteSettings")
    .select(["version", "announcement", "donation", "books"])
    .select(wallTimeOf(sql.ref("announcedFrom")).as("from"))
    .select(wallTimeOf(sql.ref("announcedUntil")).as("until"))
    .executeTakeFirst();
  const { announcement, from = null, until = null } = kept ?? {};
  return {
    version: kept?.version ?? 0,
    announcement: announcement ? { ...announcement, from, until } : null,
    donation: kept?.donation ?? donation,
    books: kept?.books ?? [...books],
  };
}
