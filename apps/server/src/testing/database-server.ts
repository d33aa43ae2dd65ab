import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { connect } from "../database/connect.ts";
import { startEmbedded } from "../database/embedded.ts";
import { migrate } from "../database/migrate.ts";

/** The migrated database of which every test database is a copy. */
export const TEMPLATE = "dripstone_template";

/**
 * Starts the one database server of a test run, and leaves its address in `TEST_DATABASE_URL`, where `testDatabase` finds it in this
 * process and in those that it starts. A server that a caller has started already is used as it is. What it is told is kept in memory only, unless
 * a measurement wants it on the disk.
 */
export async function startTestDatabaseServer({
  durable = false,
} = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), "dripstone-test-"));
  const server = await startEmbedded(folder, { durable });
  const stop = async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.adminUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.TEST_DATABASE_URL = server.adminUrl;
  return { url: server.adminUrl, stop };
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = TEMPLATE;
  const db = connect(url.href);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
