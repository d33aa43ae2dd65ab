import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import { childsRegistration } from "../../../testing/registration.ts";
import { TEST_PASSWORD as password } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { deleteDueAccounts } from "../deletion/delete-due-accounts.ts";

const t = useTestApp();
const START = "2026-03-04T17:00:00.000Z";
const DUE = "2026-04-03T17:00:00.000Z";
let number = 0;
let email: string;
let parent: string;

beforeEach(() => {
  number += 1;
  email = `child-${number}@example.com`;
  parent = `parent-${number}@example.com`;
  t.clock.set(START);
});

/** A child who has registered and confirmed its own address. */
async function newcomer(changes: object = {}) {
  await t.call("POST /auth/register", { body: childsRegistration(email, { parentEmail: parent }, changes) });
  const { token } = await t.mails.next({ to: email });
  await t.call("POST /auth/verify-email", { body: { email, token } });
  return t.mails.next({ to: parent });
}
const logIn = () => t.call("POST /auth/login", { body: { email, password } });
const answer = (token: string, said: string) => t.call("POST /auth/parent-consent", { body: { token, answer: said } });
const at = (instant: string, milliseconds = 0) => t.clock.set(new Date(new Date(instant).getTime() + milliseconds));

describe("a child's account without a parent's yes", () => {
  it("tells the child and the parent until when, and goes at that millisecond with all that it holds", async () => {
    const letter = await newcomer();
    expect(letter.text).toContain("on April 3, 2026 the account is deleted");
    const { user, token } = (await logIn()).data;
    expect(user.consentDueDate).toBe(DUE);
    // As somebody could have one who was old enough by an earlier rule.
    const upload = `own-${"a".repeat(32)}`;
    await t.deps.files.put(`avatars/${upload}/96.webp`, "a picture");
    const file = {
      id: randomUUID(),
      ownerId: user.id,
      purpose: "avatar",
      place: `avatars/${upload}`,
      type: "image/webp",
      bytes: 9,
    };
    await t.db
      .insertInto("storedFiles")
      .values({ ...file, hash: Buffer.alloc(32), createdAt: t.clock.now() })
      .execute();
    await t.db.updateTable("users").set({ avatar: upload }).where("id", "=", user.id).execute();
    at(DUE, -1);
    await tidyUp(t.deps);
    expect((await t.call("GET /auth/profile", { token: (await logIn()).data.token })).status).toBe(200);
    at(DUE);
    await tidyUp(t.deps);
    expect((await logIn()).error.code).toBe("INVALID_CREDENTIALS");
    expect((await t.call("GET /auth/profile", { token })).status).toBe(401);
    for (const table of ["parentRequests", "mailedLinks", "sessions", "knownBrowsers"] as const) {
      expect(await t.db.selectFrom(table).select("userId").where("userId", "=", user.id).execute(), table).toEqual([]);
    }
    expect(await t.deps.files.exists(`avatars/${upload}/96.webp`)).toBe(false);
    await t.mails.sendDue();
    const last = t.mails.letters.findLast(({ to }) => to === email);
    expect(last?.text).toContain("because no parent gave permission within 30 days");
    expect((await answer(letter.token, "yes")).error.code).toBe("PARENT_LINK_INVALID");
  });

  it("is not prolonged by asking the parent again, or naming another", async () => {
    await newcomer();
    t.clock.advance({ days: 20 });
    const { token } = (await logIn()).data;
    await t.call("PUT /auth/parent-email", { token, body: { parentEmail: `papa-${number}@example.com` } });
    expect((await t.call("GET /auth/profile", { token })).data.consentDueDate).toBe(DUE);
    at(DUE);
    await tidyUp(t.deps);
    expect((await logIn()).error.code).toBe("INVALID_CREDENTIALS");
  });

  it("stays when the child has grown old enough in the meantime, at the very instant", async () => {
    await newcomer({ birthYear: 2013, birthMonth: 3 });
    at(DUE);
    await tidyUp(t.deps);
    expect((await logIn()).data.user).toMatchObject({ parentConsent: "notNeeded", consentDueDate: null });
  });

  it("stays when the parent has said yes, and after a no goes by the days of grace instead", async () => {
    const { token } = await newcomer();
    at(DUE, -1);
    expect((await answer(token, "yes")).status).toBe(200);
    at(DUE);
    await tidyUp(t.deps);
    expect((await logIn()).data.user).toMatchObject({ parentConsent: "given", consentDueDate: null });
    await answer((await t.mails.next({ to: parent })).token, "no");
    t.clock.advance({ days: 14, milliseconds: -1 });
    await tidyUp(t.deps);
    expect((await logIn()).error.code).toBe("PARENT_REFUSED");
    t.clock.advance({ milliseconds: 1 });
    await tidyUp(t.deps);
    expect((await logIn()).error.code).toBe("INVALID_CREDENTIALS");
  });

  it("is either kept whole or gone whole when yes and deletion come in the same instant, 20 times", async () => {
    const endings = new Set<string>();
    for (let time = 0; time < 20; time++) {
      number += 1;
      email = `race-${number}@example.com`;
      parent = `race-parent-${number}@example.com`;
      t.clock.set(START);
      const { token } = await newcomer();
      at(DUE);
      // A link lives as long as the account may: a moment longer, for the letter is written later.
      await t.db.updateTable("mailedLinks").set({ expiresAt: null }).where("purpose", "=", "parent-consent").execute();
      const [said] = await Promise.all([answer(token, "yes"), deleteDueAccounts(t.deps)]);
      const entered = await logIn();
      endings.add(`${said.status} ${entered.status}`);
    }
    for (const ending of endings) expect(["200 200", "400 401"]).toContain(ending);
  });
});

