import { rm } from "node:fs/promises";
import type { ReplyOf } from "@dripstone/contract";
import type { Deps } from "../../../deps.ts";
import type { ArrivedFile } from "../../../files/arrivals.ts";
import { keepFile } from "../../../files/keep-file.ts";
import type { Caller } from "../../../http/caller.ts";
import { examine } from "./examine.ts";
import { homeworkFile, PART } from "./purpose.ts";

/** Keeps a file that its owner means to hand in. */
export async function keepHomeworkFile(
  deps: Pick<Deps, "db" | "clock" | "files">,
  { user }: Pick<Caller, "user">,
  arrived: ArrivedFile,
): Promise<ReplyOf<"POST /homework/files">> {
  try {
    const { type, part } = await examine(arrived);
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
