import { createHash, randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { backupLimits } from "@dripstone/contract/backups/limits";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { site } from "../../../../site.config.ts";
import { tidyUp } from "../chores.ts";
import { migrationTexts } from "../database/migrate.ts";
import { openFiles } from "../files/files.ts";
import { testDatabase } from "../testing/database.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { BackupError } from "./failure.ts";
import { restoreBackup } from "./restore/restore-backup.ts";
import { inSession } from "./session.ts";
import { takeBackup } from "./take/take-backup.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const t = useTestApp();
let [admin, teacher] = [] as unknown as [SignedUp, SignedUp];

beforeAll(async () => {
  admin = await t.signUp({ role: "admin", rememberMe: true });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
});

const folder = () => join(t.folder, "backups");
const state = async () => (await t.call("GET /backups", { token: admin.token })).data;
/** A backup of this moment; no two are of one. */
async function take(): Promise<string> {
  t.clock.advance({ minutes: 1 });
  expect((await t.call("POST /backups", { token: admin.token })).status).toBe(202);
  const { lastTaken, current } = await state();
  expect([current, lastTaken]).toEqual([null, expect.objectContaining({ failure: null })]);
  return lastTaken?.name ?? "";
}
const test = async () => {
  t.clock.advance({ minutes: 1 });
  expect((await t.call("POST /backups/test", { token: admin.token })).status).toBe(202);
  return (await state()).lastTested;
};
const link = (name: string, { token, password }: SignedUp = admin) =>
  t.call("POST /backups/{name}/link", { token, params: { name }, body: { password } });
/** An address, and the cookie of the browser that asked for it. */
const linkHere = async (name: string, by: SignedUp = admin) => {
  const reply = await link(name, by);
  const [cookie = ""] = String(reply.headers["set-cookie"]).split(";");
  return { url: reply.data.address, headers: { cookie } };
};
const partsOf = async (name: string) => {
  const parts = unzipSync(new Uint8Array(await readFile(join(folder(), name))));
  return Object.fromEntries(Object.entries(parts).map(([part, bytes]) => [part, strFromU8(bytes)]));
};

/** A file that somebody has in the storage, in two parts. */
async function plantFile({ user }: SignedUp): Promise<{ place: string; bytes: Buffer }> {
  const [id, bytes] = [randomUUID(), randomBytes(300_000)];
  const place = `homework/${id}`;
  const row = { id, ownerId: user.id, purpose: "homework", place, type: "application/pdf", createdAt: t.clock.now() };
  const hash = createHash("sha256").update(bytes).digest();
  await t.db
    .insertInto("storedFiles")
    .values({ ...row, bytes: bytes.length, hash })
    .execute();
  await t.deps.files.put(`${place}/file`, bytes);
  await t.deps.files.put(`${place}/small`, "滴石");
  return { place, bytes };
}

/** A row with JSON in it and a number that the database gives. */
async function addPaper(db: typeof t.db, slug: string): Promise<number | undefined> {
  const [title, source] = [{ ch: `试卷“${slug}”\n\\N` }, { 题: [1, null, "\t"] }].map((it) => JSON.stringify(it));
  const { rows } = await sql<{ id: number }>`
    insert into practice_papers (slug, position, title, questions, source)
    values (${slug}, 1, ${title}::jsonb, 1, ${source}::jsonb) returning id
  `.execute(db);
  return rows[0]?.id;
}

/** A product in which there is nothing yet. */
async function emptyProduct() {
  const { db, url, drop } = await testDatabase({ migrated: false });
  onTestFinished(drop);
  const files = openFiles(join(t.folder, randomUUID()));
  const restore = (name: string) =>
    restoreBackup({ databaseUrl: url, files, now: t.clock.now() }, join(folder(), name));
  const tables = async () =>
    (await sql<{ count: number }>`select count(*) from pg_tables where schemaname = 'public'`.execute(db)).rows[0]
      ?.count;
  return { db, url, files, restore, tables };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error) => (error instanceof BackupError ? error.failure : error),
  );

