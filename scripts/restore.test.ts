import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inSession } from "../apps/server/src/backups/session.ts";
import { takeBackup } from "../apps/server/src/backups/take/take-backup.ts";
import { connect, type Database } from "../apps/server/src/database/connect.ts";
import { startEmbedded } from "../apps/server/src/database/embedded.ts";
import { migrate } from "../apps/server/src/database/migrate.ts";
import { openFiles } from "../apps/server/src/files/files.ts";
import { signUp } from "../apps/server/src/testing/sign-up.ts";
import { root } from "./set-up/root.mjs";
import { cleanEnvironment, start } from "./test-run/product.ts";

let top: string;
let name: string;

async function withDatabase<Result>(
  folder: string,
  work: (db: Database, url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startEmbedded(join(top, folder));
  const db = connect(server.url, { unhurried: true });
  try {
    return await work(db, server.url);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), "restore-"));
  const [files, now] = [openFiles(join(top, "site/files")), new Date()];
  const { signal } = new AbortController();
  name = await withDatabase("site", async (db, url) => {
    await migrate(db);
    await signUp(db, now, { name: "陈美", email: "mei@example.com" });
    const taken = inSession(url, (client) =>
      takeBackup({ client, files, folder: join(top, "backups"), now, commit: null, signal }),
    );
    return (await taken).name;
  });
});
afterAll(() => rm(top, { recursive: true, force: true }));

/** From the folder where the backup lies, as somebody would do it. */
async function restore(folder: string, file: string) {
  const env = { ...cleanEnvironment(), DATA_DIR: join(top, folder) };
  const command = start("npm", ["--prefix", root, "run", "restore", "--", file], { cwd: join(top, "backups"), env });
  return { status: await command.end(), said: command.output() };
}

it("brings a backup back where there is nothing, and refuses where there is something, in words that say what to do", async () => {
  const first = await restore("new", name);
  expect(first.said).toMatch(/Everything is as it was on .*: \d+ rows and 0 files\./);
  expect(first.status).toBe(0);
  const users = () => withDatabase("new", (db) => db.selectFrom("users").select(["name", "email"]).execute());
  expect(await users()).toEqual([{ name: "陈美", email: "mei@example.com" }]);

  const second = await restore("new", name);
  expect(second.said).toContain("The backup was not brought back: there is something in the database already.");
  expect(second.said).toContain("Move the folder data away");
  expect(second.status).toBe(1);
  expect(await users()).toHaveLength(1);

  const none = await restore("other", "no-such-file.zip");
  expect(none.said).toContain("The backup was not brought back: the file is no backup, or not all of one.");
  expect(none.status).toBe(1);
});