describe("a parent who does not answer", () => {
  it("is reminded once, after a week to the millisecond, with a link and the last day", async () => {
    await newcomer();
    t.clock.advance({ days: 7, milliseconds: -1 });
    await tidyUp(t.deps);
    expect(await t.mails.count({ to: parent })).toBe(1);
    t.clock.advance({ milliseconds: 1 });
    await Promise.all([tidyUp(t.deps), tidyUp(t.deps)]);
    const reminder = await t.mails.next({ to: parent });
    expect(reminder.subject).toBe("Dripstone Academy: Xiao Yu is still waiting for your answer");
    expect(reminder.text).toContain("deleted on April 3, 2026");
    for (let day = 0; day < 20; day++) {
      t.clock.advance({ days: 1 });
      await tidyUp(t.deps);
    }
    expect(await t.mails.count({ to: parent })).toBe(2);
    expect((await answer(reminder.token, "yes")).status).toBe(200);
  });

  it("is not reminded after an answer, of a child old enough, or of an account that is to go", async () => {
    const { token } = await newcomer();
    await answer(token, "no");
    const refused = parent;
    number += 1;
    [email, parent] = [`child-${number}@example.com`, `parent-${number}@example.com`];
    await newcomer({ birthYear: 2013, birthMonth: 3 });
    const grown = parent;
    number += 1;
    [email, parent] = [`child-${number}@example.com`, `parent-${number}@example.com`];
    await newcomer();
    await t.call("POST /auth/deletion", { token: (await logIn()).data.token, body: { password } });
    t.clock.set("2026-04-01T00:00:00.000Z");
    await t.db
      .updateTable("users")
      .set({ deletionDueAt: new Date(DUE) })
      .where("deletionDueAt", "is not", null)
      .execute();
    await tidyUp(t.deps);
    await t.mails.sendDue();
    const reminders = (to: string) =>
      t.mails.letters.filter((it) => it.to === to && it.subject.includes("still waiting"));
    for (const to of [refused, grown, parent]) expect(reminders(to), to).toEqual([]);
  });

  it("whose mailbox the child uses is reminded the same, and the registration goes the same", async () => {
    const body = childsRegistration(parent, { mailbox: "parent" }, { preferredLanguage: "ch" });
    await t.call("POST /auth/register", { body });
    await t.mails.next({ to: parent });
    t.clock.advance({ days: 7 });
    await tidyUp(t.deps);
    const reminder = await t.mails.next({ to: parent });
    expect(reminder.subject).toBe("滴石学堂：Xiao Yu 还在等您的答复");
    at(DUE, -1);
    await tidyUp(t.deps);
    const kept = () => t.db.selectFrom("users").select("id").where("emailKey", "=", parent).execute();
    expect(await kept()).toHaveLength(1);
    at(DUE);
    await tidyUp(t.deps);
    expect(await kept()).toEqual([]);
    expect((await answer(reminder.token, "yes")).error.code).toBe("PARENT_LINK_INVALID");
  });
});
