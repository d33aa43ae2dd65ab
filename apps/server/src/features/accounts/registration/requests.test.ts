import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { registrationOf } from "../../../testing/registration.ts";
import { TEST_PASSWORD as password } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();

/** Sent past the test's own `call`, which does at once what was ordered. */
const post = (path: string, payload: object) => t.app.inject({ method: "POST", url: `/api/auth/${path}`, payload });
const register = (email: string, changes: object = {}) => post("register", registrationOf(email, changes));
/** Any 202 of a test's call does all that was ordered so far. */
const doOrdered = () => t.call("POST /auth/resend-verification", { body: { email: "nobody@example.com" } });
const nameAt = async (email: string) =>
  (await t.db.selectFrom("users").select("name").where("emailKey", "=", email).executeTakeFirst())?.name;
const waiting = async () => {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'accounts/requests' and state < 'active' order by created_on
  `.execute(t.db);
  return rows.map(({ data }) => JSON.stringify(data));
};

describe("what anybody asks for an address", () => {
  it("is answered before the address is looked at, and done afterwards", async () => {
    const { user } = await t.signUp();
    const asked = ["new@example.com", user.email];
    for (const email of asked) {
      expect((await register(email)).statusCode).toBe(202);
      for (const path of ["forgot-password", "resend-verification"]) {
        expect((await post(path, { email })).statusCode).toBe(202);
      }
    }
    expect(await waiting()).toHaveLength(6);
    expect(await nameAt("new@example.com")).toBeUndefined();
    expect(t.mails.letters).toEqual([]);
    await doOrdered();
    expect(await waiting()).toEqual([]);
    expect(await nameAt("new@example.com")).toBe("Mei");
    expect(await t.mails.count({ to: "new@example.com" })).toBe(3);
    expect(await t.mails.count({ to: user.email })).toBe(2);
  });

  it("waits without a password in clear, and without the cookie", async () => {
    const reply = await register("clear@example.com");
    const [order] = await waiting();
    expect(order).not.toContain(password);
    expect(order).not.toContain(/registration=([\w-]+)/.exec(String(reply.headers["set-cookie"]))?.[1]);
    await doOrdered();
  });

  it("is done in its order for one mailbox, however it is written: the newest registration counts", async () => {
    for (let time = 1; time <= 6; time++)
      await register(time % 2 ? "ORDER@example.com" : "order@example.com", { name: `Mei ${time}` });
    await Promise.all([doOrdered(), doOrdered(), doOrdered()]);
    expect(await nameAt("order@example.com")).toBe("Mei 6");
  });
});
