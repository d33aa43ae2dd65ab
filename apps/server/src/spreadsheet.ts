import { stringify } from "csv-stringify/sync";

/**
 * Rows as a file for spreadsheets. It begins with a mark by which Excel knows that it is UTF-8, so that Chinese is read as Chinese; and no cell is
 * a formula, whatever somebody has typed into it.
 */
export const spreadsheet = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(
    stringify(rows as string[][], { bom: true, escape_formulas: true, record_delimiter: "windows" }),
  );
