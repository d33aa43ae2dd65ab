import { describe, expect, it } from "vitest";
import { registrationOf } from "../../../testing/registration.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();

const mei = { ...registrationOf("Mei.Lin@Example.com"), preferredLanguage: "ch" as const };

const register = (changes: object = {}) => t.call("POST /auth/register", { body: { ...mei, ...changes } });
const logIn = (email: string, password: string) => t.call("POST /auth/login", { body: { email, password } });
const accounts = () => t.db.selectFrom("users").selectAll().orderBy("id").execute();

async function verify(email: string): Promise<void> {
  const { token } = await t.mails.next({ to: email });
  expect((await t.call("POST /auth/verify-email", { body: { email, token } })).data).toEqual({ session: null });
}

describe("a registration", () => {
  it("opens an account that logs in once its address is verified", async () => {
    const registered = await register();
    expect([registered.status, registered.data]).toEqual([202, {}]);
    expect((await logIn(mei.email, mei.password)).error.code).toBe("EMAIL_NOT_VERIFIED");
    await verify(mei.email);
    const { user } = (await logIn(mei.email, mei.password)).data;
    expect(user).toMatchObject({ name: "Mei", email: mei.email, role: "student", preferredLanguage: "ch" });
    expect(user).toMatchObject({ avatar: "student-robot", reputation: 0, emailVerified: true, active: true });
  });

  it("writes to the newcomer in the language of the page", async () => {
    await register({ email: "english@example.com", preferredLanguage: "en" });
    await register({ email: "chinese@example.com", preferredLanguage: "ch" });
    expect((await t.mails.next({ to: "english@example.com" })).subject).toContain("Verify your email");
    expect((await t.mails.next({ to: "chinese@example.com" })).subject).toContain("请验证你的邮箱");
  });

  it("keeps a password of 200 characters and emoji whole", async () => {
    const password = `Aa1!${"🪨".repeat(195)}x`;
    expect([...password]).toHaveLength(200);
    const email = "long@example.com";
    expect((await register({ email, password })).status).toBe(202);
    await verify(email);
    expect((await logIn(email, password.slice(0, -1))).error.code).toBe("INVALID_CREDENTIALS");
    expect((await logIn(email, password)).status).toBe(200);
    expect((await register({ email, password: `${password}x` })).error.fields).toMatchObject({
      password: { code: "FIELD_TOO_LONG", max: 200 },
    });
  });

  it("stores passwords only as argon2id hashes with OWASP's costs", async () => {
    for (const { passwordHash } of await accounts()) {
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });
});

describe("an address that has an account", () => {
  it("is answered as any other, and its owner is told by mail", async () => {
    const { user } = await t.signUp({ email: "owner@example.com", name: "Ola", preferredLanguage: "en" });
    const before = await accounts();
    // That the replies take the same time, however many come at once, is shown by bench/login-timing.
    const told = async (changes: object) => {
      const { status, text, headers } = await register(changes);
      return [status, text, Object.keys(headers), String(headers["set-cookie"]).replace(/=[\w-]{43};/, "=…;")];
    };
    const known = await told({ email: "owner@example.com", name: "Intruder", password: "Other5tone!cave" });
    expect(await told({ email: "nobody-yet@example.com" })).toEqual(known);
    const letter = await t.mails.next({ to: "owner@example.com" });
    expect(letter.subject).toContain("already have an account");
    expect(letter.text).toContain("Hello Ola,");
    expect([letter.token, letter.code]).toEqual(["", ""]);
    expect((await accounts()).find(({ id }) => id === user.id)).toEqual(before.find(({ id }) => id === user.id));
  });

  it.each([
    ["in capitals", "MEI.LIN@EXAMPLE.COM"],
    ["with spaces around", "  mei.lin@example.com "],
    ["in full-width letters", "ｍｅｉ．ｌｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
  ])("is the same account %s", async (_, email) => {
    const before = (await accounts()).length;
    expect((await register({ email, password: "Other5tone!cave" })).status).toBe(202);
    expect(await accounts()).toHaveLength(before);
    expect((await logIn(email, mei.password)).data.user.email).toBe(mei.email);
  });

  it("is not reached through the Turkish İ, which no address has", async () => {
    const before = (await accounts()).length;
    const reply = await register({ email: "meİ.lin@example.com" });
    expect(reply.error.fields).toEqual({ email: { code: "EMAIL_INVALID" } });
    expect(await accounts()).toHaveLength(before);
  });

  it("becomes one account when it is registered 20 times at once", async () => {
    const email = "at-once@example.com";
    const replies = await Promise.all(Array.from({ length: 20 }, () => register({ email })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await accounts()).filter((account) => account.emailKey === email)).toHaveLength(1);
  });

  it("goes to the newer registration while it is not verified, so that nobody waits in it with an old password", async () => {
    const email = "victim@example.com";
    await register({ email, name: "Thief", password: "Thief5tone!cave" });
    const old = await t.mails.next({ to: email });
    await register({ email, name: "Victim", password: "Victim5tone!cave" });
    const stale = await t.call("POST /auth/verify-email", { body: { email, token: old.token } });
    expect(stale.error.code).toBe("VERIFICATION_LINK_INVALID");
    await verify(email);
    expect((await logIn(email, "Thief5tone!cave")).error.code).toBe("INVALID_CREDENTIALS");
    expect((await logIn(email, "Victim5tone!cave")).data.user.name).toBe("Victim");
  });
});

describe("mail to one address", () => {
  it("that anybody can order stops after three in half an hour, and what was mailed before stays good", async () => {
    const email = "flooded@example.com";
    for (let time = 1; time <= 2; time++) await register({ email });
    for (let time = 1; time <= 8; time++) await t.call("POST /auth/resend-verification", { body: { email } });
    await register({ email, password: "Late5tone!cave" });
    expect(await t.mails.count({ to: email })).toBe(3);
    const last = t.mails.letters.findLast(({ to }) => to === email);
    const token = /token=([\w-]+)/.exec(last?.text ?? "")?.[1] ?? "";
    expect((await t.call("POST /auth/verify-email", { body: { email, token } })).status).toBe(200);
    expect((await logIn(email, "Late5tone!cave")).status).toBe(200);

    t.clock.advance({ minutes: 30 });
    await register({ email });
    expect(await t.mails.count({ to: email })).toBe(4);
  });
});

describe("a refused registration", () => {
  it.each([
    [{ email: "" }, "email", { code: "EMAIL_REQUIRED" }],
    [{ email: undefined }, "email", { code: "EMAIL_REQUIRED" }],
    [{ email: "mei@" }, "email", { code: "EMAIL_INVALID" }],
    [{ email: "a@example.com, b@example.com" }, "email", { code: "EMAIL_INVALID" }],
    [{ email: "mei@example.com\r\nBcc: all@example.com" }, "email", { code: "EMAIL_INVALID" }],
    [{ email: `${"m".repeat(250)}@example.com` }, "email", { code: "FIELD_TOO_LONG", max: 254 }],
    [{ name: "   " }, "name", { code: "NAME_REQUIRED" }],
    [{ name: "林".repeat(81) }, "name", { code: "FIELD_TOO_LONG", max: 80 }],
    [{ name: "x".repeat(10_000) }, "name", { code: "FIELD_TOO_LONG", max: 80 }],
    [{ name: "Mei\r\nBcc: all@example.com" }, "name", { code: "NAME_INVALID" }],
    [{ name: "ad\u200Bmin" }, "name", { code: "NAME_INVALID" }],
    [{ name: "\u202Enimda" }, "name", { code: "NAME_INVALID" }],
    [{ name: `Z${"\u0301".repeat(20)}` }, "name", { code: "NAME_INVALID" }],
    [{ name: "nul\u0000" }, "name", { code: "FIELD_INVALID" }],
    [{ name: "-Anna" }, "name", { code: "NAME_BEGINS_WITH_SIGN" }],
    [{ name: '=HYPERLINK("https://evil.example")' }, "name", { code: "NAME_BEGINS_WITH_SIGN" }],
    [{ name: "see www.example.com" }, "name", { code: "NAME_INVALID" }],
    [{ name: "https://example.com" }, "name", { code: "NAME_INVALID" }],
    [{ name: "M\u0435i" }, "name", { code: "NAME_INVALID" }],
    [{ name: "admin" }, "name", { code: "NAME_RESERVED" }],
    [{ name: "4dm1n" }, "name", { code: "NAME_RESERVED" }],
    [{ name: "\u0430\u0501min".replace("min", "\u043c\u0456\u043f") }, "name", { code: "NAME_RESERVED" }],
    [{ name: "ａｄｍｉｎ" }, "name", { code: "NAME_RESERVED" }],
    [{ name: "á d m i n" }, "name", { code: "NAME_RESERVED" }],
    [{ name: "滴石学堂管理员" }, "name", { code: "NAME_RESERVED" }],
    [{ name: "ADMlN" }, "name", { code: "NAME_RESERVED" }],
    [{ name: "Dripstone Support" }, "name", { code: "NAME_RESERVED" }],
    [{ name: "滴石老师" }, "name", { code: "NAME_RESERVED" }],
    [{ name: "администратор" }, "name", { code: "NAME_RESERVED" }],
    [{ password: "" }, "password", { code: "PASSWORD_REQUIRED" }],
    [{ password: "Sh0rt!" }, "password", { code: "PASSWORD_TOO_SHORT", min: 8 }],
    [{ password: "lime5tone!cave" }, "password", { code: "PASSWORD_NEEDS_UPPERCASE" }],
    [{ password: "LIME5TONE!CAVE" }, "password", { code: "PASSWORD_NEEDS_LOWERCASE" }],
    [{ password: "Limestone!cave" }, "password", { code: "PASSWORD_NEEDS_NUMBER" }],
    [{ password: "Lime5tonecave" }, "password", { code: "PASSWORD_NEEDS_SPECIAL" }],
    [{ password: "Lime5tone! cave" }, "password", { code: "PASSWORD_HAS_SPACE" }],
    [{ password: "Passw0rd!" }, "password", { code: "PASSWORD_TOO_COMMON" }],
    [{ password: "Iloveyou1!" }, "password", { code: "PASSWORD_TOO_COMMON" }],
    [{ password: "Dripstone1!" }, "password", { code: "PASSWORD_TOO_COMMON" }],
    [{ password: "Refused1!" }, "password", { code: "PASSWORD_TOO_COMMON" }],
    [{ password: "Admin@123" }, "password", { code: "PASSWORD_TOO_COMMON" }],
    [{ password: "1qaz@WSX" }, "password", { code: "PASSWORD_TOO_COMMON" }],
    [{ name: "Zhixuan Wang", password: "ZhixuanWang1!" }, "password", { code: "PASSWORD_TOO_COMMON" }],
    [{ name: "Zhixuan Wang", password: "Wang.Zhixuan1990!" }, "password", { code: "PASSWORD_TOO_COMMON" }],
    [{ birthYear: 2027 }, "birthYear", { code: "FIELD_INVALID" }],
    [{ birthYear: 1905 }, "birthYear", { code: "FIELD_INVALID" }],
    [{ birthYear: 2026, birthMonth: 4 }, "birthMonth", { code: "FIELD_INVALID" }],
    [{ birthYear: "2012" }, "birthYear", { code: "BIRTH_REQUIRED" }],
    [{ birthMonth: 13 }, "birthMonth", { code: "FIELD_INVALID", max: 12 }],
    [{ birthYear: 2016 }, "parentEmail", { code: "PARENT_EMAIL_REQUIRED" }],
    [{ birthYear: 2016, parentEmail: "" }, "parentEmail", { code: "EMAIL_REQUIRED" }],
    [{ birthYear: 2016, parentEmail: "mama" }, "parentEmail", { code: "EMAIL_INVALID" }],
    [{ birthYear: 2016, parentEmail: "ＲＥＦＵＳＥＤ@example.com" }, "parentEmail", { code: "PARENT_EMAIL_SAME" }],
    [{ agreedToTerms: false }, "agreedToTerms", { code: "TERMS_NOT_AGREED" }],
    [{ preferredLanguage: "fr" }, "preferredLanguage", { code: "FIELD_INVALID" }],
    [{ role: "admin" }, "role", { code: "FIELD_UNKNOWN" }],
    [{ reputation: 1000 }, "reputation", { code: "FIELD_UNKNOWN" }],
    [{ points: 1000 }, "points", { code: "FIELD_UNKNOWN" }],
    [{ emailVerified: true }, "emailVerified", { code: "FIELD_UNKNOWN" }],
    [{ emailVerifiedAt: "2026-01-01T00:00:00Z" }, "emailVerifiedAt", { code: "FIELD_UNKNOWN" }],
    [{ userId: "01a1fbc3-cfcc-73b4-94e8-ce3789c6c610" }, "userId", { code: "FIELD_UNKNOWN" }],
  ])("for %j says so at %s, and leaves no trace", async (changes, field, issue) => {
    const before = await accounts();
    const letters = t.mails.letters.length;
    const reply = await register({ email: "refused@example.com", ...changes });
    expect([reply.status, reply.error.code]).toEqual([400, "INVALID_INPUT"]);
    expect(reply.error.fields).toEqual({ [field]: issue });
    expect(await accounts()).toEqual(before);
    await t.mails.sendDue();
    expect(t.mails.letters).toHaveLength(letters);
  });

  it.each([
    "Ada O\u2019Neill",
    "Jean-Luc",
    "小雨",
    "林 Mei",
    "ゆい",
    "민지",
    "Анна",
    "Ἀθηνᾶ",
    "José María",
    "Emily Root",
    "王老师",
    "محمد",
    "Mei 🐼",
  ])("does not befall somebody who is called %s", async (name) => {
    const email = `${Buffer.from(name).toString("hex").slice(0, 60)}@example.com`;
    expect((await register({ name, email })).status).toBe(202);
  });

  it("tells of every wrong field at once", async () => {
    const reply = await t.call("POST /auth/register", { body: {} });
    expect(reply.error.fields).toEqual({
      name: { code: "NAME_REQUIRED" },
      email: { code: "EMAIL_REQUIRED" },
      password: { code: "PASSWORD_REQUIRED" },
      birthYear: { code: "BIRTH_REQUIRED" },
      birthMonth: { code: "BIRTH_REQUIRED" },
      preferredLanguage: { code: "FIELD_INVALID" },
      agreedToTerms: { code: "TERMS_NOT_AGREED" },
    });
  });
});
