import { setTimeout as sleep } from "node:timers/promises";
import { errors } from "flydrive";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { tidyUp } from "../../chores.ts";
import type { Database } from "../../database/connect.ts";
import type { CallOptions } from "../../testing/app.ts";
import { TEST_PASSWORD } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";

const t = useTestApp();
let number = 0;

/** A child whose parent has just been asked. */
async function askedChild() {
  number += 1;
  const parentEmail = `parent-${number}@example.com`;
  const child = await t.signUp({ birthMonth: "2015-06-01" });
  await t.call("PUT /auth/parent-email", { token: child.token, body: { parentEmail } });
  return { ...child, parentEmail };
}

/** Does something in a transaction that stays open until the function that comes back is called. */
async function hold(act: (transaction: Database) => Promise<unknown>): Promise<() => Promise<void>> {
  const { promise: acted, resolve: haveActed } = Promise.withResolvers<void>();
  const { promise: enough, resolve: letGo } = Promise.withResolvers<void>();
  const over = t.db.transaction().execute(async (transaction) => {
    await act(transaction);
    haveActed();
    await enough;
  });
  await acted;
  return async () => {
    letGo();
    await over;
  };
}

const lockUser = (id: string) => (transaction: Database) =>
  transaction.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();

/** Long enough for a call to have come to the row that is held. */
const ARRIVAL_MS = 300;

describe("at the moment at which the letter to a parent is written", () => {
  it("another parent can be named", async () => {
    for (let time = 0; time < 25; time++) {
      const { token } = await askedChild();
      const body = { parentEmail: `other-${number}@example.com` };
      const [reply] = await Promise.all([t.call("PUT /auth/parent-email", { token, body }), t.mails.sendDue()]);
      expect(reply.status).toBe(202);
    }
  });

  it("the account can be deleted", async () => {
    const { user, token } = await askedChild();
    await t.call("POST /auth/deletion", { token, body: { password: TEST_PASSWORD } });
    t.clock.advance({ days: 15 });
    const letGo = await hold(lockUser(user.id));
    const deletion = tidyUp(t.deps);
    await sleep(ARRIVAL_MS);
    const sending = t.mails.sendDue();
    await sleep(ARRIVAL_MS);
    await letGo();
    await Promise.all([deletion, sending]);
    expect(await t.db.selectFrom("users").select("id").where("id", "=", user.id).execute()).toEqual([]);
    expect(t.logs.filter((line) => line.includes("deadlock"))).toEqual([]);
  });
});

describe("a parent's no", () => {
  it("stands when the child wants to keep the account at the same moment", async () => {
    const { user, token, parentEmail } = await askedChild();
    const letter = await t.mails.next({ to: parentEmail });
    await t.call("POST /auth/deletion", { token, body: { password: TEST_PASSWORD } });
    const login = await t.call("POST /auth/login", { body: { email: user.email, password: TEST_PASSWORD } });
    const letGo = await hold(lockUser(user.id));
    const no = t.call("POST /auth/parent-consent", { body: { token: letter.token, answer: "no" } });
    await sleep(ARRIVAL_MS);
    const keeping = t.call("DELETE /auth/deletion", { token: login.data.token });
    await sleep(ARRIVAL_MS);
    await letGo();
    const { deletionDate } = (await no).data;
    await keeping;
    const row = t.db.selectFrom("users").select("deletionDueAt").where("id", "=", user.id);
    expect((await row.executeTakeFirstOrThrow()).deletionDueAt?.toISOString()).toBe(deletionDate);
  });
});

describe("an account that is deleted while it is called", () => {
  const calls = {
    "PUT /auth/profile": { school: "Riverside" },
    "PUT /auth/parent-email": { parentEmail: "somebody@example.com" },
    "PUT /auth/password": { currentPassword: TEST_PASSWORD, newPassword: "Granite7!stone" },
    "PUT /auth/email": { email: "another@example.com", password: TEST_PASSWORD },
    "POST /auth/deletion": { password: TEST_PASSWORD },
    "DELETE /auth/deletion": undefined,
    "POST /auth/export": { password: TEST_PASSWORD },
  } as const;

  // Before the password is looked at, and after.
  const moments = [10, ARRIVAL_MS];
  it.each(Object.entries(calls))("is told so by %s", async (key, body) => {
    for (const moment of moments) {
      const { user, token } = await askedChild();
      const options: CallOptions = { token, ...(body && { body }) };
      const letGo = await hold((transaction) => transaction.deleteFrom("users").where("id", "=", user.id).execute());
      const call = t.call(key as keyof typeof calls, options);
      await sleep(moment);
      await letGo();
      const reply = await call;
      expect([reply.status, reply.error.code]).toEqual([401, "NOT_SIGNED_IN"]);
    }
  });
});

describe("a disk that fills up", () => {
  it("keeps the picture that was there, and nothing of the new one", async () => {
    const { token, user } = await t.signUp();
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#2cab88" } })
      .png()
      .toBuffer();
    const put = t.deps.files.putStream.bind(t.deps.files);
    const full = vi.spyOn(t.deps.files, "putStream");
    full.mockImplementationOnce(put).mockRejectedValueOnce(new errors.E_CANNOT_WRITE_FILE(["avatars"]));
    const reply = await t.call("POST /auth/avatar", { token, upload: { bytes } });
    full.mockRestore();
    expect([reply.status, reply.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect((await t.call("GET /auth/profile", { token })).data.avatar).toBe(user.avatar);
    const { objects } = await t.deps.files.listAll("avatars").catch(() => ({ objects: [] }));
    expect([...objects]).toEqual([]);
    expect((await t.call("POST /auth/avatar", { token, upload: { bytes } })).status).toBe(200);
  });
});
