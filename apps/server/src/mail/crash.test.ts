import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountMails } from "../features/accounts/mailing/kinds.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import type { Letter } from "./mail.ts";
import { type Office, openOffice } from "./testing/open-office.ts";
import { sampleWriters } from "./testing/sample-writers.ts";

const LETTER_WRITER = "letter-writer";

let database: TestDatabase;
let office: Office;
let delivered: Letter[];
const started: ChildProcess[] = [];

beforeEach(async () => {
  database = await testDatabase();
  await sql`create table deeds (deed int)`.execute(database.db);
  delivered = [];
  office = await openOffice({
    db: database.db,
    writers: sampleWriters,
    deliver: async (letter) => void delivered.push(letter),
    takeOverSeconds: 2,
  });
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  await office.close();
  await database.drop();
});

describe("a process that is killed", () => {
  it("between commit and sending loses no mail: another one sends it", async () => {
    const child = letterWriter("do a deed");
    await child.says("done 1");
    await child.kill();
    await office.sendDue();
    expect(delivered.map(({ to }) => to)).toEqual(["1@example.com"]);
  });

  it("in the middle of a transaction sends nothing of it", async () => {
    const child = letterWriter("begin a deed");
    await child.says("begun 1");
    await child.kill();
    await office.sendDue();
    expect(delivered).toEqual([]);
    expect(await deeds()).toEqual([]);
  });

  it("at any moment leaves exactly the mails of what it did", async () => {
    const child = letterWriter("do deeds");
    await child.says("done 20");
    await sleep(Math.random() * 50);
    await child.kill();
    await office.sendDue();
    const sent = delivered.map(({ to }) => Number.parseInt(to, 10)).sort((a, b) => a - b);
    expect(sent).toEqual(await deeds());
    expect(sent.length).toBeGreaterThanOrEqual(child.said.filter((word) => word.startsWith("done")).length);
  });

  it("in the middle of sending leaves its letter to another one, which sends it under the same id", async () => {
    const order = {
      to: "1@example.com",
      kind: accountMails["verify-email"],
      locale: "en",
      params: { userId: "1" },
    } as const;
    await office.enqueue(database.db, order);
    const sending = letterWriter("send");
    await sending.says("sending");
    await office.sendDue();
    expect(delivered).toEqual([]);
    await sending.kill();
    await office.startSending();
    for (let time = 0; time < 400 && delivered.length === 0; time++) await sleep(100);
    expect(sending.said).toEqual([`sending ${delivered[0]?.id}`]);
    await sleep(3_000);
    expect(delivered).toHaveLength(1);
  });
});

/** Starts a process of its own at a task. */
function letterWriter(task: "do a deed" | "do deeds" | "begin a deed" | "send") {
  const program = new URL("./testing/letter-writer.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [program, `${database.url}?application_name=${LETTER_WRITER}`, task], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout }).on("line", (line) => said.push(line));
  const ended = once(child, "exit");
  return {
    said,
    async says(word: string) {
      while (!said.some((line) => line.startsWith(word))) {
        await Promise.race([once(lines, "line"), ended]);
        if (child.exitCode !== null) throw new Error(`It ended before it said: ${word}`);
      }
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
      // PostgreSQL may still carry out the last that it was told.
      while (await hasConnections()) await sleep(20);
    },
  };
}

/** Whether a letter writer is still at work in the database. */
async function hasConnections(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and application_name = ${LETTER_WRITER}
  `.execute(database.db);
  return rows.length > 0;
}

async function deeds(): Promise<number[]> {
  const { rows } = await sql<{ deed: number }>`select deed from deeds order by deed`.execute(database.db);
  return rows.map(({ deed }) => deed);
}
