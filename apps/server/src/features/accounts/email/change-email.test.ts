import { beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let owner: SignedUp;
let before: string;
let after: string;
let number = 0;

beforeEach(async () => {
  number += 1;
  before = `before-${number}@example.com`;
  after = `After-${number}@example.com`;
  owner = await t.signUp({ email: before, name: "Ola" });
});

const change = (email: string, password = owner.password) =>
  t.call("PUT /auth/email", { token: owner.token, body: { email, password } });
const confirm = (token: string) => t.call("POST /auth/confirm-email", { body: { token } });
const look = (token: string) => t.call("GET /auth/confirm-email", { query: { token } });
const logIn = (email: string) => t.call("POST /auth/login", { body: { email, password: owner.password } });

describe("another address", () => {
  it("takes the old one's place when it is confirmed; the old one is told before and after", async () => {
    const { data } = await change(after);
    expect(data).toMatchObject({ email: before, pendingEmail: after });
    const notice = await t.mails.next({ to: before });
    expect([notice.token, notice.text]).toEqual(["", expect.stringContaining("A***@example.com")]);
    expect(notice.text).not.toContain(after);
    const letter = await t.mails.next({ to: after });
    expect((await logIn(before)).status).toBe(200);
    expect((await logIn(after)).error.code).toBe("INVALID_CREDENTIALS");

    for (let time = 0; time < 5; time++) expect((await look(letter.token)).data).toEqual({ email: after });
    expect((await confirm(letter.token)).data).toEqual({ email: after });
    expect((await logIn(before)).error.code).toBe("INVALID_CREDENTIALS");
    expect((await logIn(after)).data.user).toMatchObject({ email: after, pendingEmail: null });
    expect((await t.mails.next({ to: before })).subject).toMatch(/was changed/);
  });

  it("needs the password", async () => {
    const reply = await change(after, "Wrong5tone!cave");
    expect([reply.status, reply.error.fields]).toEqual([400, { password: { code: "PASSWORD_WRONG" } }]);
    expect([await t.mails.count({ to: before }), await t.mails.count({ to: after })]).toEqual([0, 0]);
  });

  it("is another one: case and width do not count", async () => {
    for (const same of [before, before.toUpperCase(), `ｂ${before.slice(1)}`]) {
      expect((await change(same)).error.fields).toEqual({ email: { code: "EMAIL_UNCHANGED" } });
    }
  });

  it("is confirmed within 24 hours to the millisecond, and once", async () => {
    await change(after);
    const { token } = await t.mails.next({ to: after });
    t.clock.advance({ hours: 24 });
    expect([(await look(token)).status, (await confirm(token)).error.code]).toEqual([410, "EMAIL_LINK_EXPIRED"]);
    expect((await logIn(before)).data.user.pendingEmail).toBeNull();
    t.clock.advance({ milliseconds: -1 });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await confirm(token)).error.code).toBe("EMAIL_LINK_INVALID");
  });

  it("can be taken back, and replaced by a third one", async () => {
    await change(after);
    const first = await t.mails.next({ to: after });
    expect((await change(`third-${number}@example.com`)).data.pendingEmail).toBe(`third-${number}@example.com`);
    expect((await confirm(first.token)).error.code).toBe("EMAIL_LINK_INVALID");
    const second = await t.mails.next({ to: `third-${number}@example.com` });
    const kept = await t.call("DELETE /auth/email", { token: owner.token });
    expect(kept.data).toMatchObject({ email: before, pendingEmail: null });
    expect((await confirm(second.token)).error.code).toBe("EMAIL_LINK_INVALID");
  });

  it("that has an account is answered the same; its owner is told, and nothing changes hands", async () => {
    const taken = await t.signUp({ email: after });
    const free = await change(`free-${number}@example.com`);
    const reply = await change(after.toLowerCase());
    expect({ ...reply.data, pendingEmail: "" }).toEqual({ ...free.data, pendingEmail: "" });
    const letter = await t.mails.next({ to: after });
    expect([letter.subject, letter.token]).toEqual([expect.stringMatching(/already have an account/), ""]);
    expect((await t.call("GET /auth/profile", { token: taken.token })).data.email).toBe(after);
  });

  it("goes to whoever opens an account with it meanwhile", async () => {
    await change(after);
    const { token } = await t.mails.next({ to: after });
    await t.signUp({ email: after });
    expect((await confirm(token)).error.code).toBe("EMAIL_LINK_INVALID");
    expect((await t.call("GET /auth/profile", { token: owner.token })).data.email).toBe(before);
  });

  it("makes a link for a new password worthless that lies in the old mailbox", async () => {
    await t.call("POST /auth/forgot-password", { body: { email: before } });
    const reset = await t.mails.next({ to: before });
    await change(after);
    await confirm((await t.mails.next({ to: after })).token);
    for (const email of [before, after]) {
      const body = { email, token: reset.token, password: "Thief5tone!cave" };
      expect((await t.call("POST /auth/reset-password", { body })).error.code).toBe("RESET_LINK_INVALID");
    }
  });
});
