import { isDeepStrictEqual } from "node:util";
import type { SiteSettings, SiteSettingsPayload } from "@dripstone/contract/site/payloads";
import { books, donation } from "../../../../../../office.config.ts";
import type { Audit } from "../../../audit/audit.ts";
import { instantOf } from "../../../calendar/wall-time.ts";
import { announce } from "../../../changes/announce.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { readSettings } from "../../../site-settings/read-settings.ts";

const parts = ["announcement", "donation", "books"] as const;

const SUBJECT = "site";

/** Says something else on the site: for the first time (version 0), or in place of the version that was seen. */
export function keepSettings(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { version, ...said }: SiteSettingsPayload,
): Promise<SiteSettings> {
  return inTransaction(db, async (transaction) => {
    const before = await readSettings(transaction);
    const columns = { ...columnsOf(said), version: version + 1 };
    const kept =
      version === 0
        ? await transaction
            .insertInto("siteSettings")
            .values(columns)
            .onConflict((conflict) => conflict.column("single").doNothing())
            .returning("version")
            .executeTakeFirst()
        : await transaction
            .updateTable("siteSettings")
            .set(columns)
            .where("version", "=", version)
            .returning("version")
            .executeTakeFirst();
    if (!kept) throw new ApiError("EDITED_MEANWHILE");
    const after = await readSettings(transaction);
    const changed = parts.filter((part) => !isDeepStrictEqual(before[part], after[part]));
    for (const part of changed) {
      const [had, has] = [linesOf(before[part]), linesOf(after[part])];
      const details = { part, from: without(had, has), to: without(has, had) };
      await audit(transaction, { subject: SUBJECT, details });
      await announce(transaction, part);
    }
    if (changed.length === 0) await audit(transaction, { subject: SUBJECT });
    return after;
  });
}

/** As it is kept. What says the same as the school's files goes on to follow them. */
function columnsOf({ announcement, donation: gifts, books: shelf }: Omit<SiteSettingsPayload, "version">) {
  const { from = null, until = null, ...words } = announcement ?? {};
  return {
    announcement: announcement && JSON.stringify(words),
    announcedFrom: from && instantOf(from),
    announcedUntil: until && instantOf(until),
    donation: isDeepStrictEqual(gifts, donation) ? null : JSON.stringify(gifts),
    books: isDeepStrictEqual(shelf, books) ? null : JSON.stringify(shelf),
  };
}

/** A part as a reader of the audit log sees it: a line for each text that is there. */
function linesOf(value: unknown, path = ""): string[] {
  if (value === null || value === "") return [];
  if (typeof value !== "object") return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([key, it]) => linesOf(it, path ? `${path}.${key}` : key));
}

const without = (lines: readonly string[], others: readonly string[]) =>
  lines.filter((line) => !others.includes(line)).join("\n") || null;
