import { DAY_MS } from "@dripstone/contract/durations";
import { beforeEach, describe, expect, it } from "vitest";
import { site } from "../../../../../../site.config.ts";
import { tidyUp } from "../../../chores.ts";
import type { ReceivedLetter } from "../../../testing/mailbox.ts";
import { childsRegistration } from "../../../testing/registration.ts";
import { TEST_PASSWORD as password } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let number = 0;
let email: string;
let parentEmail: string;

beforeEach(() => {
  number += 1;
  email = `child-${number}@example.com`;
  parentEmail = `parent-${number}@example.com`;
});

const register = (changes: object = {}) =>
  t.call("POST /auth/register", { body: childsRegistration(email, { parentEmail }, changes) });
const logIn = () => t.call("POST /auth/login", { body: { email, password } });
const look = ({ token }: ReceivedLetter) => t.call("GET /auth/parent-consent", { query: { token } });
const answer = ({ token }: ReceivedLetter, said: string) =>
  t.call("POST /auth/parent-consent", { body: { token, answer: said } });
/** A row for members: an empty upload gets past the question who one is. */
const memberCall = async (token: string) => {
  const reply = await t.call("POST /auth/avatar", { token, upload: { bytes: Buffer.from("no picture") } });
  return reply.error.code;
};
const answers = () =>
  t.db.selectFrom("parentAnswers").selectAll().where("parentEmail", "=", parentEmail).orderBy("id").execute();

/** A child who has registered and confirmed the address, and what the parent finds in the mail. */
async function newcomer(changes: object = {}): Promise<{ token: string; letter: ReceivedLetter }> {
  await register(changes);
  const { token: verification } = await t.mails.next({ to: email });
  await t.call("POST /auth/verify-email", { body: { email, token: verification } });
  const letter = await t.mails.next({ to: parentEmail });
  return { token: (await logIn()).data.token, letter };
}

