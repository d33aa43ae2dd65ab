import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connect } from "./connect.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { findPostmaster } from "./embedded/postmaster.ts";
import type { Isolation } from "./embedded/runner.ts";
import { type EmbeddedOptions, startEmbedded } from "./embedded.ts";

// Setting a database up takes a second on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 180_000 });

let top: string;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), "embedded-"));
  await chmod(top, 0o755);
});
afterAll(() => rm(top, { recursive: true, force: true }));

const start = (folder: string, options: EmbeddedOptions = {}) =>
  startEmbedded(join(top, folder), { durable: false, sharedFolder: join(top, "shared"), ...options });

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const db = connect(url);
  try {
    return (await sql.raw<Row>(text).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

// As root, in both ways that root has; as anybody else, in the only one.
const isRoot = process.getuid?.() === 0;
const ways: readonly Isolation[] = isRoot ? ["automatic", "as-other-user"] : ["directly"];

describe.each(ways)("PostgreSQL started %s", (isolation) => {
  it("keeps its data over a restart, below a folder that only we may enter", async () => {
    await mkdir(join(top, isolation), { mode: 0o700 });
    const folder = `${isolation}/data`;
    const first = await start(folder, { isolation });
    await query(first.url, "create table stone (name text)");
    await query(first.url, "insert into stone values ('limestone')");
    await first.stop();
    const second = await start(folder, { isolation });
    expect(await query(second.url, "select name from stone")).toEqual([{ name: "limestone" }]);
    await second.stop();
  });
});

if (isRoot) {
  it("takes its data along when root runs it in another way than the last time", async () => {
    await mkdir(join(top, "moving"), { mode: 0o700 });
    for (const isolation of ["automatic", "as-other-user", "automatic"] as const) {
      const server = await start("moving/data", { isolation });
      await query(server.url, "create table if not exists drops (at timestamptz default now())");
      await query(server.url, "insert into drops default values");
      await server.stop();
    }
    const server = await start("moving/data");
    expect(await query(server.url, "select count(*) as drops from drops")).toEqual([{ drops: 3 }]);
    await server.stop();
    expect((await lstat(join(top, "moving/data/postgres"))).isSymbolicLink()).toBe(true);
  });
}

it("listens on this machine only, and lets nobody in without the password, which nobody else can read", async () => {
  const server = await start("house");
  expect(await query(server.adminUrl, "show listen_addresses")).toEqual([{ listenAddresses: "127.0.0.1" }]);
  expect(await query(server.adminUrl, "show unix_socket_directories")).toEqual([{ unixSocketDirectories: "" }]);
  const [role] = await query<{ super: boolean }>(
    server.url,
    "select rolsuper as super from pg_roles where rolname = user",
  );
  expect(role?.super).toBe(false);
  const stranger = new URL(server.url);
  stranger.password = "guess";
  await expect(query(stranger.href, "select 1")).rejects.toThrow(/password authentication failed/);
  expect((await stat(join(top, "house/postgres/password"))).mode & 0o777).toBe(0o600);
  await server.stop();
});

it("refuses a second owner of the same folder, and leaves the first one alone", async () => {
  const first = await start("house");
  await expect(start("house")).rejects.toThrow(
    /is in use by another running copy \(process \d+\): stop that one first/,
  );
  expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await first.stop();
});

it.each([0, 150, 600, 1_500])(
  "ends a first start that is told to end after %i ms, and leaves nothing running",
  async (wait) => {
    const told = new AbortController();
    const starting = start("told", { durable: true, signal: told.signal });
    setTimeout(() => told.abort(new Error("told to end")), wait);
    const began = performance.now();
    const outcome = await starting.then(
      (server) => server.stop().then(() => "had started"),
      ({ message }) => message,
    );
    expect(["had started", "told to end"]).toContain(outcome);
    expect(performance.now() - began).toBeLessThan(wait + 10_000);
    expect(findPostmaster({ data: join(top, "told/postgres/cluster") })).toBeUndefined();
    const left = await readdir(join(top, "told"));
    expect(left.filter((name) => name.includes(".new-"))).toEqual([]);
    await rm(join(top, "told"), { recursive: true });
  },
);

it("lets exactly one of two processes that start at once set up the folder and own it", async () => {
  const program = `
    import { startEmbedded } from ${JSON.stringify(new URL("embedded.ts", import.meta.url).href)};
    const server = await startEmbedded(${JSON.stringify(join(top, "race"))}, { durable: false });
    console.log("owned");
    await new Promise((resolve) => process.stdin.once("end", resolve).resume());
    await server.stop();
    process.exit();`;
  const both = [1, 2].map(() => spawn(process.execPath, ["--input-type=module", "-e", program]));
  const said = both.map((child) => Promise.race([once(child.stdout, "data"), once(child, "exit")]));
  const outcomes = (await Promise.all(said)).map(([first]) => String(first).trim());
  expect(outcomes.sort()).toEqual(["1", "owned"]);
  expect(await readdir(join(top, "race"))).toEqual(["postgres"]);
  const ends = both.map((child) => child.exitCode ?? once(child, "exit"));
  for (const child of both) child.stdin.end();
  await Promise.all(ends);
});

it("comes back by itself, at the same address and with its data, when PostgreSQL is killed", async () => {
  const server = await start("house", { durable: true });
  await query(server.url, "create table stone as select 'marble' as name");
  const data = join(top, "house/postgres/cluster");
  const pid = findPostmaster({ data })?.pid ?? 0;
  process.kill(pid, "SIGKILL");
  for (const deadline = Date.now() + 30_000; ; await sleep(100)) {
    const rows = await query(server.url, "select name from stone").catch(() => undefined);
    if (rows) {
      expect(rows).toEqual([{ name: "marble" }]);
      break;
    }
    expect(Date.now()).toBeLessThan(deadline);
  }
  expect(findPostmaster({ data })?.pid).not.toBe(pid);
  await server.stop();
  expect(findPostmaster({ data })).toBeUndefined();
});

it("shuts down in order: the log says so, and the next start has nothing to recover", async () => {
  const log = join(top, "house/postgres/log");
  const before = existsSync(log) ? statSync(log).size : 0;
  for (let times = 0; times < 2; times++) await (await start("house", { durable: true })).stop();
  const said = readFileSync(log).subarray(before).toString();
  expect(said.match(/database system is shut down/g)).toHaveLength(2);
  expect(said).not.toMatch(/not properly shut down/);
});

it("says in one line what to do on a machine for which there is no PostgreSQL", () => {
  expect(() => findBinaries("sunos-sparc")).toThrow(
    /^There is no embedded PostgreSQL for sunos-sparc: set DATABASE_URL.*$/,
  );
});
