import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import { migrationTexts } from "../../database/migrate.ts";
import { BackupError } from "../failure.ts";
import { entryOfTable, type Manifest } from "../manifest.ts";
import { quoted, readTables, type Table } from "../shape.ts";
import type { Archive } from "./archive.ts";

/**
 * Fills the session's schema, which is empty, in the transaction that is open: the migrations make the tables as they were, then come the rows, then
 * what the rows have to keep to. The migrations that are newer than the backup come last; before them somebody may look.
 */
export async function load(
  client: pg.Client,
  archive: Archive,
  look: (manifest: Manifest) => Promise<void> = async () => {},
): Promise<void> {
  const { manifest } = archive;
  const texts = await migrationTexts();
  const newer = newerThan(manifest, [...texts.keys()]);
  for (const name of manifest.migrations) await client.query(texts.get(name) ?? "");
  const tables = await readTables(client);
  refuseOtherTables(manifest, tables);
  const addKeys = await dropForeignKeys(client);
  const names = tables.map(({ name }) => quoted(name));
  // What migrations have planted stands in the backup as it has become.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`);
  for (const table of manifest.tables) await copyIn(client, table, archive);
  for (const { name, value } of manifest.sequences) {
    await client.query("select setval($1::text::regclass, $2::bigint)", [quoted(name), value]);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const add of addKeys) await client.query(add);
  await look(manifest);
  for (const name of newer) await client.query(texts.get(name) ?? "");
}

/** Of this program's migrations those that the backup has not gone through; all of the backup's must be the first ones. */
function newerThan({ migrations }: Manifest, known: string[]): string[] {
  const unknown = migrations.find((name, index) => known[index] !== name);
  if (unknown !== undefined) {
    throw new BackupError(
      "too-new",
      `it has gone through ${unknown}, which this version of the program does not know there`,
    );
  }
  return known.slice(migrations.length);
}

function refuseOtherTables({ tables }: Manifest, there: Table[]): void {
  const columnsOf = new Map(there.map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of tables) {
    const known = columnsOf.get(name);
    if (!known || !columns.every((column) => known.has(column))) {
      throw new BackupError("damaged", `the file has a table ${name} that its migrations do not make`);
    }
  }
}

/** Rows refer to each other in circles: who refers to whom is looked at when all of them are there. Gives back what makes the keys anew. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %I drop constraint %I', relname, conname) as drop,
      format('alter table %I add constraint %I %s', relname, conname, pg_get_constraintdef(pg_constraint.oid)) as add
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    where connamespace = current_schema()::text::regnamespace and contype = 'f'
    order by relname, conname
  `);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function copyIn(
  client: pg.Client,
  { name, columns, rows }: Manifest["tables"][number],
  archive: Archive,
): Promise<void> {
  const copy = client.query(from(`copy ${quoted(name)} (${columns.map(quoted).join(", ")}) from stdin`));
  await pipeline(await archive.open(entryOfTable(name)), copy);
  if (copy.rowCount !== rows)
    throw new BackupError("damaged", `the file has ${copy.rowCount} rows of ${name}, and not ${rows}`);
}