describe("a backup", () => {
  it("is taken, told, and tested by admins only, and each is in the audit log", async () => {
    expect(await state()).toEqual({
      current: null,
      lastTaken: null,
      lastTested: null,
      backups: [],
      kept: site.backups.kept,
    });
    expect((await t.call("POST /backups/test", { token: admin.token })).status).toBe(404);
    for (const key of ["POST /backups", "POST /backups/test"] as const) {
      expect((await t.call(key, { token: teacher.token })).error.code).toBe("NOT_ALLOWED");
    }
    expect((await state()).lastTaken).toBeNull();
    const name = await take();
    expect(await test()).toMatchObject({ kind: "test", name, failure: null, reason: null });
    const [backup] = (await state()).backups;
    expect(backup).toMatchObject({ name, files: 0, version: expect.stringMatching(/^\d{4}$/) });
    expect(backup?.bytes).toBeGreaterThan(1000);
    expect(backup?.rows).toBeGreaterThan(1);
    const deeds = await t.db.selectFrom("auditLog").select(["endpoint", "subject"]).orderBy("id").execute();
    expect(deeds).toEqual([
      { endpoint: "POST /backups", subject: "take" },
      { endpoint: "POST /backups/test", subject: name },
    ]);
  });

  it("is taken once where two ask for it at once", async () => {
    t.clock.advance({ minutes: 1 });
    const ask = () => t.call("POST /backups", { token: admin.token });
    const replies = await Promise.all([ask(), ask()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe("BACKUP_UNDERWAY");
    expect((await state()).current).toBeNull();
  });

  it("holds what there was at one instant, whatever is written and thrown away while it is taken", async () => {
    const owner = await t.signUp({ name: "Before" });
    const { place } = await plantFile(owner);
    const list = t.deps.files.listAll.bind(t.deps.files);
    const spy = vi.spyOn(t.deps.files, "listAll").mockImplementation(async (...asked) => {
      spy.mockImplementation(list);
      await t.signUp({ name: "Meanwhile" });
      await t.db.updateTable("users").set({ name: "Changed" }).where("id", "=", owner.user.id).execute();
      return list(...asked);
    });
    onTestFinished(() => spy.mockRestore());
    const parts = await partsOf(await take());
    expect(parts["tables/users.copy"]).toContain("Before");
    expect(parts["tables/users.copy"]).not.toMatch(/Meanwhile|Changed/);
    expect(parts[`files/${place}/small`]).toBe("滴石");
    expect((await test())?.failure).toBeNull();
  });

  it("holds no session, and no secret of a day by which who was counted could be found", async () => {
    const secret = randomBytes(32);
    const day = t.clock.now().toISOString().slice(0, 10);
    for (const table of ["pageVisitorSecrets", "forumViewSecrets"] as const) {
      await t.db
        .insertInto(table)
        .values({ day, secret })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const sessions = await t.db.selectFrom("sessions").select("tokenHash").execute();
    const all = Object.values(await partsOf(await take())).join("\n");
    for (const bytes of [secret, ...sessions.map(({ tokenHash }) => tokenHash)]) {
      expect(all).not.toContain(bytes.toString("hex"));
    }
    expect(all).toContain(admin.user.id);
  });
});

describe("a download", () => {
  it("takes the password once more, is in the audit log, and lies in no cache", async () => {
    const name = await take();
    const wrong = await t.call("POST /backups/{name}/link", {
      token: admin.token,
      params: { name },
      body: { password: "Wr0ng!password" },
    });
    expect(wrong.error.fields).toEqual({ password: { code: "PASSWORD_WRONG" } });
    expect((await link(name, teacher)).error.code).toBe("NOT_ALLOWED");
    expect((await link(name, { ...admin, password: "x" })).error.fields).toEqual({
      password: { code: "PASSWORD_WRONG" },
    });
    const deeds = () =>
      t.db.selectFrom("auditLog").select(["actorId", "details"]).where("subject", "=", name).orderBy("id").execute();
    const asked = { actorId: admin.user.id, details: {} };
    const refused = { ...asked, details: { refused: true } };
    // Who got a password wrong is told, and nothing of what was tried; who may not ask at all is none of the log's.
    expect(await deeds()).toEqual([refused, refused]);
    const here = await linkHere(name);
    expect((await t.app.inject({ ...here, method: "HEAD" })).statusCode).toBe(200);
    expect(await deeds()).toEqual([refused, refused, asked]);
    const reply = await t.app.inject(here);
    expect(await deeds()).toEqual([refused, refused, asked, { ...asked, details: { downloaded: true } }]);
    expect(reply.rawPayload.equals(await readFile(join(folder(), name)))).toBe(true);
    expect(reply.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename=${name}`,
      "content-length": String(reply.rawPayload.length),
    });
  });

  it("is nobody else's: not after some minutes, not after the session, not as a teacher, not of another file, not in another browser", async () => {
    const name = await take();
    const status = async (url: string) => (await t.app.inject({ url, headers })).statusCode;
    const other = await t.signUp({ role: "admin", rememberMe: true });
    const { url: address, headers } = await linkHere(name, other);
    expect(await status(address)).toBe(200);
    const elsewhere = (await linkHere(name)).headers;
    for (const brought of [{}, elsewhere, { authorization: `Bearer ${other.token}` }]) {
      expect((await t.app.inject({ url: address, headers: brought })).statusCode).toBe(404);
    }
    for (const changed of [
      address.replace(name, "dripstone-2026-01-01T00-00-00Z-0001.zip"),
      `${address}x`,
      address.split("?")[0],
    ]) {
      expect(await status(changed ?? "")).toBe(404);
    }
    await t.db.updateTable("users").set({ role: "teacher" }).where("id", "=", other.user.id).execute();
    expect(await status(address)).toBe(404);
    const late = await linkHere(name);
    expect((await t.app.inject(late)).statusCode).toBe(200);
    t.clock.advance({ minutes: 5 });
    expect((await t.app.inject(late)).statusCode).toBe(404);
    expect((await link("dripstone-2026-01-01T00-00-00Z-0001.zip")).status).toBe(404);
    expect((await link("../../etc/passwd")).status).toBe(404);
  });
});

describe("bringing a backup back", () => {
  it("gives everything back as it was: Chinese, bytes, JSON, numbers that go on, files, and an audit log that stays as it is", async () => {
    const mei = await t.signUp({ name: "陈美 \\N\t\n 🐌" });
    const { place, bytes } = await plantFile(mei);
    const rows = async (db: typeof t.db) => ({
      users: await db.selectFrom("users").selectAll().orderBy("id").execute(),
      files: await db.selectFrom("storedFiles").selectAll().orderBy("id").execute(),
      log: await db.selectFrom("auditLog").selectAll().orderBy("id").execute(),
      papers: await db.selectFrom("practicePapers").selectAll().orderBy("id").execute(),
    });
    await addPaper(t.db, "one");
    await addPaper(t.db, "two");
    const name = await take();
    const before = await rows(t.db);
    const product = await emptyProduct();
    const restored = await product.restore(name);
    expect(restored.files).toBe((await state()).backups.find((one) => one.name === name)?.files);
    expect(await rows(product.db)).toEqual(before);
    expect(before.papers.at(-1)).toMatchObject({ title: { ch: "试卷“two”\n\\N" }, source: { 题: [1, null, "\t"] } });
    expect(await addPaper(product.db, "three")).toBe((before.papers.at(-1)?.id ?? 0) + 1);
    expect(before.files.find((file) => file.place === place)?.hash).toHaveLength(32);
    expect(Buffer.from(await product.files.getBytes(`${place}/file`)).equals(bytes)).toBe(true);
    expect(await product.files.get(`${place}/small`)).toBe("滴石");
    expect(await product.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    await expect(product.db.deleteFrom("auditLog").execute()).rejects.toThrow("never changed");
    await expect(product.db.deleteFrom("users").execute()).resolves.toBeDefined();
    expect(await product.db.selectFrom("storedFiles").selectAll().execute()).toEqual([]);
  });

  it("is refused where there is something already, and leaves that alone", async () => {
    const name = await take();
    const before = await t.db.selectFrom("users").selectAll().orderBy("id").execute();
    const onto = { databaseUrl: t.databaseUrl, files: t.deps.files, now: t.clock.now() };
    expect(await failureOf(restoreBackup(onto, join(folder(), name)))).toBe("not-empty");
    expect(await t.db.selectFrom("users").selectAll().orderBy("id").execute()).toEqual(before);
  });

  it("is refused where the file is damaged, and leaves nothing", async () => {
    await plantFile(admin);
    const whole = await readFile(join(folder(), await take()));
    const product = await emptyProduct();
    const changed = (at: number) => {
      const copy = Buffer.from(whole);
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
      return copy;
    };
    const cases = [
      whole.subarray(0, whole.length >> 1),
      whole.subarray(0, -1),
      changed(whole.length >> 2),
      Buffer.from("no zip"),
    ];
    for (const [index, bytes] of cases.entries()) {
      const name = `damaged-${index}.zip`;
      await writeFile(join(folder(), name), bytes);
      expect(await failureOf(product.restore(name)), name).toBe("damaged");
      expect(await product.tables()).toBe(0);
    }
  });

  it("tells of the newest backup that it does not stand the test, if it does not", async () => {
    const name = await take();
    const path = join(folder(), name);
    const whole = await readFile(path);
    whole.writeUInt8(whole.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
    await writeFile(path, whole);
    expect(await test()).toMatchObject({ name, failure: "damaged", reason: expect.stringContaining("the file") });
    await take();
    expect((await test())?.failure).toBeNull();
    const { rows } = await sql`select from pg_namespace where nspname = 'restore_test'`.execute(t.db);
    expect(rows).toEqual([]);
  });

  it("brings a database of older migrations up to date, and refuses one that has gone through others", async () => {
    const texts = [...(await migrationTexts())];
    const older = texts.slice(
      0,
      texts.findIndex(([name]) => name.startsWith("0048")),
    );
    const old = await emptyProduct();
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      old.db,
    );
    for (const [name, text] of older) {
      await sql.raw(text).execute(old.db);
      await sql`insert into kysely_migration values (${name}, '2026-01-01')`.execute(old.db);
    }
    await sql`insert into users (email, email_key, name, role, password_hash, joined_at, preferred_language)
      values ('li@example.com', 'li@example.com', '李', 'student', 'none', now(), 'ch')`.execute(old.db);
    const now = new Date("2026-02-03T04:05:06Z");
    const takeOld = () =>
      inSession(old.url, (client) =>
        takeBackup({
          client,
          files: old.files,
          folder: folder(),
          now,
          commit: null,
          signal: new AbortController().signal,
        }),
      );
    const { name } = await takeOld();
    expect(name).toBe("dripstone-2026-02-03T04-05-06Z-0047.zip");
    const product = await emptyProduct();
    await product.restore(name);
    expect(await product.db.selectFrom("users").select(["name", "invitedAt"]).execute()).toEqual([
      { name: "李", invitedAt: null },
    ]);
    const gone = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(product.db);
    expect(gone.rows.map((row) => row.name)).toEqual(texts.map(([text]) => text));

    await sql`insert into kysely_migration values ('9999-later', '2026-01-01')`.execute(old.db);
    const later = await takeOld();
    const empty = await emptyProduct();
    expect(await failureOf(empty.restore(later.name))).toBe("too-new");
    expect(await empty.tables()).toBe(0);
  });
});

describe("what goes wrong", () => {
  it("is told when the disk is full, and leaves no half of a backup", async () => {
    const before = (await state()).backups;
    await symlink("/dev/full", join(folder(), "underway.part"));
    t.clock.advance({ minutes: 1 });
    await t.call("POST /backups", { token: admin.token });
    expect(await state()).toMatchObject({ current: null, lastTaken: { failure: "disk-full" }, backups: before });
    expect(await readdir(folder())).not.toContain("underway.part");
    await take();
  });

  it("is told to the office by a letter where it begins, and again only after it has gone well in between", async () => {
    const letters = async () => {
      await t.mails.sendDue();
      return t.mails.letters.splice(0).map(({ to, subject }) => [to, subject]);
    };
    const fail = async () => {
      await symlink("/dev/full", join(folder(), "underway.part"));
      t.clock.advance({ minutes: 1 });
      await t.call("POST /backups", { token: admin.token });
      expect((await state()).lastTaken?.failure).toBe("disk-full");
    };
    await letters();
    const told = [[site.email, "A backup of the site has failed"]];
    await fail();
    expect(await letters()).toEqual(told);
    await fail();
    expect(await letters()).toEqual([]);
    await take();
    expect(await letters()).toEqual([]);
    const at = t.clock.now();
    await t.db.insertInto("backupRuns").values({ kind: "take", orderedAt: at, begunAt: at }).execute();
    await tidyUp(t.deps);
    expect(await letters()).toEqual(told);
    await take();
  });

  it("is told of what a killed process was at, which can be begun anew, and whose half is thrown away", async () => {
    const at = t.clock.now();
    await t.db.insertInto("backupRuns").values({ kind: "take", orderedAt: at, begunAt: at }).execute();
    expect(await state()).toMatchObject({ current: null, lastTaken: { failure: "interrupted" } });
    await writeFile(join(folder(), "underway.part"), "half");
    await tidyUp(t.deps);
    expect(existsSync(join(folder(), "underway.part"))).toBe(false);
    await take();
  });

  it("is not taken for dead while somebody is at it", async () => {
    await inSession(t.databaseUrl, async (client) => {
      await client.query("select pg_advisory_lock(471983, 45)");
      const at = t.clock.now();
      await t.db.insertInto("backupRuns").values({ kind: "test", orderedAt: at, begunAt: at }).execute();
      expect((await state()).current).toMatchObject({ kind: "test", endedAt: null });
      expect((await t.call("POST /backups", { token: admin.token })).status).toBe(409);
    });
    expect(await state()).toMatchObject({ current: null, lastTested: { failure: "interrupted" } });
    await take();
  });
});

describe("by the clock", () => {
  const tick = async () => {
    await tidyUp(t.deps);
    await t.mails.sendDue();
  };

  it("a backup is taken every night, and so many are kept, and none for longer than people were told", async () => {
    await sql`update kysely_migration set timestamp = ${t.clock.now().toISOString()}`.execute(t.db);
    t.clock.advance({ hours: 25 });
    const before = (await state()).lastTaken?.name;
    await tick();
    const night = (await state()).lastTaken;
    expect(night).toMatchObject({ failure: null });
    expect(night?.name).not.toBe(before);
    await tick();
    await tick();
    expect((await state()).lastTaken).toEqual(night);
    for (let count = 0; count < site.backups.kept; count += 1) await take();
    const { backups } = await state();
    expect(backups).toHaveLength(site.backups.kept);
    expect(backups.map(({ name }) => name)).not.toContain(night?.name);
    await sql`update kysely_migration set timestamp = '2999-01-01'`.execute(t.db);
    t.clock.advance({ hours: 24 * backupLimits.BACKUP_KEPT_DAYS_MAX });
    admin = await t.signUp({ role: "admin", rememberMe: true });
    await tick();
    expect((await state()).backups).toEqual([]);
  });

  it("the newest backup is tested every week", async () => {
    await take();
    await tick();
    const first = (await state()).lastTested;
    expect(first).toMatchObject({ failure: null, name: (await state()).backups[0]?.name });
    await tick();
    expect((await state()).lastTested).toEqual(first);
    t.clock.advance({ hours: 24 * 7 });
    await tick();
    expect((await state()).lastTested?.endedAt).toBe(t.clock.now().toISOString());
  });
});
