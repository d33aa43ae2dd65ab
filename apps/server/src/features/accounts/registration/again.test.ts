import { beforeEach, describe, expect, it } from "vitest";
import { registrationOf } from "../../../testing/registration.ts";
import { TEST_PASSWORD } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let number = 0;

beforeEach(() => {
  t.clock.set("2026-03-04T17:00:00.000Z");
  number += 1;
});

const lettersTo = async (address: string) => {
  await t.mails.sendDue();
  return t.mails.letters.filter(({ to }) => to === address);
};
const tokensTo = async (address: string) =>
  (await lettersTo(address)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");

describe("whoever asks for the same mail again and again", () => {
  it("gets no more of them to a parent than the parent can bear, and each of their links stays good", async () => {
    const { token } = await t.signUp({ birthMonth: "2015-06-01" });
    const parentEmail = `parent-${number}@example.com`;
    for (let time = 1; time <= 4; time++) {
      const reply = await t.call("PUT /auth/parent-email", { token, body: { parentEmail } });
      expect(reply.status === 202 || reply.error.code, "and is not told that one more is on its way").toBe(
        time <= 2 || "MAILED_ENOUGH",
      );
      const links = await tokensTo(parentEmail);
      expect(links).toHaveLength(Math.min(time, 2));
      for (const link of links) {
        expect((await t.call("GET /auth/parent-consent", { query: { token: link } })).status).toBe(200);
      }
      t.clock.advance({ minutes: 2 });
    }
  });

  it("gets no more of them to a new address either, and the newest link stays good", async () => {
    const { token } = await t.signUp();
    const body = { email: `new-${number}@example.com`, password: TEST_PASSWORD };
    for (let time = 1; time <= 4; time++) {
      const reply = await t.call("PUT /auth/email", { token, body });
      expect(reply.status === 200 || reply.error.code).toBe(time <= 2 || "MAILED_ENOUGH");
      expect((await t.call("GET /auth/profile", { token })).data.pendingEmail).toBe(body.email);
      const links = await tokensTo(body.email);
      expect(links).toHaveLength(Math.min(time, 2));
      t.clock.advance({ minutes: 2 });
    }
    const newest = (await tokensTo(body.email)).at(-1) ?? "";
    expect((await t.call("POST /auth/confirm-email", { body: { token: newest } })).status).toBe(200);
  });

  it("makes no link good again that has expired", async () => {
    const { user, token } = await t.signUp();
    const email = `new-${number}@example.com`;
    await t.call("PUT /auth/email", { token, body: { email, password: TEST_PASSWORD } });
    const [old = ""] = await tokensTo(email);
    t.clock.advance({ hours: 25 });
    const login = await t.call("POST /auth/login", { body: { email: user.email, password: TEST_PASSWORD } });
    await t.call("PUT /auth/email", { token: login.data.token, body: { email, password: TEST_PASSWORD } });
    expect((await t.call("POST /auth/confirm-email", { body: { token: old } })).error.code).toBe("EMAIL_LINK_INVALID");
  });

  it("gets the link to a new address even when strangers have used up the mails to it", async () => {
    const email = `flooded-${number}@example.com`;
    for (let time = 1; time <= 3; time++) await t.call("POST /auth/register", { body: registrationOf(email) });
    expect(await lettersTo(email)).toHaveLength(3);
    const { token } = await t.signUp();
    await t.call("PUT /auth/email", { token, body: { email, password: TEST_PASSWORD } });
    const newest = (await tokensTo(email)).at(-1) ?? "";
    expect((await t.call("POST /auth/confirm-email", { body: { token: newest } })).status).toBe(200);
  });
});
