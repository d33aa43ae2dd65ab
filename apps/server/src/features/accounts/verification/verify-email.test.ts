import { beforeEach, describe, expect, it } from "vitest";
import type { ReceivedLetter } from "../../../testing/mailbox.ts";
import type { Reply } from "../../../testing/reply.ts";
import { TEST_PASSWORD } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let email: string;
let letter: ReceivedLetter;
let number = 0;

/** Each test has a newcomer of its own, with a letter just received. */
beforeEach(async () => {
  number += 1;
  email = `newcomer-${number}@example.com`;
  await t.signUp({ email, verified: false });
  letter = await resend();
});

async function resend(): Promise<ReceivedLetter> {
  expect((await t.call("POST /auth/resend-verification", { body: { email } })).status).toBe(202);
  return t.mails.next({ to: email });
}

const byLink = (token = letter.token, to = email) => t.call("POST /auth/verify-email", { body: { email: to, token } });
const byCode = (code = letter.code, to = email) =>
  t.call("POST /auth/verify-email-code", { body: { email: to, code } });
const look = (token = letter.token) => t.call("GET /auth/verify-email", { query: { email, token } });
const outcome = (reply: Reply<unknown>) =>
  reply.status < 300 ? String(reply.status) : `${reply.status} ${reply.error.code}`;
const wrongCode = () => (letter.code === "000000" ? "000001" : "000000");

async function isVerified(): Promise<boolean> {
  const row = t.db.selectFrom("users").select("emailVerifiedAt").where("emailKey", "=", email);
  return (await row.executeTakeFirstOrThrow()).emailVerifiedAt !== null;
}

describe("the link", () => {
  it("leads to the site's page, with a token of 256 bits", () => {
    expect(letter.link.origin + letter.link.pathname).toBe("https://dripstone.test/verify-email");
    expect(letter.link.searchParams.get("email")).toBe(email);
    expect(Buffer.from(letter.token, "base64url")).toHaveLength(32);
  });

  it("verifies once", async () => {
    expect(outcome(await byLink())).toBe("200");
    expect(await isVerified()).toBe(true);
    expect(outcome(await byLink())).toBe("400 VERIFICATION_LINK_INVALID");
    expect(outcome(await byCode())).toBe("400 VERIFICATION_CODE_INVALID");
  });

  it("is used up by no mail scanner that opens it, however often", async () => {
    for (let time = 0; time < 10; time++) expect(outcome(await look())).toBe("200");
    expect(await isVerified()).toBe(false);
    expect(outcome(await byLink())).toBe("200");
    expect(outcome(await look())).toBe("400 VERIFICATION_LINK_INVALID");
  });

  it("is good for 24 hours to the millisecond", async () => {
    t.clock.advance({ hours: 24, milliseconds: -1 });
    expect(outcome(await look())).toBe("200");
    t.clock.advance({ milliseconds: 1 });
    expect(outcome(await look())).toBe("410 VERIFICATION_LINK_EXPIRED");
    expect(outcome(await byLink())).toBe("410 VERIFICATION_LINK_EXPIRED");
    expect(await isVerified()).toBe(false);
  });

  it("is replaced by a newer one", async () => {
    const newer = await resend();
    expect(outcome(await byLink())).toBe("400 VERIFICATION_LINK_INVALID");
    expect(outcome(await byCode())).toBe("400 VERIFICATION_CODE_INVALID");
    expect(outcome(await byLink(newer.token))).toBe("200");
  });

  it("verifies no other address", async () => {
    await t.signUp({ email: `other-${number}@example.com`, verified: false });
    expect(outcome(await byLink(letter.token, `other-${number}@example.com`))).toBe("400 VERIFICATION_LINK_INVALID");
    expect(await isVerified()).toBe(false);
  });

  it("has one success when it comes 50 times at once", async () => {
    const outcomes = (await Promise.all(Array.from({ length: 50 }, () => byLink()))).map(outcome);
    expect(outcomes.filter((it) => it === "200")).toHaveLength(1);
    expect(outcomes.filter((it) => it === "400 VERIFICATION_LINK_INVALID")).toHaveLength(49);
  });

  it("stands nowhere in the database, and neither does the code, nor do the mail's jobs tell them", async () => {
    const rows = await t.db
      .selectFrom("mailedLinks")
      .innerJoin("verificationCodes", "verificationCodes.tokenHash", "mailedLinks.tokenHash")
      .selectAll()
      .execute();
    const jobs = await t.db
      .withSchema("pgboss")
      .selectFrom("job" as never)
      .selectAll()
      .execute();
    const stored = JSON.stringify([rows.map((row) => [row, row.tokenHash.toString("base64url")]), jobs]);
    expect(jobs.length).toBeGreaterThan(0);
    expect(rows.length).toBeGreaterThan(0);
    expect(stored).not.toContain(letter.token);
    expect(stored).not.toContain(`"${letter.code}"`);
    expect(rows.every(({ codeHash }) => codeHash.startsWith("$argon2id$"))).toBe(true);
  });
});

