import type { Path } from "@dripstone/contract/paths";
import type { Database } from "../database/connect.ts";

/** A kind of search documents that the tutor leans on, and sends students to. */
export type Source = {
  kind: string;
  /** Where a page of them stands. */
  link: (page: string) => Path;
  /** Which of these pages everybody may read at this instant; all of them unless told. */
  areOpen?: (db: Database, pages: readonly string[]) => Promise<readonly string[]>;
};
