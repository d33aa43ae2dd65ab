import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect as connectTo, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { connect } from "../../database/connect.ts";
import { testApp } from "../../testing/app.ts";

/** Health is known for a second. */
const LATER_MS = 1_100;

it("is well while what is written is kept, ill when the database or the files take nothing, and well again after that", async () => {
  const t = await testApp();
  const health = async () => {
    await sleep(LATER_MS);
    return (await t.call("GET /health")).status;
  };
  const setReadOnly = async (value: "on" | "off") => {
    const name = sql.id(new URL(t.databaseUrl).pathname.slice(1));
    await sql`set default_transaction_read_only = off`.execute(t.db);
    await sql`alter database ${name} set default_transaction_read_only = ${sql.lit(value)}`.execute(t.db);
    await sql`select pg_terminate_backend(pid, 10_000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(t.db);
  };
  expect(await health()).toBe(200);
  await setReadOnly("on");
  await sql`set default_transaction_read_only = on`.execute(t.db);
  expect(await health()).toBe(503);
  await setReadOnly("off");
  expect(await health()).toBe(200);

  await rm(t.folder, { recursive: true });
  await writeFile(t.folder, "a file in the way");
  expect(await health()).toBe(503);
  await rm(t.folder);
  expect(await health()).toBe(200);
  await t.close();
});

it("does not write more often than once a second, however often it is asked", async () => {
  const t = await testApp();
  const instants = await noteProbes(t.db);
  await Promise.all(Array.from({ length: 200 }, () => t.call("GET /health")));
  await sleep(LATER_MS);
  await Promise.all(Array.from({ length: 200 }, () => t.call("GET /health")));
  const written = await instants();
  expect(written.length).toBeGreaterThan(1);
  const pauses = written.slice(1).map((instant, index) => instant - (written[index] ?? 0));
  // Two clocks: the database's own has told the instants.
  expect(Math.min(...pauses)).toBeGreaterThan(950);
  await t.close();
});

it("keeps nobody waiting for more than 5 s when the database is frozen, and serves again when it goes on", async () => {
  const t = await testApp();
  const link = await frozenLink(t.databaseUrl);
  const db = connect(link.url);
  const served = await testApp({ db });
  const { token } = await served.signUp();
  const call = async () => {
    const since = performance.now();
    const body = { email: "nobody@dripstone.example", password: "Wrong-password-1", rememberMe: false };
    const { status } = await served.call("POST /auth/login", { body });
    return { status, waited: performance.now() - since };
  };
  expect((await call()).status).toBe(401);
  link.freeze();
  // More than there are connections, and some that come when all of those are lost.
  const first = Array.from({ length: 30 }, call);
  await sleep(2_000);
  const calls = await Promise.all([...first, ...Array.from({ length: 10 }, call)]);
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...calls.map(({ waited }) => waited))).toBeLessThan(5_500);
  expect(token).toBeTruthy();
  link.goOn();
  await expect.poll(async () => (await call()).status, { timeout: 20_000 }).toBe(401);
  await served.close();
  await db.destroy();
  link.close();
  await t.close();
});

/** Lets the database note by itself when its writing is tried; tells the instants, in milliseconds. */
async function noteProbes(db: ReturnType<typeof connect>): Promise<() => Promise<number[]>> {
  await sql`create table public.probes (at timestamptz not null)`.execute(db);
  await sql`create function public.note_probe() returns event_trigger language plpgsql as
    $$ begin insert into public.probes values (clock_timestamp()); end $$`.execute(db);
  await sql`create event trigger note_probe on ddl_command_end when tag in ('CREATE TABLE AS')
    execute function public.note_probe()`.execute(db);
  return async () => {
    const { rows } = await sql<{ at: Date }>`select at from public.probes order by at`.execute(db);
    return rows.map(({ at }) => at.getTime());
  };
}

/** A way to a database on which nothing comes or goes while it is frozen; connections are taken all the same. */
async function frozenLink(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connectTo(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (frozen) from.pause();
      from.on("data", (bytes) => to.write(bytes)).on("close", () => to.destroy());
      from.on("error", () => {});
      if (frozen) from.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
