import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { lockUser } from "../people/lock-user.ts";
import type { Files } from "./files.ts";
import { type FilePurpose, placeOf, type Quota } from "./purposes.ts";
import { isUnanswered } from "./storage-down.ts";
import { dropIfStray } from "./tidy-files.ts";

type Parts = Pick<Deps, "db" | "clock" | "files">;

type Keeping = {
  ownerId: string;
  purpose: FilePurpose;
  /** As it was found in the bytes. */
  type: string;
  /** By their names. */
  parts: ReadonlyMap<string, FilePart>;
};

/** It is opened when its turn comes, and need not be held in memory as a whole; a storage elsewhere wants to know beforehand how long it is. */
export type FilePart = { bytes: number; open: () => Readable };

/** What is held in memory all the same. */
export const partOfBytes = (bytes: Buffer): FilePart => ({
  bytes: bytes.length,
  open: () => Readable.from(bytes, { objectMode: false }),
});

/**
 * Keeps a file, and lets the caller make use of it in the same transaction; the owner is locked in it. The bytes are written before, as
 * a slow storage must not make the owner's other calls wait: if there turns out to be no room, they are removed again.
 */
export async function keepFile<Result>(
  { db, clock, files }: Parts,
  { ownerId, purpose, type, parts }: Keeping,
  use: (transaction: Database, id: string) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  const place = placeOf(purpose, id);
  try {
    const written = await write(files, place, type, parts);
    return await inTransaction(db, async (transaction) => {
      await lockUser(transaction, ownerId);
      const file = { id, ownerId, purpose: purpose.name, place, type, ...written, createdAt: clock() };
      await transaction.insertInto("storedFiles").values(file).execute();
      const result = await use(transaction, id);
      await refuseBeyondQuota(transaction, ownerId, purpose);
      return result;
    });
  } catch (failure) {
    // Nobody knows of a lost connection whether it committed; what cannot be told now, the hourly tidying finds out.
    if (!isUnanswered(failure)) await dropIfStray({ db, files }, place).catch(() => {});
    throw failure;
  }
}

async function write(files: Files, place: string, contentType: string, parts: Keeping["parts"]) {
  const hash = createHash("sha256");
  let bytes = 0;
  for (const [name, part] of parts) {
    const contents = Readable.from(counted(part.open()), { objectMode: false });
    const write = files.putStream(`${place}/${name}`, contents, { contentType, contentLength: part.bytes });
    // What was not read to its end would stay open.
    await write.finally(() => contents.destroy());
  }
  return { bytes, hash: hash.digest() };

  async function* counted(contents: Readable) {
    for await (const chunk of contents as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
}

/** Counted under the owner's lock, so that many at once do not pass it together. */
async function refuseBeyondQuota(
  transaction: Database,
  ownerId: string,
  { name, quota, waiting }: FilePurpose,
): Promise<void> {
  const kept = transaction
    .selectFrom("storedFiles")
    .select([sql<number>`count(*)::integer`.as("files"), sql<number>`coalesce(sum(bytes), 0)::float8`.as("bytes")])
    .where("ownerId", "=", ownerId)
    .where("purpose", "=", name);
  if (quota) refuseBeyond(quota, await kept.executeTakeFirstOrThrow());
  if (!waiting) return;
  const used = waiting.used(transaction);
  const unused = sql<boolean>`not exists (select from (${used}) as used where used.id = stored_files.id)`;
  refuseBeyond(waiting, await kept.where(unused).executeTakeFirstOrThrow());
}

function refuseBeyond({ files, bytes, code }: Quota, kept: { files: number; bytes: number }): void {
  if (kept.files > files || kept.bytes > bytes) throw new ApiError(code);
}
