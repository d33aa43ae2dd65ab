import { beforeEach, describe, expect, it } from "vitest";
import type { ReceivedLetter } from "../../../testing/mailbox.ts";
import { registrationOf } from "../../../testing/registration.ts";
import { TEST_PASSWORD as password } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let number = 0;
let email: string;

beforeEach(() => {
  number += 1;
  email = `newcomer-${number}@example.com`;
});

/** Registers, and gives back what the browser keeps of it. */
async function register(changes: object = {}): Promise<string> {
  const reply = await t.call("POST /auth/register", { body: registrationOf(email, changes) });
  expect(reply.status).toBe(202);
  return String(reply.headers["set-cookie"]);
}

const sent = (cookie: string) => ({ cookie: cookie.slice(0, cookie.indexOf(";")) });
const look = ({ token }: ReceivedLetter, cookie = "none=;") =>
  t.call("GET /auth/verify-email", { query: { email, token }, headers: sent(cookie) });
const confirm = ({ token }: ReceivedLetter, cookie = "none=;", more: object = { registeredHere: true }) =>
  t.call("POST /auth/verify-email", { body: { email, token, ...more }, headers: sent(cookie) });
const isVerified = async () => {
  const row = t.db.selectFrom("users").select("emailVerifiedAt").where("emailKey", "=", email);
  return (await row.executeTakeFirstOrThrow()).emailVerifiedAt !== null;
};

describe("the browser that registered", () => {
  it("keeps a cookie that no script reads, and that goes to the mailed link's calls alone", async () => {
    const cookie = await register();
    expect(cookie).toMatch(
      /^registration=[\w-]{43}; Max-Age=86400; Path=\/api\/auth\/verify-email; HttpOnly; SameSite=Strict/,
    );
    const stored = await t.db.selectFrom("users").selectAll().where("emailKey", "=", email).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1]);
  });

  it("is let in by the mailed link without the password, once", async () => {
    const cookie = await register();
    const letter = await t.mails.next({ to: email });
    for (let time = 0; time < 3; time++) expect((await look(letter, cookie)).data).toEqual({ registeredHere: true });
    expect(await isVerified()).toBe(false);
    const { session } = (await confirm(letter, cookie)).data;
    expect(session?.user).toMatchObject({ email, emailVerified: true });
    expect((await t.call("GET /auth/profile", { token: session?.token ?? "" })).status).toBe(200);
    expect((await confirm(letter, cookie)).error.code).toBe("VERIFICATION_LINK_INVALID");
  });

  it("is the only one: elsewhere the password is asked for, and nothing is used up", async () => {
    const cookie = await register();
    const letter = await t.mails.next({ to: email });
    const guessed = `registration=${"A".repeat(43)};`;
    for (const other of [undefined, guessed, "registration=;", cookie.replace("=", "=x")]) {
      expect((await look(letter, other)).data).toEqual({ registeredHere: false });
      expect((await confirm(letter, other)).error.fields).toEqual({ password: { code: "PASSWORD_REQUIRED" } });
    }
    expect(await isVerified()).toBe(false);
    expect((await confirm(letter, guessed, { password })).data).toEqual({ session: null });
    expect(await isVerified()).toBe(true);
  });

  it("is not yours any more when a stranger registers your address after you, nor does yours open the stranger's", async () => {
    const yours = await register();
    await t.mails.next({ to: email });
    const strangers = await register({ name: "Stranger", password: "Other5tone!cave" });
    const letter = await t.mails.next({ to: email });
    expect((await look(letter, yours)).data).toEqual({ registeredHere: false });
    expect((await confirm(letter, yours)).status).toBe(400);
    expect((await confirm(letter, yours, { password })).error.fields).toEqual({ password: { code: "PASSWORD_WRONG" } });
    expect(await isVerified()).toBe(false);
    // Without your mailbox the stranger's browser has nothing to show.
    const made = { token: "A".repeat(43) } as ReceivedLetter;
    expect((await confirm(made, strangers)).error.code).toBe("VERIFICATION_LINK_INVALID");
  });

  it("is the newest one also when no more letter goes out, and the link is of an earlier registration", async () => {
    const yours = await register();
    for (let time = 0; time < 2; time++) await register();
    let letter = await t.mails.next({ to: email });
    for (let time = 0; time < 2; time++) letter = await t.mails.next({ to: email });
    await register({ name: "Stranger", password: "Other5tone!cave" });
    expect(await t.mails.count({ to: email })).toBe(3);
    expect((await look(letter, yours)).data).toEqual({ registeredHere: false });
    expect((await confirm(letter, yours)).status).toBe(400);
    expect(await isVerified()).toBe(false);
  });

  it("counts for the registration that a letter was about, and so do a link or a code alone: a later one wants its password", async () => {
    for (let time = 0; time < 3; time++) await register();
    let letter = await t.mails.next({ to: email });
    for (let time = 0; time < 2; time++) letter = await t.mails.next({ to: email });
    t.clock.advance({ milliseconds: 1 });
    const theirs = "Other5tone!cave";
    await register({ name: "Stranger", password: theirs });
    expect(await t.mails.count({ to: email }), "no more letter goes out").toBe(3);
    const alone = () => confirm(letter, undefined, {});
    const byCode = (more: object = {}) =>
      t.call("POST /auth/verify-email-code", { body: { email, code: letter.code, ...more } });
    for (const refused of [await alone(), await byCode(), await alone()]) {
      expect([refused.status, refused.error.fields]).toEqual([400, { password: { code: "PASSWORD_REQUIRED" } }]);
    }
    expect((await byCode({ password })).error.fields).toEqual({ password: { code: "PASSWORD_WRONG" } });
    expect(await isVerified()).toBe(false);
    expect((await byCode({ password: theirs })).status, "nothing was used up").toBe(200);
    expect(await isVerified()).toBe(true);
  });

  it("opens no session on an account that the office has closed meanwhile", async () => {
    const cookie = await register();
    const letter = await t.mails.next({ to: email });
    await t.db.updateTable("users").set({ active: false }).where("emailKey", "=", email).execute();
    expect((await confirm(letter, cookie)).data).toEqual({ session: null });
  });

  it("gets one session when the link is pressed 20 times at once", async () => {
    const cookie = await register();
    const letter = await t.mails.next({ to: email });
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(letter, cookie)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const sessions = t.db.selectFrom("sessions").innerJoin("users", "users.id", "userId").where("emailKey", "=", email);
    expect(await sessions.select("sessions.id").execute()).toHaveLength(1);
  });
});
