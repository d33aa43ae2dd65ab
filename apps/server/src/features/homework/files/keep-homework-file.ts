import { rm } from "node:fs/promises";
import type { ReplyOf } from "@dripstone/contract";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { ArrivedFile } from "../../../files/arrivals.ts";
import { keepFile } from "../../../files/keep-file.ts";
import type { Caller } from "../../../http/caller.ts";
import { examine } from "./examine.ts";
import { homeworkFile, PART } from "./purpose.ts";

/** A whole class may hand in at once: what has come in lies on disk until it is looked at, two at a time. */
const inTurn = pLimit(2);

/** Keeps a file that its owner means to hand in. */
export function keepHomeworkFile(
  deps: Pick<Deps, "db" | "clock" | "files">,
  { user }: Pick<Caller, "user">,
  arrived: ArrivedFile,
): Promise<ReplyOf<"POST /homework/files">> {
  return inTurn(() => keep(deps, user.id, arrived));
}

async function keep(
  deps: Pick<Deps, "db" | "clock" | "files">,
  ownerId: string,
  arrived: ArrivedFile,
): Promise<ReplyOf<"POST /homework/files">> {
  try {
    const { type, part } = await examine(arrived);
    const file = { ownerId, purpose: homeworkFile, type, parts: new Map([[PART, part]]) };
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
