import { beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import type { ReceivedLetter } from "../../../testing/mailbox.ts";
import { childsRegistration } from "../../../testing/registration.ts";
import { TEST_PASSWORD as password } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { answerAsParent } from "./parent-answer.ts";

const t = useTestApp();
let number = 0;
let parent: string;

beforeEach(() => {
  number += 1;
  parent = `mama-${number}@example.com`;
  t.clock.set("2026-03-04T17:00:00.000Z");
});

const register = (changes: object = {}) =>
  t.call("POST /auth/register", { body: childsRegistration(parent, { mailbox: "parent" }, changes) });
const logIn = (email = parent, typed = password) => t.call("POST /auth/login", { body: { email, password: typed } });
const look = ({ token }: ReceivedLetter) => t.call("GET /auth/parent-consent", { query: { token } });
const answer = ({ token }: ReceivedLetter, said: string) =>
  t.call("POST /auth/parent-consent", { body: { token, answer: said } });
const accountAt = (email: string) =>
  t.db.selectFrom("users").selectAll().where("emailKey", "=", email).executeTakeFirst();

/** A child whose parent has said yes in the one letter. */
async function welcomed() {
  await register();
  await answer(await t.mails.next({ to: parent }), "yes");
  await t.mails.next({ to: parent });
  return (await logIn()).data.token;
}

describe("a child without a mailbox", () => {
  it("registers with a parent's, and one letter there asks for consent and confirms the address", async () => {
    expect((await register()).status).toBe(202);
    const letter = await t.mails.next({ to: parent });
    expect(await t.mails.count({ to: parent })).toBe(1);
    expect(letter.subject).toBe("Dripstone Academy: Xiao Yu is asking for your permission");
    expect([letter.link.pathname, letter.code]).toEqual(["/parent-consent", ""]);
    for (const word of ["Xiao Yu", parent, "under 13", "the forum", "AI math tutor", "say no", "April 3, 2026"]) {
      expect(letter.text).toContain(word);
    }
    expect((await logIn()).error.code).toBe("PARENT_NOT_ANSWERED");
    for (let time = 0; time < 3; time++) {
      expect((await look(letter)).data).toMatchObject({ name: "Xiao Yu", mailbox: "parent", answer: null });
    }
    expect((await logIn()).error.code, "looking answers nothing").toBe("PARENT_NOT_ANSWERED");

    expect((await answer(letter, "yes")).data).toMatchObject({ answer: "yes", deletionDate: null });
    const { user } = (await logIn()).data;
    expect(user).toMatchObject({ email: parent, mailbox: "parent", parentConsent: "given", emailVerified: true });
    expect(user.consentDueDate).toBeNull();
    const second = await t.mails.next({ to: parent });
    expect(second.link.pathname).toBe("/parent-consent");
    expect(second.text).toContain("can log in now");
    expect(await t.mails.count({ to: parent })).toBe(2);
  });

  it("has the answer that comes through the lock last, though it had come to us first", async () => {
    await register();
    const letter = await t.mails.next({ to: parent });
    const { link, token } = letter;
    expect(link.pathname).toBe("/parent-consent");
    // The no arrives, and is overtaken by the yes while it waits.
    const instants = [t.clock.now()];
    t.clock.advance({ milliseconds: 5 });
    expect((await answer(letter, "yes")).data.answer).toBe("yes");
    t.clock.advance({ milliseconds: 5 });
    const clock = () => instants.shift() ?? t.clock.now();
    const said = await answerAsParent({ ...t.deps, clock }, { token, answer: "no" });
    expect(said).toMatchObject({ answer: "no", deletionDate: expect.any(String) });
    expect((await look(letter)).data).toEqual(said);
    expect((await logIn()).error.code).toBe("PARENT_REFUSED");
    expect((await answer(letter, "yes")).data).toMatchObject({ answer: "yes", deletionDate: null });
    expect((await logIn()).status).toBe(200);
  });

  it("is out for good after the parent's no, which nobody undoes by registering again", async () => {
    await register();
    const letter = await t.mails.next({ to: parent });
    expect((await answer(letter, "no")).data.deletionDate).toBe("2026-03-18T17:00:00.000Z");
    expect((await logIn()).error.code).toBe("PARENT_REFUSED");
    await register({ birthYear: 1990, mailbox: "own", name: "Grown Up", password: "Other5tone!cave" });
    expect((await accountAt(parent))?.name).toBe("Xiao Yu");
    expect((await logIn(parent, "Other5tone!cave")).error.code).toBe("INVALID_CREDENTIALS");
    t.clock.advance({ days: 14 });
    await tidyUp(t.deps);
    expect(await accountAt(parent)).toBeUndefined();
    const answers = t.db.selectFrom("parentAnswers").selectAll().where("parentEmail", "=", parent);
    expect(await answers.execute()).toMatchObject([{ answer: "no", userId: null }]);
  });

  it("has no way in but the parent's answer: no code, no link of the usual letter, no new password", async () => {
    await register();
    await t.mails.next({ to: parent });
    await t.call("POST /auth/resend-verification", { body: { email: parent } });
    const again = await t.mails.next({ to: parent });
    await t.call("POST /auth/forgot-password", { body: { email: parent } });
    const third = await t.mails.next({ to: parent });
    for (const letter of [again, third]) expect(letter.link.pathname).toBe("/parent-consent");
    for (const { token } of [again, third]) {
      const reply = await t.call("POST /auth/verify-email", { body: { email: parent, token } });
      expect(reply.error.code).toBe("VERIFICATION_LINK_INVALID");
    }
    expect(await t.db.selectFrom("verificationCodes").selectAll().execute()).toEqual([]);
    expect((await accountAt(parent))?.emailVerifiedAt).toBeNull();
  });

  it("gets no yes that was meant for another registration of the address, however many letters went out", async () => {
    await register();
    const letter = await t.mails.next({ to: parent });
    for (let time = 0; time < 5; time++) await register({ name: "Stranger", password: "Other5tone!cave" });
    expect((await answer(letter, "yes")).error.code).toBe("PARENT_LINK_INVALID");
    await register({ mailbox: "own", birthYear: 1990, password: "Other5tone!cave" });
    await t.mails.sendDue();
    for (const { text } of t.mails.letters.filter(({ to }) => to === parent).slice(0, -1)) {
      const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
      expect((await t.call("POST /auth/parent-consent", { body: { token, answer: "yes" } })).status).toBe(400);
    }
    expect((await accountAt(parent))?.emailVerifiedAt).toBeNull();
  });

  it.each([
    ["who is old enough", { birthYear: 2013, birthMonth: 2 }, { mailbox: { code: "FIELD_INVALID" } }],
    [
      "who names another parent beside",
      { parentEmail: "papa@example.com" },
      { parentEmail: { code: "FIELD_INVALID" } },
    ],
    ["who says something else", { mailbox: "school" }, { mailbox: { code: "FIELD_INVALID" } }],
  ])("is nobody %s", async (_, changes, fields) => {
    expect((await register(changes)).error.fields).toEqual(fields);
    expect(await accountAt(parent)).toBeUndefined();
  });

  it("has all letters about the account sent to the parent, in words for a parent", async () => {
    const token = await welcomed();
    // The address was mailed to enough for now.
    t.clock.advance({ minutes: 31 });
    await t.call("PUT /auth/password", { token, body: { currentPassword: password, newPassword: "Other5tone!cave" } });
    await register();
    await t.call("POST /auth/forgot-password", { body: { email: parent } });
    await t.mails.sendDue();
    const [changed, exists, reset] = t.mails.letters.filter(({ to }) => to === parent).slice(-3);
    expect(changed?.text).toContain("The password for Xiao Yu’s account");
    expect(exists?.text).toContain("For a brother or sister");
    expect(reset?.text).toContain("Click the button to choose one together");
    const resetToken = /token=([\w-]+)/.exec(reset?.text ?? "")?.[1] ?? "";
    const body = { email: parent, token: resetToken, password: "Third5tone!cave" };
    expect((await t.call("POST /auth/reset-password", { body })).status).toBe(200);
    t.clock.advance({ minutes: 31 });
    const fresh = (await logIn(parent, "Third5tone!cave")).data.token;
    await t.call("PUT /auth/email", {
      token: fresh,
      body: { email: `own-${number}@example.com`, password: "Third5tone!cave" },
    });
    await t.call("POST /auth/deletion", { token: fresh, body: { password: "Third5tone!cave" } });
    await t.mails.sendDue();
    const [asked, leaving] = t.mails.letters.filter(({ to }) => to === parent).slice(-2);
    expect(asked?.text).toContain("Your permission stays in place");
    expect(leaving?.text).toContain("Xiao Yu asked us to delete the account");
    t.clock.advance({ days: 14 });
    await tidyUp(t.deps);
    await t.mails.sendDue();
    const last = t.mails.letters.findLast(({ to }) => to === parent);
    expect(last?.text).toContain("the account at Dripstone Academy that used your email has been deleted");
  });

  it("may move to a mailbox of its own later, of which the parent is told, and the parent's yes stays the parent's", async () => {
    const token = await welcomed();
    const own = `own-${number}@example.com`;
    expect((await t.call("PUT /auth/email", { token, body: { email: own, password } })).status).toBe(200);
    const confirming = await t.mails.next({ to: own });
    await t.call("POST /auth/confirm-email", { body: { token: confirming.token } });
    expect((await logIn(own)).data.user).toMatchObject({ mailbox: "own", parentConsent: "given" });
    expect((await t.mails.next({ to: parent })).text).toContain("We received a request to change it to");
    expect((await t.mails.next({ to: parent })).text).toContain("We’ll write to you only about your permission");
    const back = await t.call("PUT /auth/email", { token, body: { email: parent, password } });
    expect(back.error.fields).toEqual({ email: { code: "EMAIL_IS_PARENTS" } });
  });
});

describe("a child with a mailbox of its own", () => {
  let own: string;

  /** Registered with an address of its own, confirmed, and in; the parent has not answered. */
  async function waiting(address = `kid.one-${number}@gmail.com`) {
    own = address;
    await register({ email: own, mailbox: "own", parentEmail: parent });
    const { token } = await t.mails.next({ to: own });
    await t.call("POST /auth/verify-email", { body: { email: own, token } });
    return (await logIn(own)).data.token;
  }
  const name = (token: string, parentEmail: string) =>
    t.call("PUT /auth/parent-email", { token, body: { parentEmail } });
  const move = (token: string, email: string) => t.call("PUT /auth/email", { token, body: { email, password } });
  const same = { parentEmail: { code: "PARENT_EMAIL_SAME" } };
  const parents = { email: { code: "EMAIL_IS_PARENTS" } };
  const confirm = ({ token }: ReceivedLetter) => t.call("POST /auth/confirm-email", { body: { token } });

  it("cannot name as a parent's what is its own, waits to be, or was, however it is written", async () => {
    const token = await waiting();
    const later = `later-${number}@example.com`;
    expect((await move(token, later)).status).toBe(200);
    for (const written of [
      own.replace(".", ""),
      own.replace("@", "+mama@"),
      own.toUpperCase(),
      later,
      `L${later.slice(1)}`,
    ]) {
      expect((await name(token, written)).error.fields, written).toEqual(same);
    }
    expect((await confirm(await t.mails.next({ to: later }))).status).toBe(200);
    for (const written of [own, own.replace("kid.one", "k.i.d.o.n.e"), own.replace("gmail", "googlemail"), later]) {
      expect((await name(token, written)).error.fields, written).toEqual(same);
    }
    expect(await t.mails.count({ to: parent })).toBe(1);
  });

  it.each([
    ["proton.me", (name: string) => `${name.replace(".", "_")}@pm.me`],
    ["icloud.com", (name: string) => `${name}@me.com`],
    ["yahoo.co.uk", (name: string) => `${name}-mama@yahoo.co.uk`],
    ["fastmail.com", (name: string) => `mama@${name.replace(".", "")}.fastmail.com`],
  ])("of %s cannot be the parent's under another spelling, at registration or later", async (domain, spell) => {
    const local = domain === "fastmail.com" ? `kidone${number}` : `kid.one${number}`;
    const address = `${local}@${domain}`;
    const other = spell(local);
    const reply = await t.call("POST /auth/register", { body: childsRegistration(address, { parentEmail: other }) });
    expect(reply.error.fields).toEqual(same);
    const token = await waiting(address);
    expect((await name(token, other)).error.fields).toEqual(same);
    expect(await t.mails.count({ to: other })).toBe(0);
  });

  it("cannot move to the parent's mailbox, before or after the yes, or by the order of the two steps", async () => {
    const token = await waiting();
    const letter = await t.mails.next({ to: parent });
    for (const written of [parent, parent.toUpperCase(), parent.replace("@", "+kid@")]) {
      expect((await move(token, written)).error.fields, written).toEqual(parents);
    }
    await answer(letter, "yes");
    expect((await move(token, parent)).error.fields).toEqual(parents);
    expect((await logIn(own)).data.user.pendingEmail).toBeNull();
  });

  it("gains nothing by asking for both at once, again and again", async () => {
    for (let time = 0; time < 5; time++) {
      number += 1;
      parent = `mama-${number}@example.com`;
      const token = await waiting();
      const both = `both-${number}@example.com`;
      const [moved, named] = await Promise.all([move(token, both), name(token, both)]);
      expect([moved.status, named.status].filter((status) => status < 300)).toHaveLength(1);
    }
  });

  it("has no yes from an address that has become its own since the letter", async () => {
    const token = await waiting();
    const letter = await t.mails.next({ to: parent });
    const { id } = (await t.call("GET /auth/profile", { token })).data;
    // As it could be made before this was refused.
    await t.db.updateTable("users").set({ email: parent, emailKey: parent }).where("id", "=", id).execute();
    expect((await answer(letter, "yes")).error.code).toBe("PARENT_LINK_INVALID");
  });

  it("may take over the parent's mailbox once it is old enough to need none", async () => {
    const token = await waiting();
    t.clock.set("2028-06-01T00:00:00.000Z");
    expect((await move(token, parent)).status).toBe(401);
    const fresh = (await logIn(own)).data.token;
    expect((await move(fresh, parent)).status).toBe(200);
  });
});
