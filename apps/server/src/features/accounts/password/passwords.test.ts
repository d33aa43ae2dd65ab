import { beforeEach, describe, expect, it } from "vitest";
import type { ReceivedLetter } from "../../../testing/mailbox.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let owner: SignedUp;
let number = 0;

beforeEach(async () => {
  number += 1;
  owner = await t.signUp({ email: `owner-${number}@example.com`, name: "Ola" });
});

const NEW_PASSWORD = "Kalk5tein?!berg";

const statusOf = async (token: string) => (await t.call("GET /auth/profile", { token })).status;
const logIn = (password: string, email = owner.user.email) => t.call("POST /auth/login", { body: { email, password } });
const forgot = (email: string) => t.call("POST /auth/forgot-password", { body: { email } });
const reset = (letter: ReceivedLetter, changes: object = {}) =>
  t.call("POST /auth/reset-password", {
    body: { email: owner.user.email, token: letter.token, password: NEW_PASSWORD, ...changes },
  });
const look = (letter: ReceivedLetter) =>
  t.call("GET /auth/reset-password", { query: { email: owner.user.email, token: letter.token } });

async function letterOf(email = owner.user.email): Promise<ReceivedLetter> {
  expect((await forgot(` ${email.toUpperCase()}`)).status).toBe(202);
  return t.mails.next({ to: email });
}

describe("a forgotten password", () => {
  it("is replaced by the mailed link: every session ends, and the owner is told", async () => {
    const letter = await letterOf();
    expect(letter.link.pathname).toBe("/reset-password");
    expect(letter.link.searchParams.get("email")).toBe(owner.user.email);
    expect((await reset(letter)).data).toEqual({});
    expect(await statusOf(owner.token)).toBe(401);
    expect((await logIn(owner.password)).error.code).toBe("INVALID_CREDENTIALS");
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
    const notice = await t.mails.next({ to: owner.user.email });
    expect([notice.subject, notice.token]).toEqual([expect.stringMatching(/password/i), ""]);
  });

  it("is answered the same for every address, and mails only to the one with an account", async () => {
    await t.signUp({ email: `closed-${number}@example.com`, active: false });
    const replies = [];
    for (const name of ["owner", "closed", "nobody"]) {
      const { status, text } = await forgot(`${name}-${number}@example.com`);
      replies.push([status, text]);
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    for (const [name, letters] of [
      ["owner", 1],
      ["closed", 0],
      ["nobody", 0],
    ] as const) {
      expect(await t.mails.count({ to: `${name}-${number}@example.com` })).toBe(letters);
    }
  });

  it("is not replaced by looking at the link, however often", async () => {
    const letter = await letterOf();
    for (let time = 0; time < 10; time++) expect((await look(letter)).data).toEqual({ first: false });
    expect((await logIn(owner.password)).status).toBe(200);
    expect((await reset(letter)).status).toBe(200);
    expect((await look(letter)).error.code).toBe("RESET_LINK_INVALID");
  });

  it("is replaced once by 50 uses of the link at once", async () => {
    const letter = await letterOf();
    const passwords = Array.from({ length: 50 }, (_, index) => `Kalk5tein?!berg${index}`);
    const replies = await Promise.all(passwords.map((password) => reset(letter, { password })));
    const won = replies.flatMap((reply, index) => (reply.status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect([reply.status, reply.error.code]).toEqual([400, "RESET_LINK_INVALID"]);
    }
    expect((await logIn(passwords[won[0] ?? -1] ?? "")).status).toBe(200);
  });

  it("is not replaced by a link that was used, superseded, somebody else's or made up", async () => {
    const first = await letterOf();
    const second = await letterOf();
    expect((await reset(first)).error.code).toBe("RESET_LINK_INVALID");
    const stranger = await t.signUp({ email: `stranger-${number}@example.com` });
    const theirs = await letterOf(stranger.user.email);
    expect((await reset(theirs)).error.code).toBe("RESET_LINK_INVALID");
    expect((await reset(second, { email: stranger.user.email })).error.code).toBe("RESET_LINK_INVALID");
    expect((await reset(second, { token: "A".repeat(43) })).error.code).toBe("RESET_LINK_INVALID");
    expect(await statusOf(owner.token)).toBe(200);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(second)).error.code).toBe("RESET_LINK_INVALID");
  });

  it("is replaced within an hour to the millisecond", async () => {
    const letter = await letterOf();
    t.clock.advance({ minutes: 60 });
    expect((await look(letter)).error.code).toBe("RESET_LINK_EXPIRED");
    expect([(await reset(letter)).status, (await reset(letter)).error.code]).toEqual([410, "RESET_LINK_EXPIRED"]);
    t.clock.advance({ milliseconds: -1 });
    expect((await reset(letter)).status).toBe(200);
  });

  it("keeps the link when the new one is refused", async () => {
    const letter = await letterOf();
    for (const [password, code] of [
      ["short", "PASSWORD_TOO_SHORT"],
      ["Passw0rd!", "PASSWORD_TOO_COMMON"],
      [`Owner-${number}!`, "PASSWORD_TOO_COMMON"],
    ] as const) {
      expect((await reset(letter, { password })).error.fields?.password?.code).toBe(code);
    }
    expect((await reset(letter)).status).toBe(200);
  });

  it("leaves no token in the database, in a job or in a log line", async () => {
    const { token } = await letterOf();
    const jobs = t.db
      .withSchema("pgboss")
      .selectFrom("job" as never)
      .selectAll();
    const resets = await t.db.selectFrom("mailedLinks").selectAll().where("purpose", "=", "reset-password").execute();
    const told = JSON.stringify([
      resets.map((row) => [row, row.tokenHash.toString("base64url")]),
      await jobs.execute(),
      t.logs,
    ]);
    expect(resets.length).toBeGreaterThan(0);
    expect(told).not.toContain(token);
  });
});

