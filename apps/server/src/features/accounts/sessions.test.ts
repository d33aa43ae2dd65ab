import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const statusOf = async (token: string) => (await t.call("GET /auth/profile", { token })).status;

describe("a session", () => {
  it("ends at logout, and only that one", async () => {
    const { token, user, password } = await t.signUp();
    const other = (await t.call("POST /auth/login", { body: { email: user.email, password } })).data.token;
    expect((await t.call("POST /auth/logout", { token })).data).toEqual({});
    const replayed = await t.call("GET /auth/profile", { token });
    expect([replayed.status, replayed.error.code]).toEqual([401, "NOT_SIGNED_IN"]);
    expect((await t.call("POST /auth/logout", { token })).status).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  it("ends when the account is deactivated", async () => {
    const { token, user } = await t.signUp();
    await t.db.updateTable("users").set({ active: false }).where("id", "=", user.id).execute();
    expect(await statusOf(token)).toBe(401);
  });

  it("passes no more once the address counts as unverified", async () => {
    const { token, user } = await t.signUp();
    await t.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", user.id).execute();
    const reply = await t.call("GET /auth/profile", { token });
    expect([reply.status, reply.error.code]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
  });

  it("ends after 12 hours without a call, by the server's clock", async () => {
    const { token } = await t.signUp();
    t.clock.advance({ hours: 11, minutes: 59, seconds: 59, milliseconds: 999 });
    expect(await statusOf(token)).toBe(200);
    t.clock.advance({ hours: 11, minutes: 59, seconds: 59, milliseconds: 999 });
    expect(await statusOf(token)).toBe(200);
    t.clock.advance({ hours: 12 });
    expect(await statusOf(token)).toBe(401);
  });

  it("with remember-me ends after 30 days without a call", async () => {
    const { token } = await t.signUp({ rememberMe: true });
    t.clock.advance({ days: 29, hours: 23 });
    expect(await statusOf(token)).toBe(200);
    t.clock.advance({ days: 30 });
    expect(await statusOf(token)).toBe(401);
  });

  it("ends after 90 days, however much it is used", async () => {
    const { token } = await t.signUp({ rememberMe: true });
    for (let week = 1; week <= 12; week++) {
      t.clock.advance({ days: 7 });
      expect(await statusOf(token)).toBe(200);
    }
    t.clock.advance({ days: 6, milliseconds: -1 });
    expect(await statusOf(token)).toBe(200);
    t.clock.advance({ milliseconds: 1 });
    expect(await statusOf(token)).toBe(401);
  });

  it("is written to at most once a minute", async () => {
    const { token, user } = await t.signUp();
    const lastUse = async () => {
      const row = t.db.selectFrom("sessions").select("lastUsedAt").where("userId", "=", user.id);
      return (await row.executeTakeFirstOrThrow()).lastUsedAt;
    };
    const opened = t.clock.now();
    t.clock.advance({ seconds: 59 });
    await statusOf(token);
    expect(await lastUse()).toEqual(opened);
    t.clock.advance({ seconds: 1 });
    await statusOf(token);
    expect(await lastUse()).toEqual(t.clock.now());
  });

  it("too old to be used is swept away at the next login", async () => {
    const { user, password } = await t.signUp();
    t.clock.advance({ days: 91 });
    await t.call("POST /auth/login", { body: { email: user.email, password } });
    const rows = await t.db.selectFrom("sessions").select("id").where("userId", "=", user.id).execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ["nothing", {}],
    ["another scheme", { authorization: "Basic YWRhOnBhc3N3b3Jk" }],
    ["an empty token", { authorization: "Bearer " }],
    ["a made-up token", { authorization: `Bearer ${"A".repeat(43)}` }],
    ["a token with a quote", { authorization: `Bearer ${"A".repeat(40)}'--` }],
    ["an endless token", { authorization: `Bearer ${"A".repeat(8000)}` }],
  ])("is not opened by %s", async (_, headers) => {
    const reply = await t.call("GET /auth/profile", { headers });
    expect([reply.status, reply.error.code, reply.headers["www-authenticate"]]).toEqual([
      401,
      "NOT_SIGNED_IN",
      "Bearer",
    ]);
  });

  it("is not opened by a token in the address", async () => {
    const { token } = await t.signUp();
    expect((await t.call("GET /auth/profile", { query: { token, access_token: token } })).status).toBe(401);
  });
});
