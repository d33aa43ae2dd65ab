import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";

let isMailDown = false;
const t = useTestApp({
  deliver: async () => {
    if (isMailDown) throw new Error("connect ECONNREFUSED");
  },
});
let [admin, teacher, mei] = [] as unknown as [SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  admin = await t.signUp({ role: "admin", rememberMe: true });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
  mei = await t.signUp({ email: "mei@example.com" });
  // The site has been there for a while.
  await sql`update kysely_migration set timestamp = '2020-01-01T00:00:00Z'`.execute(t.db);
});

const health = async () => (await t.call("GET /operation/health", { token: admin.token })).data;
const mailed = async () => (await t.call("GET /operation", { token: admin.token })).data.mailed;
const orderLetter = () => t.call("POST /auth/forgot-password", { body: { email: mei.user.email } });
const note = (run: { kind: "take" | "test"; failure?: "damaged" }) => {
  const at = t.clock.now();
  return t.db
    .insertInto("backupRuns")
    .values({ ...run, orderedAt: at, begunAt: at, endedAt: at })
    .execute();
};

it("is told to admins only", async () => {
  expect((await t.call("GET /operation/health", { token: teacher.token })).error.code).toBe("NOT_ALLOWED");
});

it("tells of letters that went out, and of those that do not get through, without saying to whom", async () => {
  expect(await mailed()).toEqual([]);
  expect((await health()).mail).toEqual({ isFine: true, isKeptHere: false, sentAt: null, failing: 0 });
  await orderLetter();
  await t.mails.sendDue();
  const sent = { kind: "reset-password", reader: "m***@example.com", state: "sent", attempts: 1 };
  const at = t.clock.now().toISOString();
  expect(await mailed()).toEqual([{ ...sent, id: expect.any(String), at }]);
  expect((await health()).mail).toEqual({ isFine: true, isKeptHere: false, sentAt: at, failing: 0 });

  isMailDown = true;
  await orderLetter();
  await t.mails.sendDue();
  expect(await mailed()).toMatchObject([{ ...sent, state: "trying", attempts: 1 }, sent]);
  expect((await health()).mail).toEqual({ isFine: false, isKeptHere: false, sentAt: at, failing: 1 });
  await sql`update pgboss.job set state = 'failed', start_after = now(), completed_on = now() where name = 'mail' and state = 'retry'`.execute(
    t.db,
  );
  const [failed] = (await mailed()) ?? [];
  expect(failed).toMatchObject({ state: "failed", reader: sent.reader });
  expect((await health()).mail.failing).toBe(1);

  isMailDown = false;
  t.clock.advance({ minutes: 1 });
  await t.call("POST /operation/jobs/{id}/retry", { token: admin.token, params: { id: failed?.id ?? "" } });
  await t.mails.sendDue();
  expect(await mailed()).toMatchObject([{ ...sent, id: failed?.id, attempts: 2 }, { ...sent }]);
  expect((await health()).mail.isFine).toBe(true);
  expect(JSON.stringify(await mailed())).not.toContain(mei.user.email);
  t.clock.advance({ hours: 24 * 7 + 1 });
  admin = await t.signUp({ role: "admin", rememberMe: true });
});

it("wants attention where a job has failed, and none for a letter twice", async () => {
  expect((await health()).jobs).toEqual({ isFine: true, failed: 0 });
  await sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'mail'`.execute(t.db);
  expect((await health()).jobs.failed).toBe(0);
  await t.deps.jobs.order(t.db, { queue: "backups/run" }, { run: "none" });
  await sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'backups/run'`.execute(t.db);
  expect((await health()).jobs).toEqual({ isFine: false, failed: 1 });
});

it("wants attention where backups or their tests fail, or are not there for too long", async () => {
  expect(await health()).toMatchObject({
    backup: { isFine: false, at: null },
    restoreTest: { isFine: false, at: null },
  });
  await note({ kind: "take" });
  await note({ kind: "test" });
  const at = t.clock.now().toISOString();
  expect(await health()).toMatchObject({ backup: { isFine: true, at }, restoreTest: { isFine: true, at } });
  t.clock.advance({ hours: 1 });
  await note({ kind: "test", failure: "damaged" });
  expect(await health()).toMatchObject({ backup: { isFine: true, at }, restoreTest: { isFine: false, at } });
  await note({ kind: "take", failure: "damaged" });
  expect((await health()).backup).toEqual({ isFine: false, at });
  t.clock.advance({ hours: 1 });
  await note({ kind: "take" });
  expect((await health()).backup.isFine).toBe(true);
  t.clock.advance({ hours: 37 });
  expect((await health()).backup.isFine).toBe(false);
  await sql`update kysely_migration set timestamp = ${t.clock.now().toISOString()}`.execute(t.db);
  await t.db.deleteFrom("backupRuns").execute();
  expect(await health()).toMatchObject({ backup: { isFine: true, at: null }, restoreTest: { isFine: true, at: null } });
});