describe("a child under 13", () => {
  it("can learn, but not post, upload or chat, until the parent says yes through the mailed page", async () => {
    const { token, letter } = await newcomer();
    expect(letter.link.pathname).toBe("/parent-consent");
    expect(letter.text).toContain("Xiao Yu");
    expect((await t.call("GET /auth/profile", { token })).data.parentConsent).toBe("waiting");
    expect((await t.call("GET /progress", { token })).status).toBe(200);
    expect(await memberCall(token)).toBe("PARENT_CONSENT_NEEDED");

    for (let time = 0; time < 5; time++) expect((await look(letter)).data.answer).toBeNull();
    expect(await memberCall(token)).toBe("PARENT_CONSENT_NEEDED");
    expect((await answer(letter, "yes")).data).toMatchObject({
      name: "Xiao Yu",
      email,
      answer: "yes",
      deletionDate: null,
    });
    expect(await memberCall(token)).toBe("PICTURE_TYPE_UNKNOWN");
    expect((await t.call("GET /auth/profile", { token })).data.parentConsent).toBe("given");
    expect(await answers()).toMatchObject([{ answer: "yes", answeredAt: t.clock.now() }]);
    const second = await t.mails.next({ to: parentEmail });
    expect(second.link.pathname).toBe("/parent-consent");
  });

  it("is not written about before the address is the child's own", async () => {
    await register();
    expect(await t.mails.count({ to: email })).toBe(1);
    expect(await t.mails.count({ to: parentEmail })).toBe(0);
  });

  it("needs no parent from the month after the thirteenth birthday's on, to the millisecond", async () => {
    const { token } = await newcomer({ birthYear: 2013, birthMonth: 3 });
    t.clock.set("2026-03-31T23:59:59.999Z");
    const fresh = (await logIn()).data.token;
    expect(await memberCall(fresh)).toBe("PARENT_CONSENT_NEEDED");
    t.clock.advance({ milliseconds: 1 });
    expect(await memberCall(fresh)).toBe("PICTURE_TYPE_UNKNOWN");
    expect((await logIn()).data.user.parentConsent).toBe("notNeeded");
    expect(token).not.toBe(fresh);
    t.clock.set("2026-03-04T17:00:00.000Z");
  });

  it("of 13 years and more needs none, and an address that is sent anyway is not kept", async () => {
    await register({ birthYear: 2013, birthMonth: 2 });
    const { token } = await t.mails.next({ to: email });
    await t.call("POST /auth/verify-email", { body: { email, token } });
    expect((await logIn()).data.user.parentConsent).toBe("notNeeded");
    expect(await t.mails.count({ to: parentEmail })).toBe(0);
    const kept = t.db.selectFrom("parentRequests").where("parentEmail", "=", parentEmail).select("userId");
    expect(await kept.execute()).toEqual([]);
  });

  it("has an account that is closed by a no and deleted after 14 days, while the answer is kept without the child", async () => {
    const { token, letter } = await newcomer();
    const due = new Date(t.clock.now().getTime() + 14 * DAY_MS).toISOString();
    expect((await answer(letter, "no")).data).toMatchObject({ answer: "no", deletionDate: due });
    expect((await t.call("GET /auth/profile", { token })).status).toBe(401);
    const refused = await logIn();
    expect([refused.status, refused.error.code]).toEqual([403, "PARENT_REFUSED"]);
    t.clock.set(new Date(new Date(due).getTime() - 1));
    await tidyUp(t.deps);
    expect((await logIn()).error.code).toBe("PARENT_REFUSED");
    t.clock.advance({ milliseconds: 1 });
    await tidyUp(t.deps);
    expect((await logIn()).error.code).toBe("INVALID_CREDENTIALS");
    expect(await answers()).toMatchObject([{ userId: null, answer: "no", parentEmail }]);
    expect((await look(letter)).error.code).toBe("PARENT_LINK_INVALID");
    t.clock.set("2026-03-04T17:00:00.000Z");
  });

  it("keeps the account if the parent thinks better of it, and every answer is on record", async () => {
    const { letter } = await newcomer();
    await answer(letter, "no");
    const confirming = await t.mails.next({ to: parentEmail });
    expect((await answer(confirming, "yes")).data).toMatchObject({ answer: "yes", deletionDate: null });
    expect((await logIn()).data.user.parentConsent).toBe("given");
    expect((await answers()).map((row) => row.answer)).toEqual(["no", "yes"]);
    // The same answer again is the same answer.
    await answer(letter, "yes");
    expect(await answers()).toHaveLength(2);
  });

  it("is named to the office when the parent says no, which can answer the parent", async () => {
    for (const [preferredLanguage, language] of [
      ["en", "in English"],
      ["ch", "in Chinese"],
    ]) {
      number += 1;
      email = `child-${number}@example.com`;
      parentEmail = `parent-${number}@example.com`;
      const told = await t.mails.count({ to: site.email });
      const { letter } = await newcomer({ preferredLanguage });
      await answer(letter, "yes");
      expect(await t.mails.count({ to: site.email })).toBe(told);
      await answer(letter, "no");
      expect(await t.mails.count({ to: site.email })).toBe(told + 1);
      const office = t.mails.letters.findLast(({ to }) => to === site.email);
      expect(office).toMatchObject({
        locale: "en",
        replyTo: parentEmail,
        subject: "Xiao Yu: a parent said no",
      });
      expect(office?.text).toContain("it will be deleted with its data");
      expect(office?.text).toContain("on March 18, 2026");
      expect(office?.text).toContain("> March 4, 2026: yes\n> March 4, 2026: no\n");
      expect(office?.text).toContain(language);
      expect(office?.text).not.toContain(email);
    }
  });

  it("is named to the office a few times a day at most, however often the parent thinks better of it", async () => {
    const { letter } = await newcomer();
    const told = await t.mails.count({ to: site.email });
    for (let time = 0; time < 8; time++) {
      await answer(letter, "no");
      await t.mails.sendDue();
      await answer(letter, "yes");
    }
    expect(await t.mails.count({ to: site.email })).toBe(told + 5);
  });

  it("is asked about once by an answer that comes 20 times at once", async () => {
    const { letter } = await newcomer();
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(letter, "yes")));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await answers()).toHaveLength(1);
    expect(await t.mails.count({ to: parentEmail })).toBe(2);
  });
});

