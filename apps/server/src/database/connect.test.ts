import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { connect } from "./connect.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it("gives counts as numbers, instants as Date, days as text, and leaves the keys inside JSON alone", async () => {
  const { rows } = await sql`
    select count(*) as how_many, date '2026-03-08' as the_day, timestamptz '2026-03-08T07:00:00Z' as the_instant,
      '{"snake_key":1}'::jsonb as the_json
    from generate_series(1, 3)`.execute(database.db);
  expect(rows).toEqual([
    { howMany: 3, theDay: "2026-03-08", theInstant: new Date("2026-03-08T07:00:00Z"), theJson: { snake_key: 1 } },
  ]);
});

it("goes on after the server has cut all of its connections", async () => {
  await sql`select 1`.execute(database.db);
  const other = connect(database.url);
  await sql`select pg_terminate_backend(pid, 10_000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  await other.destroy();
  await sleep(100);
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});