describe("the code", () => {
  it("verifies once, also as somebody types it", async () => {
    expect(outcome(await byCode(` ${letter.code} `, ` ${email.toUpperCase()}`))).toBe("200");
    expect(await isVerified()).toBe(true);
    expect(outcome(await byCode())).toBe("400 VERIFICATION_CODE_INVALID");
    expect(outcome(await byLink())).toBe("400 VERIFICATION_LINK_INVALID");
  });

  it("survives four wrong ones and dies of the fifth, while the link lives on", async () => {
    for (let time = 1; time <= 4; time++) {
      expect(outcome(await byCode(wrongCode()))).toBe("400 VERIFICATION_CODE_INVALID");
    }
    const twin = letter;
    expect(outcome(await byCode())).toBe("200");

    email = `${email.split("@")[0]}-again@example.com`;
    await t.signUp({ email, verified: false });
    letter = await resend();
    for (let time = 1; time <= 5; time++) await byCode(wrongCode());
    expect(outcome(await byCode())).toBe("410 VERIFICATION_CODE_EXPIRED");
    expect(await isVerified()).toBe(false);
    expect(letter.token).not.toBe(twin.token);
    expect(outcome(await byLink())).toBe("200");
  });

  it("does not die of a mistyped password beside it", async () => {
    const body = { email, code: letter.code };
    for (let time = 1; time <= 4; time++) await byCode(wrongCode());
    for (let time = 1; time <= 6; time++) {
      const reply = await t.call("POST /auth/verify-email-code", { body: { ...body, password: "Mistyped1!" } });
      expect(reply.error.fields).toEqual({ password: { code: "PASSWORD_WRONG" } });
    }
    const reply = await t.call("POST /auth/verify-email-code", { body: { ...body, password: TEST_PASSWORD } });
    expect(outcome(reply)).toBe("200");
  });

  it("lets nobody try more passwords than the login does", async () => {
    const outcomes: string[] = [];
    for (let time = 1; time <= 12; time++) {
      const { code, token } = letter;
      const password = `Guess-${time}!a`;
      const [key, body] =
        time % 2
          ? (["POST /auth/verify-email-code", { email, code, password }] as const)
          : (["POST /auth/verify-email", { email, token, password }] as const);
      outcomes.push(outcome(await t.call(key, { body, address: "192.0.2.77" })));
    }
    expect(outcomes).toEqual([...Array(10).fill("400 INVALID_INPUT"), ...Array(2).fill("429 TOO_MANY_REQUESTS")]);
    expect(await isVerified()).toBe(false);
  });

  it("cannot be guessed by many tries at once", async () => {
    const others = Array.from({ length: 41 }, (_, index) => String(100_000 + index));
    const codes = [...others.filter((code) => code !== letter.code).slice(0, 40), letter.code];
    const outcomes = (await Promise.all(codes.map((code) => byCode(code)))).map(outcome);
    const row = t.db.selectFrom("verificationCodes").innerJoin("users", "users.id", "userId").select("userId");
    const left = await row.where("emailKey", "=", email).executeTakeFirst();
    // Either the right one was among the first five looked at, or it came too late.
    expect(outcomes.at(-1)).toBe(left ? "410 VERIFICATION_CODE_EXPIRED" : "200");
    expect(outcomes.slice(0, 40).filter((it) => it === "200")).toHaveLength(0);
  });

  it("has one success when it comes 50 times at once", async () => {
    const outcomes = (await Promise.all(Array.from({ length: 50 }, () => byCode()))).map(outcome);
    expect(outcomes.filter((it) => it === "200")).toHaveLength(1);
  });

  it("is good for 30 minutes to the millisecond", async () => {
    t.clock.advance({ minutes: 30 });
    expect(outcome(await byCode())).toBe("410 VERIFICATION_CODE_EXPIRED");
    t.clock.advance({ milliseconds: -1 });
    expect(outcome(await byCode())).toBe("200");
  });

  it("says the same to a stranger as to a wrong code", async () => {
    const stranger = await byCode("123456", "nobody@example.com");
    const wrong = await byCode(wrongCode());
    expect([stranger.status, stranger.error.code]).toEqual([wrong.status, wrong.error.code]);
  });

  it.each(["", "12345", "1234567", "12345a", "１２３４５６", "-12345"])("is six digits, not %j", async (code) => {
    expect((await byCode(code)).error.fields).toEqual({ code: { code: "CODE_INVALID" } });
  });
});

describe("asking for another mail", () => {
  it("is answered the same for every address, and mails only to the one that waits", async () => {
    await t.signUp({ email: `done-${number}@example.com` });
    const replies = [];
    for (const to of [email, `done-${number}@example.com`, `nobody-${number}@example.com`]) {
      const { status, text } = await t.call("POST /auth/resend-verification", { body: { email: to } });
      replies.push([status, text]);
    }
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    expect(await t.mails.count({ to: email })).toBe(2);
    expect(await t.mails.count({ to: `done-${number}@example.com` })).toBe(0);
    expect(await t.mails.count({ to: `nobody-${number}@example.com` })).toBe(0);
  });
});
