import { describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();

type Options = { address?: string; cookie?: string };

const logIn = (email: string, password: string, { address, cookie }: Options = {}) =>
  t.call("POST /auth/login", {
    body: { email, password },
    ...(address && { address }),
    ...(cookie && { headers: { cookie } }),
  });
const WRONG = "Wrong5tone!cave";

/** The cookie as the browser sends it back. */
const cookieOf = (reply: { headers: Record<string, unknown> }) =>
  String(reply.headers["set-cookie"]).split(";", 1)[0] ?? "";

describe("wrong passwords", () => {
  it("are ten from one address; the eleventh try waits, right or wrong, known or unknown", async () => {
    const { user, password } = await t.signUp();
    for (const email of [user.email, "nobody-at-all@example.com"]) {
      const address = email === user.email ? "10.200.0.1" : "10.200.0.2";
      for (let time = 1; time <= 10; time++) expect((await logIn(email, WRONG, { address })).status).toBe(401);
      for (const tried of [WRONG, password]) {
        const reply = await logIn(email, tried, { address });
        expect([reply.status, reply.error.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
        expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
        expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
      }
    }
    // The owner, anywhere else.
    expect((await logIn(user.email, password, { address: "10.200.0.3" })).status).toBe(200);
  });

  it("begin anew after a right one", async () => {
    const { user, password } = await t.signUp();
    const address = "10.200.1.1";
    for (let round = 1; round <= 3; round++) {
      for (let time = 1; time <= 9; time++) expect((await logIn(user.email, WRONG, { address })).status).toBe(401);
      expect((await logIn(user.email, password, { address })).status).toBe(200);
    }
  });

  it("are no more than ten when 50 come at once", async () => {
    const { user } = await t.signUp();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => logIn(user.email, WRONG, { address: "10.200.2.1" })),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it("from everywhere are stopped, while the owner gets in at a browser that is known, or after a new password by mail", async () => {
    const { user, password } = await t.signUp({ email: "besieged@example.com" });
    const cookie = cookieOf(await logIn(user.email, password, { address: "10.201.0.1" }));
    expect(cookie).toMatch(/^known-browser=[\w-]{43}$/);
    let tried = 0;
    for (let host = 1; host <= 300; host++) {
      const address = `10.202.${host >> 8}.${host & 255}`;
      tried += (await logIn(user.email, WRONG, { address })).status === 401 ? 1 : 0;
    }
    expect(tried).toBe(100);
    // Somebody at an address nobody has seen before cannot be told from the attackers.
    expect((await logIn(user.email, password, { address: "10.203.0.1" })).status).toBe(429);
    expect((await logIn(user.email, password, { address: "10.203.0.2", cookie })).status).toBe(200);
    await t.call("POST /auth/forgot-password", { body: { email: user.email } });
    const { token } = await t.mails.next({ to: user.email });
    const body = { email: user.email, token, password: "Kalk5tein?!berg" };
    const reset = await t.call("POST /auth/reset-password", { body });
    const fresh = await logIn(user.email, body.password, { address: "10.203.0.3", cookie: cookieOf(reset) });
    expect(fresh.status).toBe(200);
  });

  it("are counted at a known browser, too, and a browser is known to its own account only", async () => {
    const one = await t.signUp();
    const other = await t.signUp();
    const cookie = cookieOf(await logIn(one.user.email, one.password));
    for (let time = 1; time <= 10; time++) expect((await logIn(one.user.email, WRONG, { cookie })).status).toBe(401);
    expect((await logIn(one.user.email, one.password, { cookie })).status).toBe(429);
    const address = "10.204.0.1";
    for (let time = 1; time <= 10; time++) await logIn(other.user.email, WRONG, { cookie, address });
    expect((await logIn(other.user.email, other.password, { cookie, address })).status).toBe(429);
    expect((await logIn(other.user.email, other.password)).status).toBe(200);
  });

  it("for many accounts from one address are stopped at a hundred, while a class logs in from there", async () => {
    const { user, password } = await t.signUp();
    const address = "10.205.0.1";
    for (let time = 1; time <= 99; time++) {
      expect((await logIn(`guess-${time}@example.com`, WRONG, { address })).status).toBe(401);
    }
    for (let time = 1; time <= 20; time++) expect((await logIn(user.email, password, { address })).status).toBe(200);
    expect((await logIn("guess-100@example.com", WRONG, { address })).status).toBe(401);
    expect((await logIn("guess-101@example.com", WRONG, { address })).status).toBe(429);
  });
});

describe("the cookie of a known browser", () => {
  it("goes to the login alone, is no session, and stands nowhere in clear", async () => {
    const { user, password } = await t.signUp();
    const reply = await logIn(user.email, password);
    const header = String(reply.headers["set-cookie"]);
    expect(header).toMatch(/Path=\/api\/auth\/login/);
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Strict/);
    const value = cookieOf(reply).split("=")[1] ?? "";
    const asSession = await t.call("GET /auth/profile", { token: value, headers: { cookie: cookieOf(reply) } });
    expect(asSession.status).toBe(401);
    const rows = await t.db.selectFrom("knownBrowsers").selectAll().execute();
    expect(JSON.stringify(rows.map((row) => row.tokenHash.toString("base64url")))).not.toContain(value);
  });
});
