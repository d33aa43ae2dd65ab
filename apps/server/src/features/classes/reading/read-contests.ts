import type { Contest } from "@dripstone/contract/classes/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";

/** The contests that are still to come. */
export async function readContests(db: Database, language: Locale, now: Date): Promise<Contest[]> {
  return shown(await announced(db).where("startsAt", ">", now).execute(), language);
}

/** The contest that a program prepares for, unless it was held before a day. */
export async function readContestFrom(
  db: Database,
  language: Locale,
  { slug, day }: { slug: Contest["slug"]; day: string },
): Promise<Contest | null> {
  const begins = sql<Date>`${day}::date::timestamp at time zone ${site.timeZone}`;
  const rows = await announced(db).where("slug", "=", slug).where("startsAt", ">=", begins).execute();
  return shown(rows, language)[0] ?? null;
}

const announced = (db: Database) => db.selectFrom("contests").orderBy("startsAt").selectAll();

const shown = (rows: Awaited<ReturnType<ReturnType<typeof announced>["execute"]>>, language: Locale): Contest[] =>
  rows.map(({ slug, startsAt, registrationUntil, page, note }) => ({
    ...{ slug, registrationUntil, page, startsAt: startsAt.toISOString() },
    note: note?.[language] ?? null,
  }));
