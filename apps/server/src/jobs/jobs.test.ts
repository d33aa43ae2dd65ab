import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import type { Job } from "./job.ts";
import { type Jobs, openJobs } from "./jobs.ts";

let database: TestDatabase;
let errors: [queue: string, error: unknown][];
const opened: Jobs[] = [];

beforeEach(async () => {
  database = await testDatabase();
  errors = [];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
  await database.drop();
});

/** A process of however many. */
async function open(jobs: Job[], { listening = true } = {}): Promise<Jobs> {
  const { db, url } = database;
  const onError = (queue: string, error: unknown) => void errors.push([queue, error]);
  const engine = await openJobs({ db, jobs, onError, ...(listening && { databaseUrl: url }) });
  opened.push(engine);
  return engine;
}

async function until(holds: () => boolean, seconds = 30): Promise<void> {
  for (let time = 0; time < seconds * 20 && !holds(); time++) await wait(50);
}

const chore = (queue: string, work: Job["work"]): Job => ({
  queue,
  schedule: "7 * * * *",
  options: { retryLimit: 3, retryDelay: 1 },
  work,
});

describe("work by the clock", () => {
  it("is done at the start, once however many processes there are, and again after a failure", async () => {
    let done = 0;
    let allStarted = () => {};
    const started = new Promise<void>((resolve) => {
      allStarted = resolve;
    });
    const tidy = chore("house/tidy", async () => {
      done += 1;
      const isFirst = done === 1;
      // However slow the starts are, each asks for the work while it waits or is being done.
      await started;
      if (isFirst) throw new Error("not yet");
    });
    await Promise.all(
      [1, 2, 3].map(async () => {
        await (await open([tidy], { listening: false })).start();
      }),
    );
    allStarted();
    await until(() => done >= 2);
    await wait(500);
    expect(errors).toEqual([["house/tidy", new Error("not yet")]]);
    expect(done).toBeGreaterThanOrEqual(2);
    expect(done).toBeLessThanOrEqual(3);
  });

  it("that fails, or hangs, holds back no other", async () => {
    const done: string[] = [];
    const jobs = await open([
      chore("house/fails", async () => {
        throw new Error("broken");
      }),
      chore("house/hangs", ({ signal }) => until(() => signal.aborted, 3)),
      chore("house/works", async () => void done.push("works")),
    ]);
    await jobs.start();
    await until(() => done.length > 0 && errors.length > 0);
    expect(done).toEqual(["works"]);
    expect(errors[0]).toEqual(["house/fails", new Error("broken")]);
  });

  it("is set off by its schedule for as long as it is named", async () => {
    const none = async () => {};
    const schedules = async () => {
      const { rows } = await sql<object>`select name, cron, timezone from pgboss.schedule order by name`.execute(
        database.db,
      );
      return rows.map(Object.values);
    };
    await (await open([chore("house/old", none), chore("house/kept", none)])).start();
    await (await open([chore("house/kept", none), chore("house/new", none)])).start();
    const hourly = ["7 * * * *", "America/New_York"];
    expect(await schedules()).toEqual([
      ["house/kept", ...hourly],
      ["house/new", ...hourly],
    ]);
  });
});

describe("ordered work", () => {
  it("that was ordered before there was one engine is done, and its old schedule is gone", async () => {
    const done: object[] = [];
    const mail: Job = { queue: "mail", work: async ({ data }) => void done.push(data) };
    const before = await open([mail], { listening: false });
    for (const name of ["Mei", "Yu"]) await before.order(database.db, mail, { name });
    await sql
      .raw(`
        update pgboss.queue set policy = 'standard';
        update pgboss.job set policy = 'standard', singleton_key = null, group_id = null;
        select pgboss.create_queue('tidy-up', '{"policy": "stately"}');
        insert into pgboss.schedule (name, cron) values ('tidy-up', '7 * * * *')
      `)
      .execute(database.db);
    const migration = new URL("../database/migrations/0006-one-jobs-engine.sql", import.meta.url);
    await sql.raw(await readFile(migration, "utf8")).execute(database.db);
    const jobs = await open([mail], { listening: false });
    await jobs.doDue(mail);
    expect(done).toEqual([{ name: "Mei" }, { name: "Yu" }]);
    const { rows } = await sql`select name, policy from pgboss.queue where name in ('mail', 'tidy-up')`.execute(
      database.db,
    );
    expect(rows).toEqual([{ name: "mail", policy: "singleton" }]);
  });

  it("begins the moment its transaction commits, and not before", async () => {
    const done: object[] = [];
    const greet: Job = { queue: "greet", work: async ({ data }) => void done.push(data) };
    const jobs = await open([greet]);
    await jobs.start();
    // The first look, which every hand takes at the start, is over.
    await wait(300);
    await database.db.transaction().execute(async (transaction) => {
      await jobs.order(transaction, greet, { name: "Mei" });
      await wait(300);
      expect(done).toEqual([]);
    });
    await until(() => done.length > 0, 1);
    expect(done).toEqual([{ name: "Mei" }]);
  });

  it("is heard of again after the connection broke that listened", async () => {
    const done: object[] = [];
    const greet: Job = { queue: "greet", work: async ({ data }) => void done.push(data) };
    const jobs = await open([greet]);
    await jobs.start();
    const cut = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'dripstone on pgboss%' and datname = current_database()
    `.execute(database.db);
    expect(cut.rows).toHaveLength(1);
    await jobs.order(database.db, greet, { name: "Mei" });
    await until(() => done.length > 0, 5);
    await jobs.order(database.db, greet, { name: "Yu" });
    await until(() => done.length > 1, 1);
    expect(done).toEqual([{ name: "Mei" }, { name: "Yu" }]);
  });

  it("of one group is done one at a time, whichever process and hand takes it, and in its order as it comes in", async () => {
    const log: string[] = [];
    const turn: Job<{ name: string }> = {
      queue: "turns",
      hands: 5,
      async work({ data: { name } }) {
        log.push(`${name} begins`);
        await wait(30);
        log.push(`${name} ends`);
      },
    };
    const [one, other] = await Promise.all([open([turn]), open([turn])]);
    const order = (group: string, number: number) =>
      one?.order(database.db, turn, { name: `${group}${number}` }, { group });
    const turnsOf = (group: string) => log.filter((line) => line.startsWith(group));
    const inOrder = (group: string) =>
      [1, 2, 3, 4, 5].flatMap((number) => [`${group}${number} begins`, `${group}${number} ends`]);
    for (let number = 1; number <= 5; number++) await order("waiting", number);
    await Promise.all([one?.start(), other?.start()]);
    for (let number = 1; number <= 5; number++) {
      for (const group of ["a", "b"]) await order(group, number);
      await wait(20);
    }
    await until(() => log.length === 30);
    expect(turnsOf("a")).toEqual(inOrder("a"));
    expect(turnsOf("b")).toEqual(inOrder("b"));
    expect(turnsOf("waiting").toSorted()).toEqual(inOrder("waiting"));
    for (const [index, line] of turnsOf("waiting").entries()) {
      expect(line).toMatch(index % 2 === 0 ? /begins$/ : /ends$/);
    }
    // One group does not wait for another.
    expect(log.indexOf("b1 begins")).toBeLessThan(log.indexOf("a5 ends"));
  });
});
