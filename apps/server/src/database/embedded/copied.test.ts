import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connect } from "../connect.ts";
import { type EmbeddedOptions, startEmbedded } from "../embedded.ts";
import { findPostmaster } from "./postmaster.ts";

// Setting a database up takes a second on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 180_000 });

let top: string;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), "copied-"));
});
afterAll(() => rm(top, { recursive: true, force: true }));

const start = (folder: string, options: EmbeddedOptions = {}) =>
  startEmbedded(join(top, folder), { durable: false, ...options });

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const db = connect(url);
  try {
    return (await sql.raw<Row>(text).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

describe("a copied data folder", () => {
  const copy = (from: string, to: string) =>
    cp(join(top, from), join(top, to), { recursive: true, verbatimSymlinks: true });
  const names = (url: string) => query(url, "select name from stone");

  it("is served by a PostgreSQL of its own while the original runs, and its end leaves the original alone", async () => {
    const original = await start("original", { durable: true });
    await query(original.url, "create table stone as select 'marble' as name");
    await query(original.adminUrl, "checkpoint");
    await copy("original", "copy");
    expect(findPostmaster({ data: join(top, "copy/postgres/cluster") })).toBeUndefined();
    const copied = await start("copy");
    expect(new URL(copied.url).port).not.toBe(new URL(original.url).port);
    await query(copied.url, "update stone set name = 'slate'");
    expect(await names(original.url)).toEqual([{ name: "marble" }]);
    await copied.stop();
    expect(await names(original.url)).toEqual([{ name: "marble" }]);
    await original.stop();
  });

  it("keeps its own data when it lies at the place from which the running original was moved away", async () => {
    const original = await start("moved");
    await query(original.url, "create table stone as select 'marble' as name");
    await query(original.adminUrl, "checkpoint");
    await copy("moved", "moved-copy");
    await rename(join(top, "moved"), join(top, "moved-away"));
    await rename(join(top, "moved-copy"), join(top, "moved"));
    const copied = await start("moved");
    await query(copied.url, "update stone set name = 'slate'");
    await copied.stop();
    // Where it is now, the original is known, whatever its lock file says of its path.
    expect(findPostmaster({ data: join(top, "moved-away/postgres/cluster") })).toBeDefined();
    await expect(start("moved-away")).rejects.toThrow(/is in use by another running copy/);
    expect(await names(original.url)).toEqual([{ name: "marble" }]);
    process.kill(findPostmaster({ data: join(top, "moved-away/postgres/cluster") })?.pid ?? 0, "SIGINT");
    await original.stop();
  });

  it("is refused where it has but the link to the original's database, which a moved folder takes along", async () => {
    await mkdir(join(top, "linked"));
    const first = await start("linked/one");
    await query(first.url, "create table stone as select 'marble' as name");
    await first.stop();
    await rename(join(top, "linked/one/postgres"), join(top, "linked/disk"));
    await symlink(join(top, "linked/disk"), join(top, "linked/one/postgres"));
    await (await start("linked/one")).stop();
    await copy("linked/one", "linked/two");
    await expect(start("linked/two")).rejects.toThrow(/two\/postgres is only a link to the database of .*one/);
    await (await start("linked/one")).stop();
    await rename(join(top, "linked/one"), join(top, "linked/three"));
    await rm(join(top, "linked/two"), { recursive: true });
    const third = await start("linked/three");
    expect(await names(third.url)).toEqual([{ name: "marble" }]);
    await third.stop();
  });

  it("is known by its place: a path with a link in it leads to the same PostgreSQL", async () => {
    const server = await start("place");
    await symlink(join(top, "place"), join(top, "way"));
    expect(findPostmaster({ data: join(top, "way/postgres/cluster") })).toEqual(
      findPostmaster({ data: join(top, "place/postgres/cluster") }),
    );
    await expect(start("way")).rejects.toThrow(/is in use by another running copy/);
    await server.stop();
  });
});

it.each([
  ["is another PostgreSQL", () => findPostmaster({ data: join(top, "neighbour/postgres/cluster") })?.pid],
  ["is another program", () => process.pid],
  ["is nobody", () => 4_194_303],
])("starts on a lock file that a power cut left, whose number %s by now, and touches nobody", async (_, pidOf) => {
  const neighbour = await start("neighbour");
  const server = await start("house");
  const file = join(top, "house/postgres/cluster/postmaster.pid");
  const lock = readFileSync(file, "utf8");
  await server.stop();
  await writeFile(file, lock.replace(/^\d+/, String(pidOf())), { mode: 0o600 });
  const again = await start("house");
  expect(await query(again.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await again.stop();
  expect(await query(neighbour.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await neighbour.stop();
});
