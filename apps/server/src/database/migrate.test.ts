import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { connect } from "./connect.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;
let folder: string;
const from = () => pathToFileURL(`${folder}/`);
const tables = async () =>
  (
    await sql<{
      name: string;
    }>`select tablename as name from pg_tables where tablename like 'stone%' order by 1`.execute(database.db)
  ).rows.map((row) => row.name);

beforeAll(async () => {
  database = await testDatabase();
  // The product's own migrations stand in the template; these tests bring theirs.
  await sql`delete from kysely_migration`.execute(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  return () => rm(folder, { recursive: true });
});

describe("migrate", () => {
  it("changes nothing at all when a later statement fails, and names the migration and the reason", async () => {
    await writeFile(join(folder, "0001-stones.sql"), "create table stone_a (id int); create table stone_b (id int);");
    await writeFile(join(folder, "0002-broken.sql"), "create table stone_c (id int); select nonsense;");
    await expect(migrate(database.db, from())).rejects.toThrow(/0002-broken failed, and nothing was changed.*nonsense/);
    expect(await tables()).toEqual([]);
  });

  it("refuses two migrations with one number, and a name that is not of the house", async () => {
    await writeFile(join(folder, "0001-a.sql"), "select 1");
    await writeFile(join(folder, "0001-b.sql"), "select 1");
    await expect(migrate(database.db, from())).rejects.toThrow(/Two migrations have the number of 0001-a.sql/);
    await rm(join(folder, "0001-b.sql"));
    await writeFile(join(folder, "2-b.sql"), "select 1");
    await expect(migrate(database.db, from())).rejects.toThrow(/2-b.sql is not named like/);
  });

  it("runs each migration once when many processes start together", async () => {
    await writeFile(join(folder, "0001-stones.sql"), "create table stone_a (id int);");
    await writeFile(join(folder, "0002-more.sql"), "create table stone_b (id int);");
    const pools = Array.from({ length: 5 }, () => connect(database.url, { max: 2 }));
    const runs = await Promise.all(pools.map((db) => migrate(db, from())));
    await Promise.all(pools.map((db) => db.destroy()));
    expect(runs.flat()).toEqual(["0001-stones", "0002-more"]);
    expect(await tables()).toEqual(["stone_a", "stone_b"]);
  });
});
