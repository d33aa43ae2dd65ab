import type { Database } from "./database/connect.ts";
import type { DB } from "./database/schema.ts";
import type { Files } from "./files/files.ts";

/**
 * What a feature keeps of people. A test holds that every table that refers to a user is named by one, so that no data can be
 * forgotten when somebody asks for theirs; deletion is the tables' own (`on delete`).
 */
export type PersonalData = {
  tables: readonly (keyof DB)[];
  /**
   * All that is kept of somebody, by the name of the file in which they get it: rows to be written as JSON, `RowsInPages` where they may be many, or
   * `StoredBytes`.
   */
  collect(from: { db: Database; files: Files }, userId: string): Promise<Record<string, unknown>>;
};
