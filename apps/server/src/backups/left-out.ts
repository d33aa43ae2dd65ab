import type { DB } from "../database/schema.ts";

/**
 * What is in no backup. Whoever brings one back would open what has been closed since, or could find out who had been counted without a name: the
 * secrets of a day are there for a day. Migrations are named in the manifest.
 */
const leftOut = {
  sessions: "sessions",
  backupRuns: "backup_runs",
  forumViewSecrets: "forum_view_secrets",
  pageVisitors: "page_visitors",
  pageVisitorSecrets: "page_visitor_secrets",
} as const satisfies { [Table in keyof DB]?: string };

const names: ReadonlySet<string> = new Set([...Object.values(leftOut), "kysely_migration", "kysely_migration_lock"]);

export const isLeftOut = (table: string): boolean => names.has(table);