describe("a changed password", () => {
  const change = (currentPassword: string, newPassword: string, token = owner.token) =>
    t.call("PUT /auth/password", { token, body: { currentPassword, newPassword } });

  it("ends every session, gives this browser a new one, and the owner is told", async () => {
    const elsewhere = (await logIn(owner.password)).data.token;
    const { token } = (await change(owner.password, NEW_PASSWORD)).data;
    expect(await Promise.all([owner.token, elsewhere, token].map(statusOf))).toEqual([401, 401, 200]);
    expect((await logIn(owner.password)).error.code).toBe("INVALID_CREDENTIALS");
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
    expect((await t.mails.next({ to: owner.user.email })).text).toContain("Ola");
  });

  it("needs the present one", async () => {
    const reply = await change("Wrong5tone!cave", NEW_PASSWORD);
    expect([reply.status, reply.error.fields]).toEqual([400, { currentPassword: { code: "PASSWORD_WRONG" } }]);
    expect(await statusOf(owner.token)).toBe(200);
    expect((await logIn(owner.password)).status).toBe(200);
  });

  it("keeps the rules, and what is known of its owner does not make one", async () => {
    for (const [password, code] of [
      ["Lime5tone", "PASSWORD_NEEDS_SPECIAL"],
      ["Qwerty123!", "PASSWORD_TOO_COMMON"],
      ["Password@123", "PASSWORD_TOO_COMMON"],
      [`Owner@${2000 + number}`, "PASSWORD_TOO_COMMON"],
      ["Dripstone1!", "PASSWORD_TOO_COMMON"],
    ] as const) {
      expect((await change(owner.password, password)).error.fields?.newPassword?.code).toBe(code);
    }
    expect(await statusOf(owner.token)).toBe(200);
  });

  it("is changed once when it is changed 10 times at once", async () => {
    const passwords = Array.from({ length: 8 }, (_, index) => `Kalk5tein?!berg${index}`);
    const replies = await Promise.all(passwords.map((password) => change(owner.password, password)));
    const won = replies.flatMap((reply, index) => (reply.status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    expect((await logIn(passwords[won[0] ?? -1] ?? "")).status).toBe(200);
    const sessions = t.db.selectFrom("sessions").where("userId", "=", owner.user.id).select("id");
    expect(await sessions.execute()).toHaveLength(2);
  });

  it("makes a mailed link for another one worthless", async () => {
    const letter = await letterOf();
    expect((await change(owner.password, NEW_PASSWORD)).status).toBe(200);
    expect((await reset(letter, { password: "Thief5tone!cave" })).error.code).toBe("RESET_LINK_INVALID");
  });

  it("cannot be guessed by somebody at an open browser", async () => {
    const elsewhere = (await logIn(owner.password)).data.token;
    for (let time = 1; time <= 10; time++) {
      expect((await change(`Wrong5tone!${time}`, NEW_PASSWORD)).status).toBe(400);
    }
    const refused = await change(owner.password, NEW_PASSWORD);
    expect([refused.status, refused.error.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // The owner, at a browser of his own, still can.
    expect((await change(owner.password, NEW_PASSWORD, elsewhere)).status).toBe(200);
  });
});
