import { DAY_MS, HOUR_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { removeBytes } from "./drop-file.ts";
import type { Files } from "./files.ts";
import type { FilePurposes } from "./purposes.ts";

type Parts = Pick<Deps, "db" | "clock" | "files">;

/** As long as somebody may take from choosing a picture to sending what it stands in, if nothing is kept of that meanwhile. */
const GRACE_MS = DAY_MS;
/** Longer than it takes to write the bytes and then the row. */
const SETTLED_MS = HOUR_MS;
const AT_ONCE = 200;

/** Removes files that nothing refers to, and bytes to which no row leads: a process may have ended between the two. */
export async function tidyFiles({ db, clock, files, filePurposes }: Parts & Pick<Deps, "filePurposes">): Promise<void> {
  for (const used of filePurposes) {
    let places: string[];
    do {
      places = await dropUnused({ db, clock }, used);
      await removeBytes(files, ...places);
    } while (places.length > 0);
    await dropStrays({ db, clock, files }, used.purpose.folder);
  }
}

/** Removes what lies at a place, if no row leads there. */
export async function dropIfStray({ db, files }: Pick<Parts, "db" | "files">, place: string): Promise<void> {
  const kept = await db.selectFrom("storedFiles").select("id").where("place", "=", place).executeTakeFirst();
  if (!kept) await removeBytes(files, place);
}

function dropUnused({ db, clock }: Pick<Parts, "db" | "clock">, { purpose, references }: FilePurposes[number]) {
  const before = new Date(clock().getTime() - GRACE_MS);
  return inTransaction(db, async (transaction) => {
    const isUnused = references.map(
      (ids) => sql<boolean>`not exists (select from (${ids(transaction)}) as used where used.id = stored_files.id)`,
    );
    const unused = () => {
      const old = transaction
        .selectFrom("storedFiles")
        .select("id")
        .where("purpose", "=", purpose.name)
        .where("createdAt", "<=", before);
      return isUnused.reduce((query, condition) => query.where(condition), old);
    };
    // What a verb that is just about to refer to them holds is left for the next time.
    const held = await transaction
      .selectFrom("storedFiles")
      .select("id")
      .where("id", "in", unused())
      .orderBy("id")
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    if (held.length === 0) return [];
    // Looked at once more, now that no verb can come in between: one may have ended just before the lock.
    const ids = held.map(({ id }) => id);
    const dropped = await transaction
      .deleteFrom("storedFiles")
      .where("id", "in", unused().where("id", "in", ids))
      .returning("place")
      .execute();
    return dropped.map(({ place }) => place);
  });
}

async function dropStrays({ db, clock, files }: Parts, folder: string): Promise<void> {
  const settled = clock().getTime() - SETTLED_MS;
  let paginationToken: string | undefined;
  do {
    const page = await files.listAll(folder, { recursive: false, ...(paginationToken && { paginationToken }) });
    const places = [...page.objects].map(({ name }) => `${folder}/${name}`);
    for (const place of await withoutRow(db, places)) {
      if ((await writtenAt(files, place)) < settled) await dropIfStray({ db, files }, place);
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

async function withoutRow(db: Parts["db"], places: string[]): Promise<string[]> {
  if (places.length === 0) return [];
  const rows = await db.selectFrom("storedFiles").select("place").where("place", "in", places).execute();
  const kept = new Set(rows.map(({ place }) => place));
  return places.filter((place) => !kept.has(place));
}

/** When the first part was written, as the storage says; nothing is there of which it says nothing. */
async function writtenAt(files: Files, place: string): Promise<number> {
  const [first] = (await files.listAll(place)).objects;
  return first?.isFile ? (await first.getMetaData()).lastModified.getTime() : 0;
}
