import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { FeatureFiles, FilePurpose } from "../../../files/purposes.ts";

const {
  HOMEWORK_FILES_KEPT_MAX,
  HOMEWORK_FILES_KEPT_MAX_MB,
  HOMEWORK_FILES_WAITING_MAX,
  HOMEWORK_FILES_WAITING_MAX_MB,
} = homeworkLimits;
const MEGABYTE = 1024 * 1024;

const handedIn = (db: Database) => db.selectFrom("homeworkFiles").select("fileId as id");

/** What students hand in. */
export const homeworkFile: FilePurpose = {
  name: "homework",
  folder: "homework",
  quota: {
    files: HOMEWORK_FILES_KEPT_MAX,
    bytes: HOMEWORK_FILES_KEPT_MAX_MB * MEGABYTE,
    code: "HOMEWORK_FILES_FULL",
  },
  // What a draft names waits, too: drafts last for months.
  waiting: {
    files: HOMEWORK_FILES_WAITING_MAX,
    bytes: HOMEWORK_FILES_WAITING_MAX_MB * MEGABYTE,
    code: "HOMEWORK_FILES_WAITING",
    used: handedIn,
  },
};

/** What stands at a file's place. */
export const PART = "file";

const ID = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";

/** The drafts of homework name the files that have come in already, and these wait as long as the draft. */
export const HOMEWORK_DRAFT = "homework";

export const homeworkFiles: FeatureFiles = {
  purposes: [homeworkFile],
  references: [
    { purpose: homeworkFile, ids: handedIn },
    {
      purpose: homeworkFile,
      ids: () => sql<{ id: string | null }>`
        select (regexp_matches(body ->> 'files', ${ID}, 'g'))[1]::uuid as id from drafts where kind = ${HOMEWORK_DRAFT}`,
    },
  ],
};
