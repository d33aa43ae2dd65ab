import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { to } from "pg-copy-streams";
import type { Files } from "../../files/files.ts";
import { type ZipEntry, zipOf } from "../../zip-of.ts";
import { nameOf, partIn } from "../backup-files.ts";
import { type Count, counted } from "../counted.ts";
import { entryOfFile, entryOfTable, MANIFEST, type Manifest } from "../manifest.ts";
import { copyOut, readTables } from "../shape.ts";
import { filesIn } from "./files-in.ts";
import { leaveRoom } from "./leave-room.ts";

type Parts = { client: pg.Client; files: Files; folder: string; now: Date; commit: string | null; signal: AbortSignal };

export type Taken = { name: string; rows: number; files: number };

/**
 * Writes all that the school has into one file: the database as it was at one instant, and the files to which it leads. Nothing is held whole, and
 * until it is complete it lies under another name.
 */
export async function takeBackup({ folder, signal, ...parts }: Parts): Promise<Taken> {
  const { client } = parts;
  await client.query("begin isolation level repeatable read, read only");
  const { rows: gone } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  const manifest: Manifest = {
    ...{ format: 1, takenAt: parts.now.toISOString(), commit: parts.commit },
    ...{ migrations: gone.map(({ name }) => name), tables: [], sequences: [], files: [], missing: [] },
  };
  const name = nameOf(parts.now, manifest.migrations.at(-1) ?? "");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = partIn(folder);
  try {
    const file = createWriteStream(part, { mode: 0o600 });
    await pipeline(zipOf(entries(parts, manifest)), leaveRoom(folder), file, { signal });
    await client.query("commit");
    await keepOnDisk(part);
    await rename(part, join(folder, name));
    await keepOnDisk(folder);
  } catch (failure) {
    await rm(part, { force: true }).catch(() => {});
    throw failure;
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { name, rows, files: manifest.files.length };
}

/** Files come first, as what is deleted meanwhile goes from the storage, and stays in the database as it was. */
async function* entries(
  { client, files }: Pick<Parts, "client" | "files">,
  manifest: Manifest,
): AsyncGenerator<ZipEntry> {
  for await (const { place, keys } of filesIn(client, files)) {
    if (keys.length === 0) manifest.missing.push(place);
    for (const key of keys) {
      const note = (count: Count) => void manifest.files.push({ key, ...count });
      // Pictures, PDFs and Word documents are compressed already.
      yield {
        name: entryOfFile(key),
        content: async () => counted(await files.getStream(key), note),
        isCompressed: true,
      };
    }
  }
  for (const table of await readTables(client)) {
    const { name, columns } = table;
    const content = async () => {
      const copy = client.query(to(copyOut(table)));
      return counted(copy, (count) => void manifest.tables.push({ name, columns, rows: copy.rowCount, ...count }));
    };
    yield { name: entryOfTable(name), content };
  }
  manifest.sequences = await readSequences(client);
  yield {
    name: MANIFEST,
    content: async () => Readable.from([JSON.stringify(manifest, null, 1)], { objectMode: false }),
  };
}

/** They stand outside of transactions: read after the tables, none is behind what is in them. */
async function readSequences(client: pg.Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<Manifest["sequences"][number]>(`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null
    order by sequencename
  `);
  return rows;
}

async function keepOnDisk(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
