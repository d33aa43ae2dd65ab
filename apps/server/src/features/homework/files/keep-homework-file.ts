import { rm } from "node:fs/promises";
import type { ReplyOf } from "@dripstone/contract";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { ArrivedFile } from "../../../files/arrivals.ts";
import { keepFile } from "../../../files/keep-file.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { isInAny } from "../../../roster/is-in.ts";
import { examine } from "./examine.ts";
import { homeworkFile, PART } from "./purpose.ts";

/**
 * A whole class may hand in at once: what has come in lies on disk until it is looked at, two at a time. They are written side by side: nobody waits
 * for a storage that does not answer to somebody else.
 */
const inTurn = pLimit(2);

/** Keeps a file that its owner means to hand in. */
export async function keepHomeworkFile(
  deps: Pick<Deps, "db" | "clock" | "files">,
  { user }: Pick<Caller, "user">,
  arrived: ArrivedFile,
): Promise<ReplyOf<"POST /homework/files">> {
  if (!(await isInAny(deps.db, user.id))) throw new ApiError("HOMEWORK_NO_CLASS");
  try {
    const { type, part } = await inTurn(() => examine(arrived));
    const file = { ownerId: user.id, purpose: homeworkFile, type, parts: new Map([[PART, part]]) };
    return await keepFile(deps, file, async (transaction, id) => {
      const { bytes } = await transaction
        .selectFrom("storedFiles")
        .where("id", "=", id)
        .select("bytes")
        .$narrowType<{ bytes: number }>()
        .executeTakeFirstOrThrow();
      return { id, type, bytes };
    });
  } finally {
    await rm(`${arrived.path}.drawn`, { force: true });
  }
}
