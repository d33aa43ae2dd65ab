import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { connect, type Database } from "./connect.ts";
import { PREPARED_AT_MOST } from "./prepare-repeated.ts";

/** A database through one connection. */
async function oneConnection(): Promise<Database> {
  const { url, drop } = await testDatabase();
  const db = connect(url, { max: 1 });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  return db;
}

const prepared = async (db: Database) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  );
const sumOf = async (db: Database, numbers: number[]) =>
  (await sql<{ sum: number }>`select sum(of) from unnest(array[${sql.join(numbers)}]::bigint[]) as of`.execute(db))
    .rows[0]?.sum;

it("prepares what is asked over and over, and not what is asked in ever new forms", async () => {
  const db = await oneConnection();
  for (let time = 1; time <= 30; time++) {
    expect(await sumOf(db, [time, 1])).toBe(String(time + 1));
    await sumOf(
      db,
      Array.from({ length: 10 + time }, () => 1),
    );
  }
  expect(await prepared(db)).toEqual([expect.stringMatching(/array\[\$1, \$2\]/)]);
});

it("keeps a bounded number of plans, and answers what is beyond it all the same", async () => {
  const db = await oneConnection();
  for (let length = 1; length <= PREPARED_AT_MOST + 20; length++) {
    const ones = Array.from({ length }, () => 1);
    for (let time = 0; time < 10; time++) expect(await sumOf(db, ones)).toBe(String(length));
  }
  expect(await prepared(db)).toHaveLength(PREPARED_AT_MOST);
});

it("answers anew what a migration has made another type of, in a transaction from the next one on", async () => {
  const db = await oneConnection();
  await sql`create table things (id integer, worth integer)`.execute(db);
  await sql`insert into things values (1, 5)`.execute(db);
  const worth = async (by: Database) => (await sql`select worth from things where id = ${1}`.execute(by)).rows;
  for (let time = 0; time < 20; time++) expect(await worth(db)).toEqual([{ worth: 5 }]);
  await sql`alter table things alter column worth type text`.execute(db);
  expect(await worth(db)).toEqual([{ worth: "5" }]);

  const inOne = () => db.transaction().execute((transaction) => worth(transaction));
  for (let time = 0; time < 20; time++) expect(await inOne()).toEqual([{ worth: "5" }]);
  await sql`alter table things alter column worth type integer using worth::integer`.execute(db);
  await expect(inOne()).rejects.toThrow();
  expect(await inOne()).toEqual([{ worth: 5 }]);
});

it("tells what is wrong with a value as without it", async () => {
  const db = await oneConnection();
  for (let time = 0; time < 20; time++) {
    await expect(sql`select ${"x"}::integer`.execute(db)).rejects.toMatchObject({ code: "22P02" });
    expect(await sumOf(db, [time])).toBe(String(time));
  }
});