describe("the link to a parent", () => {
  it("is good for 30 days to the millisecond; that of the second letter, while the account lives", async () => {
    const { letter } = await newcomer();
    t.clock.advance({ days: 30, milliseconds: -1 });
    expect((await look(letter)).status).toBe(200);
    await answer(letter, "yes");
    const second = await t.mails.next({ to: parentEmail });
    t.clock.advance({ milliseconds: 1 });
    expect([(await look(letter)).status, (await answer(letter, "no")).error.code]).toEqual([
      410,
      "PARENT_LINK_EXPIRED",
    ]);
    t.clock.advance({ days: 300 });
    expect((await look(second)).data.answer).toBe("yes");
    t.clock.set("2026-03-04T17:00:00.000Z");
  });

  it("is nothing that can be guessed, and stands nowhere in clear", async () => {
    const { letter } = await newcomer();
    expect(Buffer.from(letter.token, "base64url")).toHaveLength(32);
    for (const token of ["A".repeat(43), `${letter.token}x`, ""]) {
      const reply = await t.call("GET /auth/parent-consent", { query: { token } });
      expect(reply.status).toBe(400);
    }
    const rows = await t.db.selectFrom("mailedLinks").selectAll().where("purpose", "=", "parent-consent").execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.map((row) => row.tokenHash.toString("base64url")))).not.toContain(letter.token);
  });

  it("goes to another address when the child corrects it, and the old one is worth nothing", async () => {
    const { token, letter } = await newcomer();
    const right = `papa-${number}@example.com`;
    const change = (to: string) => t.call("PUT /auth/parent-email", { token, body: { parentEmail: to } });
    for (const own of [email.toUpperCase(), email.replace("@", "+papa@")]) {
      expect((await change(own)).error.fields).toEqual({ parentEmail: { code: "PARENT_EMAIL_SAME" } });
    }
    expect((await change(right)).status).toBe(202);
    const newer = await t.mails.next({ to: right });
    expect((await answer(letter, "yes")).error.code).toBe("PARENT_LINK_INVALID");
    expect((await answer(newer, "yes")).status).toBe(200);
    expect([(await change(parentEmail)).status, (await change(parentEmail)).error.code]).toEqual([
      409,
      "PARENT_NOT_NEEDED",
    ]);
  });

  it("is forgotten with the parent's address when a child has grown old enough without an answer; one that came is kept", async () => {
    const { token } = await newcomer({ birthYear: 2013, birthMonth: 3 });
    const kept = () =>
      t.db.selectFrom("parentRequests").select("parentEmail").where("parentEmail", "=", parentEmail).execute();
    t.clock.advance({ days: 30, milliseconds: -1 });
    await tidyUp(t.deps);
    expect(await kept()).toHaveLength(1);
    t.clock.advance({ milliseconds: 1 });
    await tidyUp(t.deps);
    expect(await kept()).toEqual([]);
    expect(token).toBeTruthy();
    t.clock.set("2026-03-04T17:00:00.000Z");
    number += 1;
    email = `child-${number}@example.com`;
    parentEmail = `parent-${number}@example.com`;
    const { letter } = await newcomer();
    await answer(letter, "yes");
    t.clock.advance({ days: 61 });
    await tidyUp(t.deps);
    expect(await kept()).toHaveLength(1);
    t.clock.set("2026-03-04T17:00:00.000Z");
  });

  it("is sent, though days after the child came, and though the house is tidied before it goes out", async () => {
    await newcomer();
    t.clock.advance({ days: 29 });
    const again = (await logIn()).data.token;
    expect((await t.call("PUT /auth/parent-email", { token: again, body: { parentEmail } })).status).toBe(202);
    await tidyUp(t.deps);
    expect((await answer(await t.mails.next({ to: parentEmail }), "yes")).status).toBe(200);
    t.clock.set("2026-03-04T17:00:00.000Z");
  });

  it("is not sent for somebody who is old enough", async () => {
    const { token } = await t.signUp({ birthMonth: "1990-01-01" });
    const reply = await t.call("PUT /auth/parent-email", { token, body: { parentEmail } });
    expect([reply.status, reply.error.code]).toEqual([409, "PARENT_NOT_NEEDED"]);
    expect(await t.mails.count({ to: parentEmail })).toBe(0);
  });
});
