import { join } from "node:path";
import type pg from "pg";
import { to } from "pg-copy-streams";
import { count } from "../counted.ts";
import { BackupError } from "../failure.ts";
import type { Manifest } from "../manifest.ts";
import { copyOut, readTables } from "../shape.ts";
import { openArchive, verifyArchive } from "./archive.ts";
import { load } from "./load.ts";

/** A migration that looks at what lies beside its own schema knows by this name that it is tried only. */
const SCHEMA = "restore_test";

/**
 * Brings a backup back into a schema of its own beside the site's, reads it out again, and compares that with what was written. All of it is one
 * transaction that is taken back: nobody sees it, and nothing is left of it, whenever it ends.
 */
export async function testRestore(
  client: pg.Client,
  { folder, name }: { folder: string; name: string },
): Promise<void> {
  const archive = await openArchive(join(folder, name));
  try {
    await verifyArchive(archive);
    await client.query(`begin; create schema ${SCHEMA}; set local search_path to ${SCHEMA}`);
    await load(client, archive, (manifest) => compare(client, manifest));
    await client.query("rollback");
  } finally {
    archive.close();
  }
}

async function compare(client: pg.Client, { tables }: Manifest): Promise<void> {
  const there = new Map((await readTables(client)).map((table) => [table.name, table]));
  for (const { name, rows, bytes, sha256 } of tables) {
    const table = there.get(name);
    if (!table) throw new BackupError("unlike", `${name} did not come back`);
    const copy = client.query(to(copyOut(table)));
    const found = await count(copy);
    if (copy.rowCount !== rows || found.bytes !== bytes || found.sha256 !== sha256) {
      throw new BackupError(
        "unlike",
        `${name} came back with ${copy.rowCount} rows, which are not the ${rows} that were written`,
      );
    }
  }
}
