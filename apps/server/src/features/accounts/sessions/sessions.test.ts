import { describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { tidyUp } from "../../../chores.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();

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

  it.each([
    ["unused for 12 hours", { hours: 12 }, {}, 0],
    ["used a moment less long ago", { hours: 12, milliseconds: -1 }, {}, 1],
    ["remembered and unused for 30 days", { days: 30 }, { rememberMe: true }, 0],
    ["remembered and used a moment less long ago", { days: 30, milliseconds: -1 }, { rememberMe: true }, 1],
  ] as const)("that is %s is, or is not, swept away", async (_, duration, options, left) => {
    const { user } = await t.signUp(options);
    t.clock.advance(duration);
    await tidyUp(t.deps);
    const rows = await t.db.selectFrom("sessions").select("id").where("userId", "=", user.id).execute();
    expect(rows).toHaveLength(left);
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

describe("an old token", () => {
  it.each([
    ["logout", async ({ token }: SignedUp) => void (await t.call("POST /auth/logout", { token }))],
    ["a changed password", changePassword],
    ["a password set by mail", resetPassword],
    ["deactivation", ({ user }: SignedUp) => change(user.id, { active: false })],
    ["logging out everywhere", async ({ token }: SignedUp) => void (await t.call("DELETE /auth/sessions", { token }))],
    ["asking for deletion", askForDeletion],
  ])("is worth nothing after %s, at every process", async (_, end) => {
    const other = await buildApp(t.deps);
    const person = await t.signUp();
    const headers = { authorization: `Bearer ${person.token}` };
    const statuses = async () => [
      await statusOf(person.token),
      (await other.inject({ url: "/api/auth/profile", headers })).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await end(person);
    expect(await statuses()).toEqual([401, 401]);
    await other.close();
  });
});

async function change(id: string, changes: { active: boolean }): Promise<void> {
  await t.db.updateTable("users").set(changes).where("id", "=", id).execute();
}

async function changePassword({ token, password }: SignedUp): Promise<void> {
  const body = { currentPassword: password, newPassword: "Kalk5tein?!berg" };
  expect((await t.call("PUT /auth/password", { token, body })).status).toBe(200);
}

async function resetPassword({ user: { email } }: SignedUp): Promise<void> {
  await t.call("POST /auth/forgot-password", { body: { email } });
  const { token } = await t.mails.next({ to: email });
  const body = { email, token, password: "Kalk5tein?!berg" };
  expect((await t.call("POST /auth/reset-password", { body })).status).toBe(200);
}

async function askForDeletion({ token, password }: SignedUp): Promise<void> {
  expect((await t.call("POST /auth/deletion", { token, body: { password } })).status).toBe(200);
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const safari =
  "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

describe("the list of sessions", () => {
  it("names browser, system, first and last use, and which one is asking", async () => {
    const { user, password } = await t.signUp();
    const open = async (agent: string) => {
      const headers = { "user-agent": agent };
      return (await t.call("POST /auth/login", { body: { email: user.email, password }, headers })).data.token;
    };
    const first = await open(firefox);
    const opened = t.clock.now().toISOString();
    t.clock.advance({ minutes: 5 });
    await open(safari);
    t.clock.advance({ minutes: 5 });
    const { data } = await t.call("GET /auth/sessions", { token: first });
    expect(data).toMatchObject([
      {
        browser: "Firefox",
        system: "Linux",
        createdAt: opened,
        lastUsedAt: t.clock.now().toISOString(),
        current: true,
      },
      { browser: "Safari", system: "iOS", current: false },
      { browser: "", system: "", current: false },
    ]);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      "browser",
      "createdAt",
      "current",
      "id",
      "lastUsedAt",
      "system",
    ]);
  });

  it("holds nobody else's, and none that has ended", async () => {
    const { token } = await t.signUp();
    await t.signUp();
    expect((await t.call("GET /auth/sessions", { token })).data).toHaveLength(1);
    const { user, password } = await t.signUp();
    t.clock.advance({ hours: 12 });
    const fresh = (await t.call("POST /auth/login", { body: { email: user.email, password } })).data.token;
    expect((await t.call("GET /auth/sessions", { token: fresh })).data).toHaveLength(1);
  });

  it("lets its owner end one of them, and nobody else", async () => {
    const { token, user, password } = await t.signUp();
    const other = (await t.call("POST /auth/login", { body: { email: user.email, password } })).data.token;
    const listed = (await t.call("GET /auth/sessions", { token })).data;
    const id = listed.find(({ current }) => !current)?.id ?? "";
    const stranger = await t.signUp();
    const stolen = await t.call("DELETE /auth/sessions/{id}", { token: stranger.token, params: { id } });
    const none = await t.call("DELETE /auth/sessions/{id}", {
      token: stranger.token,
      params: { id: "01a1fbc3-cfcc-73b4-94e8-ce3789c6c610" },
    });
    expect([stolen.status, stolen.error.code]).toEqual([404, "NOT_FOUND"]);
    expect({ ...none.error, requestId: "" }).toEqual({ ...stolen.error, requestId: "" });
    const noId = await t.call("DELETE /auth/sessions/{id}", { token: stranger.token, params: { id: "no-id" } });
    expect([noId.status, noId.error.code], "and what is no id names nothing").toEqual([404, "NOT_FOUND"]);
    expect(await statusOf(other)).toBe(200);
    expect((await t.call("DELETE /auth/sessions/{id}", { token, params: { id } })).data).toEqual({});
    expect([await statusOf(other), await statusOf(token)]).toEqual([401, 200]);
  });

  it("ends everywhere at once", async () => {
    const { token, user, password } = await t.signUp();
    const other = (await t.call("POST /auth/login", { body: { email: user.email, password } })).data.token;
    const stranger = await t.signUp();
    expect((await t.call("DELETE /auth/sessions", { token })).data).toEqual({});
    expect(await Promise.all([token, other, stranger.token].map(statusOf))).toEqual([401, 401, 200]);
  });
});
