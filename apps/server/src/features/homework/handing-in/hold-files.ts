import type { FieldIssue } from "@dripstone/contract/errors";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { homeworkFile } from "../files/purpose.ts";

type Wanted = { userId: string; files: readonly { id: string }[] };

/** Holds the files that are to be handed in until the transaction ends; refuses what is not there any more, or is somebody else's. */
export async function holdFiles(transaction: Database, { userId, files }: Wanted): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  const held = await transaction
    .selectFrom("storedFiles")
    .select("id")
    .where("id", "in", ids)
    .where("ownerId", "=", userId)
    .where("purpose", "=", homeworkFile.name)
    .orderBy("id")
    .forKeyShare()
    .execute();
  const there = new Set(held.map(({ id }) => id));
  const gone = ids.flatMap((id, index): [string, FieldIssue][] =>
    there.has(id) ? [] : [[`files.${index}`, { code: "FILE_GONE" }]],
  );
  if (gone.length > 0) throw new ApiError("INVALID_INPUT", { fields: Object.fromEntries(gone) });
}
