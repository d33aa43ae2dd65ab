import { randomBytes } from "node:crypto";
import pg from "pg";
import { connect, type Database } from "../database/connect.ts";
import { TEMPLATE } from "./database-server.ts";

export type TestDatabase = { db: Database; url: string; drop(): Promise<void> };

/** A database of the caller's own, on the test run's server, migrated unless told, with nothing in it. `drop` closes `db`, too. */
export async function testDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set: the runner's global set-up starts the server");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await run(server, `create database ${name} template ${migrated ? TEMPLATE : "template0"}`);
  const url = new URL(server);
  url.pathname = name;
  // A machine that is busy with other tests is no fault of what is tested.
  const db = connect(url.href, { unhurried: true });
  return {
    db,
    url: url.href,
    async drop() {
      await db.destroy();
      await run(server, `drop database ${name} with (force)`);
    },
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
