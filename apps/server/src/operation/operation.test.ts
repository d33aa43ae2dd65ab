import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { site } from "../../../../site.config.ts";
import { tellSettings } from "../env.ts";
import { putLetter } from "../mail/outbox.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { tellFailures } from "./tell-failures.ts";

const LETTER = "0192f0a0-0000-7000-8000-00000000000a";
const NOBODY = "0192f0a0-0000-7000-8000-000000000000";
const outbox = await mkdtemp(join(tmpdir(), "dripstone-outbox-"));
const settings = tellSettings({ PORT: "4000", DATABASE_URL: "postgres://me:hunter2@db/academy" });
const t = useTestApp({ premises: { dataFolder: outbox, outbox, commit: null, settings } });
let [admin, teacher] = [] as unknown as [SignedUp, SignedUp];

beforeAll(async () => {
  admin = await t.signUp({ role: "admin", rememberMe: true });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
});
afterAll(() => rm(outbox, { recursive: true, force: true }));

const read = async () => (await t.call("GET /operation", { token: admin.token })).data;
const retry = (id: string, { token }: SignedUp = admin) =>
  t.call("POST /operation/jobs/{id}/retry", { token, params: { id } });
const open = (id: string, { token }: SignedUp = admin) =>
  t.call("POST /operation/letters/{id}/open", { token, params: { id } });
const deedsOn = (subject: string) =>
  t.db.selectFrom("auditLog").where("subject", "=", subject).select(["endpoint", "details"]).execute();
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(t.db)).rows[0]?.state;

/** A letter that no mail server wanted. */
async function failLetter(): Promise<string> {
  await t.deps.jobs.order(t.db, { queue: "mail" }, { kind: "none", params: {} });
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'failed', completed_on = now(),
      output = ${JSON.stringify({ message: `550 mei@example.com is unknown ${"here ".repeat(100)}` })}::jsonb
    where name = 'mail' and state = 'created' returning id
  `.execute(t.db);
  return rows[0]?.id ?? "";
}

describe("how the product is doing", () => {
  it("is for admins only, and so is all that can be done about it", async () => {
    const id = await failLetter();
    for (const reply of [
      await t.call("GET /operation", { token: teacher.token }),
      await retry(id, teacher),
      await open(LETTER, teacher),
    ]) {
      expect(reply.error.code).toBe("NOT_ALLOWED");
    }
    expect(await stateOf(id)).toBe("failed");
  });

  it("tells of settings what is set, and of secrets no more than that", async () => {
    const found = await read();
    expect(found.settings).toContainEqual({ name: "PORT", isSet: true, value: "4000" });
    expect(found.settings).toContainEqual({ name: "DATABASE_URL", isSet: true, value: null });
    expect(found.settings).toContainEqual({ name: "SMTP_URL", isSet: false, value: null });
    expect(JSON.stringify(found)).not.toContain("hunter2");
    expect(found.databaseBytes).toBeGreaterThan(0);
    expect(found.disk?.freeBytes).toBeGreaterThan(0);
  });

  it("shows what has failed, in short and without anybody's address, and lets it be tried once more", async () => {
    const id = await failLetter();
    const found = await read();
    const failure = found.failures.find((one) => one.id === id);
    expect(failure).toMatchObject({ queue: "mail", error: expect.stringMatching(/^550 … is unknown here/) });
    expect(failure?.error.length).toBeLessThanOrEqual(300);
    expect(found.queues.find(({ queue }) => queue === "mail")?.failed).toBeGreaterThan(0);
    const waiting = (await t.call("GET /office/waiting", { token: admin.token })).data;
    expect(waiting).toContainEqual({ kind: "failed-jobs", count: found.failures.length });
    expect((await t.call("GET /office/waiting", { token: teacher.token })).data).toEqual([]);

    const replies = await Promise.all([retry(id), retry(id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await stateOf(id)).toBe("retry");
    expect(await deedsOn(id)).toEqual([{ endpoint: "POST /operation/jobs/{id}/retry", details: { queue: "mail" } }]);
    expect((await retry(NOBODY)).status).toBe(404);
  });
});

describe("jobs that have failed for good", () => {
  const queue = "backups/run";
  const failJob = async () => {
    const id = randomUUID();
    await sql`
      insert into pgboss.job (id, name, state, completed_on, output)
      values (${id}, ${queue}, 'failed', now(), '{"message": "a full disk"}')
    `.execute(t.db);
    return id;
  };
  const lettersOf = async () => {
    await tellFailures(t.deps);
    await t.mails.sendDue();
    return t.mails.letters.splice(0).map(({ to, subject }) => [to, subject]);
  };
  const told = [[site.email, "A job on the site has failed"]];

  it("are told to the office once, and once more after they have worked in between; letters are not", async () => {
    await failLetter();
    await lettersOf();
    expect(await lettersOf()).toEqual([]);
    const id = await failJob();
    expect(await lettersOf()).toEqual(told);
    expect((await read()).failures.find((failure) => failure.id === id)?.error).toBe("a full disk");
    await failJob();
    expect(await lettersOf()).toEqual([]);
    await sql`
      insert into pgboss.job (id, name, state, completed_on) values (${randomUUID()}, ${queue}, 'completed', now())
    `.execute(t.db);
    expect(await lettersOf()).toEqual([]);
    await failJob();
    expect(await lettersOf()).toEqual(told);
  });

  it("are told by one letter, whoever looks at once", async () => {
    await sql`delete from pgboss.job where name = ${queue}`.execute(t.db);
    await failJob();
    await Promise.all([tellFailures(t.deps), tellFailures(t.deps)]);
    expect(await lettersOf()).toEqual(told);
  });
});

describe("letters on disk", () => {
  it("are listed by reader and subject, and each that is read is in the audit log", async () => {
    const text = "To: mei@example.com\nSubject: Your code\n\nThe code is 123456.\n";
    const now = new Date("2026-03-04T17:00:00.000Z");
    const mei = await t.signUp({ name: "Mei" });
    await putLetter(
      outbox,
      { id: LETTER, about: mei.user.id, usefulHours: 24 },
      { parts: { txt: text, eml: "…" }, now },
    );
    const { letters } = await read();
    expect(letters).toEqual([
      { id: LETTER, to: "mei@example.com", subject: "Your code", at: "2026-03-04T17:00:00.000Z" },
    ]);
    expect((await open(LETTER)).data).toEqual({ text });
    expect(await deedsOn(LETTER)).toMatchObject([{ details: { account: mei.user.id } }]);
    const log = await t.call("GET /audit", { token: admin.token, query: { subject: LETTER } });
    const told = "Your code · mei@example.com";
    expect(log.data.names).toEqual({ [LETTER]: { en: told, ch: told }, [mei.user.id]: { en: "Mei", ch: "Mei" } });
    expect((await open(NOBODY)).status).toBe(404);
    expect(await deedsOn(NOBODY)).toEqual([]);
  });
});
