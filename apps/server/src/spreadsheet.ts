import { stringify } from "csv-stringify/sync";
import { site } from "../../../site.config.ts";

/**
 * Rows as a file for spreadsheets. It begins with a mark by which Excel knows that it is UTF-8, so that Chinese is read as Chinese; and no cell is
 * a formula, whatever somebody has typed into it.
 */
export const spreadsheet = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(
    stringify(rows as string[][], { bom: true, escape_formulas: true, record_delimiter: "windows" }),
  );

/** What such a file is called: what it tells of, and the school's day on which it was made; without what a disk takes for a folder or does not take. */
export const spreadsheetName = (words: string, now: Date): string =>
  `${words.replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, " ").trim()} ${dayInZone(now)}.csv`;

/** A day of the school's, as spreadsheets read it: Sweden writes `2026-03-09`. */
export const dayInZone = (instant: Date): string => swedish.format(instant);

const swedish = new Intl.DateTimeFormat("sv-SE", { timeZone: site.timeZone });
