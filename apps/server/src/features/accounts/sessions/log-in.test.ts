import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { TEST_PASSWORD } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();

const logIn = (body: object, headers: Record<string, string> = {}) => t.call("POST /auth/login", { body, headers });

describe("logging in", () => {
  it("answers with the account and a new token of 256 random bits", async () => {
    const { user } = await t.signUp({ email: "ada@example.com" });
    const first = (await logIn({ email: "ada@example.com", password: TEST_PASSWORD })).data;
    const second = (await logIn({ email: "ada@example.com", password: TEST_PASSWORD, rememberMe: true })).data;
    expect(first.user).toEqual({ ...user, lastLogin: t.clock.now().toISOString() });
    expect(Buffer.from(first.token, "base64url")).toHaveLength(32);
    expect(second.token).not.toBe(first.token);
    expect((await t.call("GET /auth/profile", { token: first.token })).data).toEqual(second.user);
  });

  it("says the same of a wrong password, an unknown address and whatever state the account is in", async () => {
    await t.signUp({ email: "unverified@example.com", verified: false });
    await t.signUp({ email: "deactivated@example.com", active: false });
    const replies = await Promise.all(
      ["ada", "unverified", "deactivated", "nobody"].map((name) =>
        logIn({ email: `${name}@example.com`, password: "Wrong5tone!cave" }),
      ),
    );
    for (const { status, error } of replies) {
      expect([status, { ...error, requestId: "" }]).toEqual([
        401,
        { code: "INVALID_CREDENTIALS", message: "Invalid credentials", requestId: "" },
      ]);
    }
  });

  it("tells who knows the password what is missing", async () => {
    const unverified = await logIn({ email: "unverified@example.com", password: TEST_PASSWORD });
    expect([unverified.status, unverified.error.code]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
    const deactivated = await logIn({ email: "deactivated@example.com", password: TEST_PASSWORD });
    expect([deactivated.status, deactivated.error.code]).toEqual([403, "ACCOUNT_DEACTIVATED"]);
    const open = await t.db.selectFrom("sessions").innerJoin("users", "users.id", "userId").select("email").execute();
    // The one each comes from signing up.
    expect(open.filter(({ email }) => email === "unverified@example.com")).toHaveLength(1);
    expect(open.filter(({ email }) => email === "deactivated@example.com")).toHaveLength(1);
  });

  it("asks for an address and for six characters of password", async () => {
    const fieldsOf = async (body: object) => (await logIn(body)).error.fields;
    expect(await fieldsOf({})).toEqual({ email: { code: "EMAIL_REQUIRED" }, password: { code: "PASSWORD_REQUIRED" } });
    expect(await fieldsOf({ email: "ada", password: "12345" })).toEqual({
      email: { code: "EMAIL_INVALID" },
      password: { code: "PASSWORD_TOO_SHORT", min: 6 },
    });
    expect(await fieldsOf({ email: "ada@example.com", password: TEST_PASSWORD, role: "admin" })).toEqual({
      role: { code: "FIELD_UNKNOWN" },
    });
  });

  it("adopts no token that the client brings", async () => {
    const planted = Buffer.alloc(32, 7).toString("base64url");
    const headers = { authorization: `Bearer ${planted}`, cookie: `token=${planted}` };
    const { token } = (await logIn({ email: "ada@example.com", password: TEST_PASSWORD }, headers)).data;
    expect(token).not.toBe(planted);
    expect((await t.call("GET /auth/profile", { token: planted })).status).toBe(401);
  });

  it("leaves nothing in the database with which somebody could log in", async () => {
    const { token } = (await logIn({ email: "ada@example.com", password: TEST_PASSWORD })).data;
    const stored = JSON.stringify([
      await t.db.selectFrom("users").selectAll().execute(),
      (await t.db.selectFrom("sessions").selectAll().execute()).map((row) => [
        row,
        row.tokenHash.toString("base64url"),
      ]),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, "base64url").toString("hex"));
    expect(stored).not.toContain(TEST_PASSWORD);
  });

  it("takes as long for an unknown address as for a known one", async () => {
    const timeOf = async (email: string) => {
      const start = performance.now();
      await logIn({ email, password: "Wrong5tone!cave" });
      return performance.now() - start;
    };
    const ratios: number[] = [];
    // In pairs, so that a busy moment of the machine falls on both.
    for (let pair = 0; pair < 15; pair++) {
      const known = await timeOf("ada@example.com");
      ratios.push((await timeOf(`stranger-${pair}@example.com`)) / known);
    }
    const median = ratios.sort((a, b) => a - b)[7];
    // Without a hash for strangers it would be a tenth.
    expect(median).toBeGreaterThan(0.4);
    expect(median).toBeLessThan(2.5);
  });
});
