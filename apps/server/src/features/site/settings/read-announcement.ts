import { createHash } from "node:crypto";
import type { Locale } from "@dripstone/contract/locale";
import type { ShownAnnouncement } from "@dripstone/contract/site/payloads";
import type { Database } from "../../../database/connect.ts";

/** What stands over every page at an instant, and when that changes by the clock alone. */
export async function readAnnouncement(
  db: Database,
  language: Locale,
  now: Date,
): Promise<{ announcement: ShownAnnouncement | null; changesAt: Date | null }> {
  const kept = await db
    .selectFrom("siteSettings")
    .select(["announcement", "announcedFrom", "announcedUntil"])
    .executeTakeFirst();
  if (!kept?.announcement) return { announcement: null, changesAt: null };
  const { announcement, announcedFrom: from, announcedUntil: until } = kept;
  if (from && now < from) return { announcement: null, changesAt: from };
  if (until && until <= now) return { announcement: null, changesAt: null };
  const id = createHash("sha256").update(JSON.stringify(announcement)).digest("hex").slice(0, ID_LENGTH);
  return {
    announcement: {
      id,
      text: announcement.text[language],
      link: announcement.link,
      until: until?.toISOString() ?? null,
    },
    changesAt: until,
  };
}

const ID_LENGTH = 12;
